"""Comments and suggestions in PostgreSQL. What each method does is said in `comments.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.store.comments import Comment, Standing, Suggestion
from stammtisch.store.postgres_desk import Desk, Page
from stammtisch.store.store import StoreError

_COMMENT: Final = "game, guest, name, text, written, standing, reply_to, comment_id"
_SUGGESTION: Final = "guest, name, title, text, written, standing, suggestion_id"


class PostgresComments:
    """See `Comments`."""

    def __init__(self, desk: Desk) -> None:
        self._do = desk.do

    async def add(self, comment: Comment) -> Comment:
        """See `Comments`."""
        return await self._do(lambda page: _add(page, comment))

    async def of_game(self, game: str, guest: str | None) -> tuple[Comment, ...]:
        """See `Comments`."""
        where = "game = ? and (standing = 'shown' or (standing = 'waiting' and guest = ?))"
        return await self._comments(where, game, guest)

    async def waiting(self) -> tuple[Comment, ...]:
        """See `Comments`."""
        return await self._comments("standing = 'waiting'")

    async def by_guest(self, guest: str) -> tuple[Comment, ...]:
        """See `Comments`."""
        return await self._comments("guest = ? and standing <> 'removed'", guest)

    async def decide(self, number: int, standing: Standing) -> None:
        """See `Comments`."""
        await self._do(lambda page: _decide(page, "comment", number, standing))

    async def suggest(self, suggestion: Suggestion) -> Suggestion:
        """See `Comments`."""
        return await self._do(lambda page: _suggest(page, suggestion))

    async def suggestions(self, guest: str | None) -> tuple[Suggestion, ...]:
        """See `Comments`."""
        return await self._suggestions("standing = 'shown' or (standing = 'waiting' and guest = ?)", guest)

    async def waiting_suggestions(self) -> tuple[Suggestion, ...]:
        """See `Comments`."""
        return await self._suggestions("standing = 'waiting'")

    async def suggested_by(self, guest: str) -> tuple[Suggestion, ...]:
        """See `Comments`."""
        return await self._suggestions("guest = ?", guest)

    async def decide_suggestion(self, number: int, standing: Standing) -> None:
        """See `Comments`."""
        await self._do(lambda page: _decide(page, "suggestion", number, standing))

    async def hand_over(self, guest: str, heir: str) -> None:
        """See `Comments`."""
        await self._do(lambda page: _hand_over(page, guest, heir))

    async def forget(self, guest: str, name: str) -> None:
        """See `Comments`."""
        await self._do(lambda page: _forget(page, guest, name))

    async def _comments(self, where: str, *values: str | None) -> tuple[Comment, ...]:
        query = f"select {_COMMENT} from comments where {where} order by comment_id"
        return tuple(map(_comment, await self._do(lambda page: page.rows(query, *values))))

    async def _suggestions(self, where: str, *values: str | None) -> tuple[Suggestion, ...]:
        query = f"select {_SUGGESTION} from suggestions where {where} order by suggestion_id"
        return tuple(map(_suggestion, await self._do(lambda page: page.rows(query, *values))))


def _comment(row: Sequence[Any]) -> Comment:
    game, guest, name, text, written, standing, reply_to, number = row
    return Comment(game, guest, name, text, written, Standing(standing), reply_to, number)


def _suggestion(row: Sequence[Any]) -> Suggestion:
    guest, name, title, text, written, standing, number = row
    return Suggestion(guest, name, title, text, written, Standing(standing), number)


async def _add(page: Page, comment: Comment) -> Comment:
    if comment.reply_to is not None:
        answered = "select from comments where comment_id = ? and game = ? and standing = 'shown'"
        if await page.row(answered, comment.reply_to, comment.game) is None:
            raise StoreError("no_such_comment", "The comment that this answers is not there any more.")
    row = (comment.game, comment.guest, comment.name, comment.text, comment.written, comment.standing.value)
    (added,) = await page.rows(
        "insert into comments (game, guest, name, text, written, standing, reply_to) values (?, ?, ?, ?, ?, ?, ?)"
        f" returning {_COMMENT}",
        *row,
        comment.reply_to,
    )
    return _comment(added)


async def _suggest(page: Page, suggestion: Suggestion) -> Suggestion:
    row = (suggestion.guest, suggestion.name, suggestion.title, suggestion.text, suggestion.written)
    (added,) = await page.rows(
        "insert into suggestions (guest, name, title, text, written, standing) values (?, ?, ?, ?, ?, ?)"
        f" returning {_SUGGESTION}",
        *row,
        suggestion.standing.value,
    )
    return _suggestion(added)


async def _decide(page: Page, kind: str, number: int, standing: Standing) -> None:
    query = f"update {kind}s set standing = ? where {kind}_id = ? returning {kind}_id"
    if await page.row(query, standing.value, number) is None:
        raise StoreError(f"no_such_{kind}", f"There is no {kind} {number}.")


async def _forget(page: Page, guest: str, name: str) -> None:
    """An answered comment keeps its place, so that the answers of others stand under something."""
    answered = "comment_id in (select reply_to from comments where reply_to is not null)"
    await page.rows(f"delete from comments where guest = ? and not {answered}", guest)
    await page.rows("update comments set guest = '', name = ?, text = '' where guest = ?", name, guest)
    await page.rows("delete from suggestions where guest = ?", guest)


async def _hand_over(page: Page, guest: str, heir: str) -> None:
    await page.rows("update comments set guest = ? where guest = ?", heir, guest)
    await page.rows("update suggestions set guest = ? where guest = ?", heir, guest)
