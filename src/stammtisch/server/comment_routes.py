"""The routes of what people write: comments on a game's page, and suggestions of games.

Not here: what may be written (`comments.py`), and what stewards decide (`admin_routes.py`).
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stammtisch.errors import TableError
from stammtisch.games import find_game
from stammtisch.server.answers import (
    Host,
    address_of,
    asker_of,
    expect_own_origin,
    guest_cookie,
    json_answer,
    read_json,
)
from stammtisch.server.comments import plain_text, standing_of
from stammtisch.server.doors import Asker
from stammtisch.store.comments import Comment, Standing, Suggestion
from stammtisch.store.standings import Role
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.house import (
    CommentView,
    GameComments,
    SuggestGame,
    Suggestions,
    SuggestionView,
    WriteComment,
)


async def comments(host: Host, request: Request) -> Response:
    """What is written under a game."""
    game, asker = find_game(request.path_params["game"]).key, asker_of(request)
    found = await host.house.books.comments.of_game(game, asker.guest)
    return json_answer(GameComments(tuple(comment_view(comment, asker) for comment in found)))


async def write_comment(host: Host, request: Request) -> Response:
    """A comment, or a reply to one."""
    expect_own_origin(request)
    wanted = await read_json(request, WriteComment)
    game, text = find_game(request.path_params["game"]).key, plain_text(wanted.text)
    guest, name = await _writer(host, request, wanted.name)
    standing = standing_of(f"{name} {text}", asker_of(request), host.house.site.comments)
    comment = Comment(game, guest, name, text, host.house.now(), standing, wanted.reply_to)
    _expect_slowly(host, request, guest)
    kept = await host.house.books.comments.add(comment)
    return json_answer(comment_view(kept, Asker(guest)), 201, (guest_cookie(host, request, guest),))


async def suggestions(host: Host, request: Request) -> Response:
    """Games that were suggested and accepted, and one's own."""
    asker = asker_of(request)
    found = await host.house.books.comments.suggestions(asker.guest)
    return json_answer(Suggestions(tuple(suggestion_view(suggestion, asker) for suggestion in found)))


async def suggest(host: Host, request: Request) -> Response:
    """A game that somebody wants here; the host decides."""
    expect_own_origin(request)
    wanted = await read_json(request, SuggestGame)
    title, text = plain_text(wanted.title).replace("\n", " "), plain_text(wanted.text) if wanted.text.strip() else ""
    guest, name = await _writer(host, request, wanted.name)
    standing_of(f"{name} {title} {text}", asker_of(request), host.house.site.comments)  # refuses what is not taken here
    _expect_slowly(host, request, guest)
    suggestion = Suggestion(guest, name, title, text, host.house.now(), Standing.WAITING)
    kept = await host.house.books.comments.suggest(suggestion)
    return json_answer(suggestion_view(kept, Asker(guest)), 201, (guest_cookie(host, request, guest),))


def comment_view(comment: Comment, asker: Asker) -> CommentView:
    """The comment as its reader sees it."""
    return CommentView(
        comment.number,
        comment.game,
        comment.name,
        comment.text,
        comment.written,
        comment.reply_to,
        comment.standing is Standing.WAITING,
        comment.guest == asker.guest,
        comment.guest if is_steward(asker) else "",
    )


def suggestion_view(suggestion: Suggestion, asker: Asker) -> SuggestionView:
    """The suggestion as its reader sees it."""
    return SuggestionView(
        suggestion.number,
        suggestion.title,
        suggestion.text,
        suggestion.name,
        suggestion.written,
        suggestion.standing is Standing.WAITING,
        suggestion.guest == asker.guest,
    )


def is_steward(asker: Asker) -> bool:
    """Whether they look after the house."""
    return asker.role in (Role.STEWARD, Role.HOST)


async def _writer(host: Host, request: Request, name: str) -> tuple[str, str]:
    """Who writes, and under which name. Raises TableError for a guest under the name of an account."""
    asker = asker_of(request)
    if asker.guest is not None and asker.account is not None:
        return asker.guest, asker.account
    given = printable_name(name)
    if given and await host.house.books.accounts.named(given) is not None:
        raise TableError("name_taken", "Somebody has an account of this name: sign in, or choose another.")
    return asker.guest or host.guests.new(), given


def _expect_slowly(host: Host, request: Request, guest: str) -> None:
    """Raises TableError for who writes too often, as a guest or from one address."""
    if not (host.house.comments.take(guest) and host.house.comments_from.take(address_of(request))):
        raise TableError("too_fast", "So much cannot be written at once; please wait a minute.")
