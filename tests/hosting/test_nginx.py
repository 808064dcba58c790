"""The example of a proxy with certificates, as it stands in `hosting/nginx.conf`, before a real server."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.faults.servers import Server
from tests.house.project import ROOT
from tests.playing import FIRST
from tests.running import run

NAME = "cards.example.org"


def program(name: str, package: str) -> str:
    """A program of this machine. Without it a test is skipped, but under CI=true it fails."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None and os.environ.get("CI") == "true":
        pytest.fail(f"no {name} on this machine: apt-get install {package}")
    if found is None:
        pytest.skip(f"no {name} on this machine (apt-get install {package})")
    return found


def free_port() -> int:
    """A port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


class Proxy:
    """The example, with this test's ports and certificate in the place of its own."""

    def __init__(self, folder: Path, server_port: int) -> None:
        self.port, plain = free_port(), free_port()
        certificate, key = folder / "cert.pem", folder / "key.pem"
        subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        words = [program("openssl", "openssl"), *made, *subject, "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(words, check=True, capture_output=True, timeout=60)
        site = (ROOT / "hosting" / "nginx.conf").read_text()
        changes = {
            "127.0.0.1:8000": f"127.0.0.1:{server_port}",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        }
        for old, new in changes.items():
            assert old in site, f"the example has no {old} any more"
            site = site.replace(old, new)
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        about = f"daemon off; pid {folder}/pid; error_log stderr warn; events {{}}\n"
        (folder / "whole.conf").write_text(f"{about}http {{ access_log off; {temporary}\n{site} }}\n")
        self.plain = plain
        self.context = ssl.create_default_context(cafile=str(certificate))
        self._words = [program("nginx", "nginx-light"), "-p", str(folder), "-c", str(folder / "whole.conf")]

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, and wait until it takes connections."""
        process = subprocess.Popen(self._words, stderr=subprocess.PIPE)
        end = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return process
            except OSError:
                assert process.poll() is None and time.monotonic() < end
                time.sleep(0.05)

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, Any, list[str]]:
        """Status and answer of a request over HTTPS, and the cookies that it sets."""
        connection = HTTPSConnection(NAME, self.port, timeout=20)
        connection.sock = self.context.wrap_socket(self.connected(), server_hostname=NAME)
        told = {"Content-Type": "application/json", **headers} if body else headers
        connection.request("POST" if body else "GET", path, json.dumps(body) if body else None, told)
        with closing(connection), connection.getresponse() as answer:
            return answer.status, json.load(answer), answer.headers.get_all("set-cookie") or []

    def connected(self) -> socket.socket:
        """A connection to this machine, whatever name the example has."""
        return socket.create_connection(("127.0.0.1", self.port), 20)

    @property
    def origin(self) -> str:
        """Which page a browser says it has."""
        return f"https://{NAME}:{self.port}"


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """The proxy before a server, both gone at the end."""
    folder = tmp_path_factory.mktemp("proxy")
    server = Server(folder / "server", "--pace", "0")
    proxy = Proxy(folder, server.port)
    server.start()
    process = proxy.start()
    try:
        yield proxy
    finally:
        process.terminate()
        process.wait(20)
        assert process.stderr is not None
        process.stderr.close()
        server.kill()


def test_a_table_is_opened_and_played_at_over_https(proxy: Proxy) -> None:
    """The page's own requests are taken, cookies are for HTTPS only, and the socket holds."""
    status, opened, cookies = proxy.ask("/api/tables", {"game": FIRST}, Origin=proxy.origin)
    assert status == 201
    assert cookies and all("Secure" in cookie and "HttpOnly" in cookie for cookie in cookies)
    headers = {"Cookie": "; ".join(cookie.partition(";")[0] for cookie in cookies), "Origin": proxy.origin}
    address = f"wss://{NAME}:{proxy.port}/api/tables/{opened['table_id']}/socket"
    first, answer = run(first_and_pong(proxy, address, headers))
    assert first["type"] == "table"
    assert answer == {"type": "pong"}


async def first_and_pong(proxy: Proxy, address: str, headers: dict[str, str]) -> tuple[Any, Any]:
    """What a socket says first, and to a ping. In one thread: two at once may not use a connection over TLS."""
    async with (
        asyncio.timeout(60),
        connect(
            address,
            sock=proxy.connected(),
            ssl=proxy.context,
            server_hostname=NAME,
            additional_headers=headers,
            open_timeout=None,
        ) as window,
    ):
        first = json.loads(await window.recv())
        await window.send('{"type":"ping"}')
        while (answer := json.loads(await window.recv()))["type"] != "pong":
            pass
        return first, answer


def test_a_page_of_somebody_else_is_refused(proxy: Proxy) -> None:
    """The proxy hands on which host was asked for, by which the server knows its own page."""
    status, answer, _ = proxy.ask("/api/tables", {"game": FIRST}, Origin="https://elsewhere.example")
    assert (status, answer["code"]) == (403, "bad_origin")


def test_limits_count_for_the_person_and_not_for_what_the_person_claims(proxy: Proxy) -> None:
    """Whoever says to be somebody else with every request is the same address all the same."""
    asked = (proxy.ask("/api/codes/NONE22", **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(60))
    status, answer, _ = next(told for told in asked if told[0] != 404)
    assert (status, answer["code"]) == (429, "too_fast")


def test_who_comes_without_https_is_sent_to_it(proxy: Proxy) -> None:
    """The same path, by the name of the host."""
    with closing(HTTPConnection("127.0.0.1", proxy.plain, timeout=20)) as connection:
        connection.request("GET", "/table/x", headers={"Host": NAME})
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("location")) == (301, f"https://{NAME}/table/x")
