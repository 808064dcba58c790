"""The description of all HTTP routes by OpenAPI 3.1, made from the routes themselves and the types of their bodies.

Not here: what a route does (`app.py`, `table_routes.py`), the sockets (`docs/protocol.md` describes them).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from stammtisch import __version__
from stammtisch.cards import Card
from stammtisch.server.answers import Endpoint, Host, json_answer
from stammtisch.wire import daily, house, http

Way: TypeAlias = tuple[str, str]
"""Method and path."""
Schema: TypeAlias = dict[str, Any]

BODIES: Final[Mapping[Way, type[Any]]] = {
    ("POST", "/api/tables"): http.OpenTable,
    ("POST", "/api/lessons/{game}"): http.OpenLesson,
    ("POST", "/api/tables/{table_id}/join"): http.JoinTable,
    ("POST", "/api/tables/{table_id}/seat"): http.TakeSeat,
    ("POST", "/api/invitations"): house.MakeInvitation,
    ("POST", "/api/invitations/use"): house.UseInvitation,
    ("POST", "/api/account"): house.SignUp,
    ("POST", "/api/account/sign-in"): house.SignIn,
    ("POST", "/api/account/sign-out"): house.SignOut,
    ("POST", "/api/account/password"): house.ChangePassword,
    ("POST", "/api/account/delete"): house.Farewell,
    ("POST", "/api/passkeys/options"): house.PasskeyWanted,
    ("POST", "/api/passkeys"): house.PasskeyAnswer,
    ("POST", "/api/passkeys/sign-in"): house.PasskeyAnswer,
    ("POST", "/api/games/{game}/comments"): house.WriteComment,
    ("POST", "/api/daily/{game}/{day}"): daily.PlayDaily,
    ("POST", "/api/daily/{game}/{day}/name"): daily.ShowName,
    ("POST", "/api/suggestions"): house.SuggestGame,
    ("POST", "/api/admin/comments/{number}"): house.Decide,
    ("POST", "/api/admin/suggestions/{number}"): house.Decide,
    ("POST", "/api/admin/roles"): house.GiveRole,
    ("POST", "/api/admin/bans"): house.MakeBan,
    ("POST", "/api/admin/people/delete"): house.DeletePerson,
}
"""What a request says, as JSON."""

ANSWERS: Final[Mapping[Way, type[Any]]] = {
    ("GET", "/api/games"): http.GameList,
    ("GET", "/api/codes/{code}"): http.TableCard,
    ("POST", "/api/tables"): http.TableOpened,
    ("POST", "/api/lessons/{game}"): http.TableOpened,
    ("GET", "/api/tables/mine"): http.OwnTables,
    ("GET", "/api/tables/{table_id}"): http.TableCard,
    ("POST", "/api/tables/{table_id}/join"): http.TableJoined,
    ("POST", "/api/tables/{table_id}/seat"): http.TableJoined,
    ("GET", "/api/tables/{table_id}/transcript"): http.Transcript,
    ("GET", "/api/tables/{table_id}/deals/{number}"): http.DealShown,
    ("GET", "/api/site"): house.SiteView,
    ("GET", "/api/site/pages/{page}"): house.SitePage,
    ("POST", "/api/invitations"): house.Invitation,
    ("POST", "/api/invitations/use"): house.Yourself,
    ("POST", "/api/passkeys/options"): house.PasskeyOptions,
    ("POST", "/api/passkeys/sign-in/options"): house.PasskeyOptions,
    ("GET", "/api/games/{game}/comments"): house.GameComments,
    ("POST", "/api/games/{game}/comments"): house.CommentView,
    ("GET", "/api/daily"): daily.DailyList,
    ("GET", "/api/daily/{game}/{day}"): daily.DailyDeal,
    ("POST", "/api/daily/{game}/{day}"): daily.DailyOpened,
    ("GET", "/api/suggestions"): house.Suggestions,
    ("POST", "/api/daily/{game}/{day}/name"): daily.DailyDeal,
    ("POST", "/api/suggestions"): house.SuggestionView,
    ("GET", "/api/admin"): house.Overview,
    ("GET", "/api/admin/reports"): house.Reports,
    ("GET", "/api/admin/comments"): house.WaitingTexts,
    ("GET", "/api/admin/people"): house.PeopleView,
    ("POST", "/api/admin/bans"): house.BanView,
}
"""What the answer says; a route that is not here answers with some JSON, or as `OTHER_CONTENT` says."""

OTHER_CONTENT: Final[Mapping[str, str]] = {
    "/api/tables/{table_id}/record": "application/jsonl",
    "/api/site/logo": "image/svg+xml",
    "/metrics": "text/plain",
}
CREATED: Final = frozenset(
    ("POST", path)
    for path in (
        "/api/tables",
        "/api/lessons/{game}",
        "/api/account",
        "/api/passkeys",
        "/api/invitations",
        "/api/suggestions",
        "/api/daily/{game}/{day}",
        "/api/games/{game}/comments",
        "/api/admin/bans",
    )
)

_NUMBER: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
QUERIES: Final[Mapping[str, Mapping[str, Schema]]] = {
    "/api/tables/{table_id}/transcript": {"from": _NUMBER},
    "/api/tables/{table_id}/deals/{number}": {"seat": _NUMBER, "key": {"type": "string"}},
    "/api/site/pages/{page}": {"language": {"type": "string"}},
}
"""Fields of the query, none of which is needed."""


def described(routes: Sequence[BaseRoute]) -> Endpoint:
    """The endpoint that answers with the description of these routes."""
    whole = description(routes)

    async def describe(host: Host, request: Request) -> Response:
        return json_answer(whole)

    return describe


def description(routes: Sequence[BaseRoute]) -> Schema:
    """OpenAPI of all routes that are no sockets."""
    paths: dict[str, Schema] = {}
    for method, route in _ways(routes):
        paths.setdefault(route.path, {})[method.lower()] = _operation(method, route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stammtisch", "version": __version__},
        "paths": paths,
        "components": {"schemas": _schemas()},
    }


def _ways(routes: Sequence[BaseRoute]) -> Iterator[tuple[str, Route]]:
    for route in routes:
        if isinstance(route, Route):
            yield from ((method, route) for method in sorted(route.methods or ()) if method != "HEAD")


def _operation(method: str, route: Route) -> Schema:
    way = (method, route.path)
    operation: Schema = {"responses": {_status(way): _answer(way), "default": _told("Failure")}}
    if route.endpoint.__doc__:
        operation["summary"] = route.endpoint.__doc__.partition("\n")[0]
    if fields := [*_in_path(route.path), *_in_query(route.path)]:
        operation["parameters"] = fields
    if way in BODIES:
        operation["requestBody"] = {"required": True, **_content(BODIES[way].__name__)}
    return operation


def _status(way: Way) -> str:
    return "201" if way in CREATED else "200"


def _answer(way: Way) -> Schema:
    if way[1] in OTHER_CONTENT:
        return {"description": "as it is", "content": {OTHER_CONTENT[way[1]]: {"schema": {"type": "string"}}}}
    return _told(ANSWERS[way].__name__ if way in ANSWERS else None)


def _told(name: str | None) -> Schema:
    return {"description": name or "JSON", **_content(name)}


def _content(name: str | None) -> Schema:
    schema = {} if name is None else {"$ref": f"#/components/schemas/{name}"}
    return {"content": {"application/json": {"schema": schema}}}


def _in_path(path: str) -> Iterator[Schema]:
    for name in re.findall(r"{(\w+)(?::\w+)?}", path):
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}


def _in_query(path: str) -> Iterator[Schema]:
    for name, schema in QUERIES.get(path, {}).items():
        yield {"name": name, "in": "query", "required": False, "schema": schema}


def _schemas() -> Schema:
    kinds = dict.fromkeys((http.Failure, *BODIES.values(), *ANSWERS.values()))
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components(kinds, schema_hook=_card_schema, ref_template=template)
    return components


def _card_schema(kind: type[Any]) -> Schema:
    if kind is Card:
        return {"type": "string", "description": "suit, then rank"}
    raise NotImplementedError(kind)  # msgspec's way of asking for no schema: it then refuses the type by name
