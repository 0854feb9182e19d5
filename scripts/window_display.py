"""A display without a screen, with the programs on it and its pointer and keyboard, for scripts/compare-windows."""
import os
import subprocess

import patience
from screen_picture import Picture

SOCKET = "compare-windows"


class Display:
    """Xvfb, and for Wayland weston's kiosk shell inside it, which uses its pointer and keyboard.

    The folder becomes the programs' runtime folder, and its `home` their home and working directory.
    """

    def __init__(self, folder):
        self.folder, self.home = folder, f"{folder}/home"
        os.makedirs(self.home)
        # Wayland's library requires a folder that only its owner can access.
        os.chmod(folder, 0o700)
        self.environment = {"PATH": os.environ["PATH"], "HOME": self.home, "XDG_RUNTIME_DIR": folder, "LANG": "C.UTF-8"}
        for name in ("FLOATDESKTOP_ASSETS", "LD_LIBRARY_PATH"):
            if name in os.environ:
                self.environment[name] = os.environ[name]
        self.processes, self.name = [], None
        self.last = self.xev = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
            process.wait()

    def begin(self, server, size, density):
        width, height = size
        reader, writer = os.pipe()
        # -r: a key that is held does not repeat.
        self.spawn(["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nocursor", "-r",
                    "-nolisten", "tcp", "-fbdir", self.folder], "Xvfb.log", pass_fds=[writer])
        os.close(writer)
        # Xvfb writes the number when it accepts connections, and ends where nobody reads the line's end.
        with open(reader) as file:
            self.name = ":" + file.readline().strip()
        if server == "x11":
            self.environment["DISPLAY"] = self.name
            return
        with open(f"{self.folder}/weston.ini", "w") as file:
            file.write("[keyboard]\nrepeat-rate=0\n")
        self.spawn(["weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", f"--socket={SOCKET}",
                    "--idle-time=0", f"--config={self.folder}/weston.ini", f"--width={width // density}",
                    f"--height={height // density}", f"--scale={density}"], "weston.log", DISPLAY=self.name)
        patience.until("weston", lambda: os.path.exists(f"{self.folder}/{SOCKET}"), *self.processes)
        self.environment |= {"WAYLAND_DISPLAY": SOCKET, "SDL_VIDEODRIVER": "wayland"}

    def spawn(self, words, log, pass_fds=(), **more):
        """Starts a program that lives until its end or the display's; its messages go to a file of the folder."""
        with open(f"{self.folder}/{log}", "w") as messages:
            process = subprocess.Popen(words, env=self.environment | more, pass_fds=pass_fds, cwd=self.home,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=messages)
        self.processes.append(process)
        return process

    def pulse(self):
        return patience.pulse(self.processes)

    def ask(self, *words):
        """What a tool on the display prints."""
        return subprocess.run(words, env=self.environment | {"DISPLAY": self.name}, capture_output=True, text=True).stdout

    def hand(self, *words):
        """Carries out words of xdotool."""
        subprocess.run(["xdotool", *map(str, words)], env=self.environment | {"DISPLAY": self.name}, check=True,
                       capture_output=True)

    def window(self):
        """The id of the program's window, or of weston's; one that is unmapped counts as well."""
        # The first is the root; windows in windows come last.
        ids = self.ask("xdotool", "search", "--onlyvisible", "--name", ".*").split()[1:]
        ids = [name for name in ids if name != self.xev]
        self.last = ids[0] if ids else self.last
        return self.last

    def other(self):
        """The id of another window, outside the screen."""
        if not self.xev:
            self.spawn(["xev", "-geometry", "1x1+9000+9000"], "xev.log", DISPLAY=self.name)
            self.xev = self.ask("xdotool", "search", "--sync", "--onlyvisible", "--name", "^Event Tester$").strip()
        return self.xev

    def picture(self):
        return Picture.of_screen(f"{self.folder}/Xvfb_screen0")
