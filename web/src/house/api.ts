/** What is asked of the server about the house: who one is in it, what people write, what stewards see. */
import { ask, tell } from "../api";
import type {
  ChangePassword, CommentView, Done, GameComments, GiveRole, Invitation, MakeBan, MakeInvitation, Overview, PasskeyAnswer, PasskeyOptions, PeopleView,
  Reports, SignUp, SitePage, SiteView, SuggestGame, Suggestions, SuggestionView, WaitingTexts, WriteComment, Yourself,
} from "../wire";

export const fetchSite = (): Promise<SiteView> => ask("/api/site");
export const fetchSitePage = (page: string, language: string): Promise<SitePage> => ask(`/api/site/pages/${page}?language=${language}`);
export const acceptInvitation = (secret: string, name: string): Promise<Yourself> => tell("/api/invitations/use", { secret, name });
export const makeInvitation = (wanted: MakeInvitation): Promise<Invitation> => tell("/api/invitations", wanted);

// What people write

export const fetchComments = (game: string): Promise<GameComments> => ask(commentsPath(game));
export const writeComment = (game: string, comment: WriteComment): Promise<CommentView> => tell(commentsPath(game), comment);
export const fetchSuggestions = (): Promise<Suggestions> => ask("/api/suggestions");
export const suggestGame = (wanted: SuggestGame): Promise<SuggestionView> => tell("/api/suggestions", wanted);

// Accounts

export const EXPORT_PATH = "/api/account/export";
export const signUp = (wanted: SignUp): Promise<Done> => tell("/api/account", wanted);
export const signIn = (name: string, password: string): Promise<Done> => tell("/api/account/sign-in", { name, password });
export const signOut = (everywhere: boolean): Promise<Done> => tell("/api/account/sign-out", { everywhere });
export const changePassword = (wanted: ChangePassword): Promise<Done> => tell("/api/account/password", wanted);
export const deleteData = (password: string): Promise<Done> => tell("/api/account/delete", { password });
export const askForPasskey = (name: string): Promise<PasskeyOptions> => tell("/api/passkeys/options", { name });
export const sendPasskey = (made: PasskeyAnswer): Promise<Done> => tell("/api/passkeys", made);
export const askToSignIn = (): Promise<PasskeyOptions> => tell("/api/passkeys/sign-in/options", {});
export const signInByPasskey = (made: PasskeyAnswer): Promise<Done> => tell("/api/passkeys/sign-in", made);

// For those who look after the house

export const fetchOverview = (): Promise<Overview> => ask("/api/admin");
export const fetchReports = (): Promise<Reports> => ask("/api/admin/reports");
export const fetchWaiting = (): Promise<WaitingTexts> => ask("/api/admin/comments");
export const fetchPeople = (): Promise<PeopleView> => ask("/api/admin/people");
export const recordOfReport = (table: string): string => `/api/admin/reports/${encodeURIComponent(table)}`;
export const reportDone = (table: string, seq: number): Promise<Done> => tell(`${recordOfReport(table)}/${seq}/done`, {});
export const closeTable = (table: string): Promise<Done> => tell(`/api/admin/tables/${encodeURIComponent(table)}/close`, {});
export const decideComment = (number: number, show: boolean): Promise<Done> => tell(`/api/admin/comments/${number}`, { show });
export const decideSuggestion = (number: number, show: boolean): Promise<Done> => tell(`/api/admin/suggestions/${number}`, { show });
export const giveRole = (wanted: GiveRole): Promise<Done> => tell("/api/admin/roles", wanted);
export const makeBan = (wanted: MakeBan): Promise<unknown> => tell("/api/admin/bans", wanted);
export const liftBan = (number: number): Promise<Done> => tell(`/api/admin/bans/${number}/lift`, {});

function commentsPath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/comments`;
}
