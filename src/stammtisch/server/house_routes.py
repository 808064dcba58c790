"""The routes of the house, and what each needs of who asks. Not here: what they do; the routes of tables (`app.py`)."""

from __future__ import annotations

from typing import Final

from starlette.routing import BaseRoute, Route

from stammtisch.server import account_routes as account
from stammtisch.server import admin_routes as admin
from stammtisch.server import comment_routes as comments
from stammtisch.server import daily_routes as daily
from stammtisch.server import passkey_routes as passkeys
from stammtisch.server import site_routes as site
from stammtisch.server.answers import Endpoint, Host, told
from stammtisch.server.doors import Needs

ASKER, ENTRY, STEWARD, HOST = Needs.ASKER, Needs.ENTRY, Needs.STEWARD, Needs.HOST

ROUTES: Final[tuple[tuple[str, str, Endpoint, Needs], ...]] = (
    ("GET", "/readyz", admin.ready, Needs.NOTHING),
    ("GET", "/metrics", admin.metrics, ASKER),
    ("GET", "/api/site", site.site, ASKER),
    ("GET", "/api/site/logo", site.logo, Needs.NOTHING),
    ("GET", "/api/site/pages/{page}", site.site_page, Needs.NOTHING),
    ("POST", "/api/invitations", site.make_invitation, STEWARD),
    ("POST", "/api/invitations/use", site.use_invitation, ASKER),
    ("POST", "/api/account", account.sign_up, ASKER),
    ("POST", "/api/account/sign-in", account.sign_in, ASKER),
    ("POST", "/api/account/sign-out", account.sign_out, ASKER),
    ("POST", "/api/account/password", account.change_password, ASKER),
    ("GET", "/api/account/export", account.export, ASKER),
    ("POST", "/api/account/delete", account.delete, ASKER),
    ("POST", "/api/passkeys/options", passkeys.passkey_options, ASKER),
    ("POST", "/api/passkeys", passkeys.add_passkey, ASKER),
    ("POST", "/api/passkeys/sign-in/options", passkeys.sign_in_options, ASKER),
    ("POST", "/api/passkeys/sign-in", passkeys.sign_in_by_passkey, ASKER),
    ("GET", "/api/games/{game}/comments", comments.comments, ENTRY),
    ("POST", "/api/games/{game}/comments", comments.write_comment, ENTRY),
    ("GET", "/api/daily", daily.today, ENTRY),
    ("GET", "/api/daily/{game}/{day}", daily.read_day, ENTRY),
    ("POST", "/api/daily/{game}/{day}", daily.play, ENTRY),
    ("POST", "/api/daily/{game}/{day}/name", daily.show_name, ENTRY),
    ("GET", "/api/suggestions", comments.suggestions, ENTRY),
    ("POST", "/api/suggestions", comments.suggest, ENTRY),
    ("GET", "/api/admin", admin.overview, STEWARD),
    ("GET", "/api/admin/reports", admin.reports, STEWARD),
    ("GET", "/api/admin/reports/{table_id}", admin.reported_table, STEWARD),
    ("POST", "/api/admin/reports/{table_id}/{seq}/done", admin.report_done, STEWARD),
    ("POST", "/api/admin/tables/{table_id}/close", admin.close_table, STEWARD),
    ("GET", "/api/admin/comments", admin.waiting_texts, STEWARD),
    ("POST", "/api/admin/comments/{number}", admin.decide_comment, STEWARD),
    ("POST", "/api/admin/suggestions/{number}", admin.decide_suggestion, STEWARD),
    ("GET", "/api/admin/people", admin.people, STEWARD),
    ("POST", "/api/admin/roles", admin.give_role, HOST),
    ("POST", "/api/admin/bans", admin.make_ban, STEWARD),
    ("POST", "/api/admin/bans/{number}/lift", admin.lift_ban, STEWARD),
    ("POST", "/api/admin/people/delete", admin.delete_person, HOST),
)
"""Method, path, what answers, and what that needs."""


def house_routes(host: Host) -> list[BaseRoute]:
    """All of them."""
    return [Route(path, told(host, endpoint, needs), methods=[method]) for method, path, endpoint, needs in ROUTES]
