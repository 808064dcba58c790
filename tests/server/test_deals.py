"""Deals that are over are read by the people of the table, and by whoever was given a deal's key."""

from __future__ import annotations

from tests.server.guests import all_at, gathered, house, play_deal, started
from tests.tables.test_table import shortest


def test_a_deal_is_shared_by_its_key_alone() -> None:
    """A stranger reads the deal whose key they were given, as anybody's, and no other; nothing before it is over."""
    with house() as server:
        guests, table_id = gathered(server, shortest(), 2)
        path, stranger = f"/api/tables/{table_id}/deals/1", server.guest()
        with all_at(guests, table_id) as seats:
            started(seats)
            assert guests[0].get(f"{path}?seat=0").json()["code"] == "deal_not_yet"
            view = play_deal(seats)
        own = guests[0].get(f"{path}?seat=1").json()
        assert (view["earlier_deals"], view["open_deals"]) == (0, 1)
        assert own["your_seat"] == 0 and own["seat"] == 1 and own["shown"] == [1] and own["key"]
        assert own["result"] == view["sheet"][-1]
        shared = stranger.get(f"{path}?seat=1&key={own['key']}").json()
        assert shared == {**own, "your_seat": None}
        assert stranger.get(f"{path}?seat=1").json()["code"] == "not_your_table"
        assert stranger.get(f"{path}?seat=1&key={own['key'][:-1]}").json()["code"] == "not_your_table"
        other = f"/api/tables/{table_id}/deals/2?seat=1&key={own['key']}"
        assert stranger.get(other).json()["code"] == "not_your_table"


def test_a_key_opens_nothing_before_the_deal_is_over() -> None:
    """The key of a deal whose cards are played again is good for nothing meanwhile."""
    with house() as server:
        guests, table_id = gathered(server, shortest(), 2)
        with all_at(guests, table_id) as seats:
            started(seats)
            while play_deal(seats)["phase"] == "deal_over":
                for seat in seats:
                    seat.ask("next")
            key = guests[0].get(f"/api/tables/{table_id}/deals/1?seat=0").json()["key"]
            seats[0].ask("again", same_cards=True)
            seats[1].wait_for_news()
            assert seats[1].ask("again")["type"] == "accepted"
            refused = server.guest().get(f"/api/tables/{table_id}/deals/1?seat=0&key={key}")
            assert (refused.status_code, refused.json()["code"]) == (409, "deal_not_yet")
