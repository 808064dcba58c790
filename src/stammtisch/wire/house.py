"""Bodies of requests and answers about the house itself: who one is in it, what people write, what stewards see.

Not here: tables (`http.py`), and which route takes what (`docs/protocol.md`). Moments are Unix time in milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from stammtisch.wire.commands import Name

AccessName: TypeAlias = Literal["open", "invite", "members"]
RoleName: TypeAlias = Literal["none", "member", "steward", "host"]
AccountName: TypeAlias = Annotated[str, Meta(min_length=2, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(max_length=200)]
NewPassword: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Written: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Guest: TypeAlias = Annotated[str, Meta(max_length=64)]


# The house, and who one is in it


class Ban(Struct, frozen=True):
    """Why one may not come in. until: 0 for ever."""

    reason: str
    until: int


class Yourself(Struct, frozen=True):
    """Who asks. account: the name to sign in by, or null. banned: null for who may come in."""

    account: str | None
    role: RoleName
    has_password: bool
    passkeys: int
    banned: Ban | None


class SiteView(Struct, frozen=True):
    """GET /api/site. language: of who has chosen none; else empty. pages: of "imprint" and "privacy" those there are.

    may_enter: whether the reader may play here. passkeys: whether they can be used here, which takes HTTPS.
    """

    name: str
    logo: bool
    language: str
    access: AccessName
    pages: tuple[str, ...]
    passkeys: bool
    may_enter: bool
    you: Yourself


class SitePage(Struct, frozen=True):
    """GET /api/site/pages/PAGE?language=LANGUAGE: plain text; an empty line parts paragraphs."""

    text: str


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account: the guest becomes an account, with all that is theirs."""

    name: AccountName
    password: NewPassword


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-in."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    password: Password


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sign-out. everywhere: also on every other device."""

    everywhere: bool = False


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/password: another one; other devices are signed out. password: the one until now, or empty."""

    password: Password
    new: NewPassword


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/delete: everything that is the reader's goes. password: of the account, if it has one."""

    password: Password = ""


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passkeys and /api/passkeys/sign-in: what the browser made, as JSON of the WebAuthn standard.

    name: of the account that is made with it; empty to add the key to the account there is, and to sign in.
    """

    credential: Annotated[str, Meta(max_length=12_000)]
    name: Annotated[str, Meta(max_length=40)] = ""


class PasskeyWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passkeys/options and /api/passkeys/sign-in/options. name: of the account to be made, as above."""

    name: Annotated[str, Meta(max_length=40)] = ""


class PasskeyOptions(Struct, frozen=True):
    """The answer: options for the browser, as JSON of the WebAuthn standard."""

    options: str


class UseInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/invitations/use. name: what the host reads in the list of people."""

    secret: Secret
    name: Name = ""


# What people write


class WriteComment(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/GAME/comments. name: of a guest; an account has its own. reply_to: number of another comment."""

    text: Written
    name: Name = ""
    reply_to: Annotated[int, Meta(ge=1, le=2**53 - 1)] | None = None


class CommentView(Struct, frozen=True):
    """A comment. waiting: only the writer sees it until the host has read it. guest: told to stewards alone."""

    number: int
    game: str
    name: str
    text: str
    written: int
    reply_to: int | None
    waiting: bool
    yours: bool
    guest: str


class GameComments(Struct, frozen=True):
    """GET /api/games/GAME/comments: the oldest first, replies among them."""

    comments: tuple[CommentView, ...]


class SuggestGame(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/suggestions. title: the game. name: as above."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    text: Annotated[str, Meta(max_length=2000)] = ""
    name: Name = ""


class SuggestionView(Struct, frozen=True):
    """A game that somebody suggested. waiting: the host has not decided yet."""

    number: int
    title: str
    text: str
    name: str
    written: int
    waiting: bool
    yours: bool


class Suggestions(Struct, frozen=True):
    """GET /api/suggestions: those accepted, and the reader's own that wait."""

    suggestions: tuple[SuggestionView, ...]


# What stewards see and do


class Decide(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/comments/NUMBER and /api/admin/suggestions/NUMBER: show it to everybody, or not."""

    show: bool


class LiveTable(Struct, frozen=True):
    """A table in play. persons: names of those who have a window open. watchers: how many look on."""

    table_id: str
    game: str
    phase: str
    seq: int
    persons: tuple[str, ...]
    watchers: int


class RouteFigures(Struct, frozen=True):
    """How one route answered since the server began: times in milliseconds, by upper bounds of a histogram."""

    route: str
    count: int
    errors: int
    p50: float
    p99: float


class Overview(Struct, frozen=True):
    """GET /api/admin. since: when the server began. waiting: comments and suggestions that wait. reports: unseen."""

    since: int
    now: int
    tables: tuple[LiveTable, ...]
    windows: int
    broken: tuple[str, ...]
    moves: RouteFigures
    routes: tuple[RouteFigures, ...]
    waiting: int
    reports: int


class ReportView(Struct, frozen=True):
    """A report. guest, about_guest: to be banned by; about: name of whom it is about. game: of the table."""

    table_id: str
    seq: int
    game: str
    at: int
    text: str
    name: str
    guest: str
    about: str
    about_guest: str


class Reports(Struct, frozen=True):
    """GET /api/admin/reports: those that nobody has seen to, the oldest first."""

    reports: tuple[ReportView, ...]


class WaitingTexts(Struct, frozen=True):
    """GET /api/admin/comments: what waits for a decision."""

    comments: tuple[CommentView, ...]
    suggestions: tuple[SuggestionView, ...]


class PersonView(Struct, frozen=True):
    """Somebody with a role."""

    guest: str
    name: str
    role: RoleName
    since: int
    you: bool


class BanView(Struct, frozen=True):
    """A ban. until: 0 for ever."""

    number: int
    guest: str
    address: str
    name: str
    reason: str
    until: int


class PeopleView(Struct, frozen=True):
    """GET /api/admin/people."""

    people: tuple[PersonView, ...]
    bans: tuple[BanView, ...]


class MakeBan(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/bans: keep out a guest, an address or both, for so many hours, or for ever (0)."""

    guest: Guest = ""
    address: Annotated[str, Meta(max_length=64)] = ""
    name: Name = ""
    reason: Annotated[str, Meta(max_length=200)] = ""
    hours: Annotated[int, Meta(ge=0, le=100_000)] = 0


class GiveRole(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/roles: the host alone."""

    guest: Annotated[str, Meta(min_length=1, max_length=64)]
    role: RoleName


class MakeInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/invitations. Stewards invite members, the host also stewards. uses: how many may come by it."""

    role: Literal["member", "steward", "host"] = "member"
    uses: Annotated[int, Meta(ge=1, le=500)] = 1


class Invitation(Struct, frozen=True):
    """The answer. It is told once: the server keeps its digest only."""

    secret: str
    until: int


class DeletePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/people/delete: everything of this guest goes, as if they had asked for it."""

    guest: Annotated[str, Meta(min_length=1, max_length=64)]


class Done(Struct, frozen=True):
    """The answer where there is nothing to say."""

    done: bool = True


HouseMessage: TypeAlias = (
    SiteView
    | SitePage
    | SignUp
    | SignIn
    | SignOut
    | ChangePassword
    | Farewell
    | PasskeyWanted
    | PasskeyOptions
    | PasskeyAnswer
    | UseInvitation
    | WriteComment
    | GameComments
    | SuggestGame
    | Suggestions
    | Decide
    | Overview
    | Reports
    | WaitingTexts
    | PeopleView
    | MakeBan
    | GiveRole
    | MakeInvitation
    | Invitation
    | DeletePerson
    | Done
)
