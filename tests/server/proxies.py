"""nginx and Caddy in front of a server, with the configurations for hosts and a certificate of our own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import trustme

from tests.patience import PATIENCE
from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
FETCHED = ROOT / "build" / "proxies"
PACKAGES = {"nginx": ("nginx", "usr/sbin/nginx"), "caddy": ("caddy", "usr/bin/caddy")}


def find_program(name: str) -> str:
    """The machine's proxy, or one taken from the distribution's package without installing it."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is not None:
        return found
    package, inside = PACKAGES[name]
    program = FETCHED / name / inside
    if not program.exists():
        _fetch(package, FETCHED / name)
    done = subprocess.run([program, "version" if name == "caddy" else "-v"], capture_output=True, check=False)
    if done.returncode:
        pytest.skip(f"{name} does not run here: {done.stderr.decode(errors='replace')[-200:]}")
    return str(program)


def _fetch(package: str, folder: Path) -> None:
    apt, dpkg = shutil.which("apt-get"), shutil.which("dpkg-deb")
    if apt is None or dpkg is None:
        pytest.skip(f"{package} is not here, and there is no apt-get to fetch it with")
    work = folder / "apt"
    shutil.rmtree(work, ignore_errors=True)
    for part in ("lists/partial", "archives/partial"):
        (work / part).mkdir(parents=True)
    get = [apt, "-qq", "-o", f"Dir::State::Lists={work}/lists", "-o", f"Dir::Cache={work}"]
    get += ["-o", "Acquire::Languages=none", "-o", "APT::Sandbox::User=root"]
    for step in (["update"], ["download", package]):
        if subprocess.run([*get, *step], cwd=work, capture_output=True, check=False).returncode:
            pytest.skip(f"{package} is not here, and apt-get can't fetch it")
    for archive in work.glob("*.deb"):
        subprocess.run([dpkg, "-x", archive, folder], check=True)
    shutil.rmtree(work)


def adapted(path: Path, **changes: str) -> str:
    """The text of a host's file with some words changed, each of which must occur."""
    text = path.read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{path.name} has no {old!r}"
        text = text.replace(old, new)
    return text


class Proxy:
    """A proxy that speaks HTTPS and passes everything on to a server."""

    def __init__(self, name: str, folder: Path, upstream: int) -> None:
        self.name = name
        self.folder = folder
        self.upstream = upstream
        self.port = free_port()
        self.plain_port = free_port()
        self.base = f"https://localhost:{self.port}"
        self.authority = folder / "authority.pem"

    def command(self) -> list[str]:
        """Write its files. Returns the command that runs it."""
        program = find_program(self.name)
        authority = trustme.CA()
        authority.cert_pem.write_to_path(self.authority)
        certificate = authority.issue_cert("localhost", "127.0.0.1")
        chain, key = self.folder / "chain.pem", self.folder / "key.pem"
        key.write_bytes(certificate.private_key_pem.bytes())
        chain.write_bytes(b"".join(blob.bytes() for blob in certificate.cert_chain_pems))
        return self._nginx(program, chain, key) if self.name == "nginx" else self._caddy(program, chain, key)

    def _nginx(self, program: str, chain: Path, key: Path) -> list[str]:
        changes = {
            "server 127.0.0.1:8000;": f"server 127.0.0.1:{self.upstream};",
            "/etc/letsencrypt/live/play.example/fullchain.pem": str(chain),
            "/etc/letsencrypt/live/play.example/privkey.pem": str(key),
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "    listen [::]:443 ssl http2;\n": "",
            "    listen [::]:80;\n": "",
            "https://play.example$request_uri": f"{self.base}$request_uri",
            "play.example": "localhost",
        }
        (self.folder / "demesne.conf").write_text(adapted(DEPLOY / "nginx" / "demesne.conf", **changes))
        temporary = "".join(
            f"{part}_temp_path {self.folder / part};" for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.geteuid() == 0 else ""
        main = f"{user} daemon off; pid {self.folder / 'pid'}; error_log stderr; worker_processes 1; events {{}}\n"
        main += f"http {{ access_log off; {temporary} include {self.folder / 'demesne.conf'}; }}\n"
        (self.folder / "nginx.conf").write_text(main)
        return [program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def _caddy(self, program: str, chain: Path, key: Path) -> list[str]:
        changes = {
            "play.example {": f"{self.base} {{\n\ttls {chain} {key}",
            "127.0.0.1:8000": f"127.0.0.1:{self.upstream}",
            "play.example": "localhost",
        }
        site = adapted(DEPLOY / "caddy" / "Caddyfile", **changes)
        options = (
            f"{{\n\tadmin off\n\thttp_port {self.plain_port}\n\thttps_port {self.port}\n\tskip_install_trust\n}}\n"
        )
        (self.folder / "Caddyfile").write_text(options + site)
        return [program, "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]


@contextmanager
def proxying(name: str, folder: Path, upstream: int) -> Iterator[Proxy]:
    """A proxy for as long as it is needed."""
    proxy = Proxy(name, folder, upstream)
    command = proxy.command()
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    log = folder / f"{name}.log"
    with open(log, "w") as output:
        process = subprocess.Popen(command, cwd=folder, env={**os.environ, **homes}, stdout=output, stderr=output)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", proxy.port), 1).close()
                break
            except OSError:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < end, log.read_text()
                time.sleep(0.05)
        yield proxy
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)
