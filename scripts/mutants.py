#!/usr/bin/env python3
"""How many small mistakes in the sources the tests notice.

    scripts/mutants.py [--count N] [--seed N] [--only TARGET]… [--folder FOLDER] COMMIT [LATER]

Makes N (180) seeded edits of the sources: a comparison turned, a constant moved, `&&` for `||`, `min` for `max`, `+` for
`-`, a branch dropped, an early return. They are shared out by lines of code, at least 15 to a target. All are compiled at
once into a copy of the commit in FOLDER (.build/mutants/copy), as `mutated(17) ? (a <= b) : (a < b)`, and the variable
MUTANT chooses one. Each then runs against the tests of its target, those of its own folder first, and the stories of a window, until the first
failure or ten times the usual CPU time. Prints each target's share of killed mutants, and every survivor: it wants a test, or a
reason why it changes nothing. With LATER, that commit is run with the mutants whose lines stand in both, and COMMIT with
those that survive it: each that COMMIT kills is a mistake that was noticed before, and is no longer.

It costs a build without the program and its tests (seven minutes of CPU; what FOLDER has built is used), and a second to
half a minute a mutant. Results are kept in .build/mutants/COMMIT.json; a run goes on where it was.
"""

import argparse
import difflib
import io
import json
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tarfile
import tempfile
import time

import patience
import swift_mistakes

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build/mutants"
TARGETS = {name: "Sources/" + name for name in ("FloatCore", "FloatStudio", "FloatTakeHome")} | {
    "Float" + floor: "Sources/FloatDesktop/" + floor for floor in ("Desk", "Files", "Painting", "Replay", "Snapshots")}
LEAST = 15
# Their tests are not run, so they are not compiled: an empty file stands for them.
LEFT_OUT = {"Sources/FloatDesktop/Program": "main.swift", "Tests/FloatDesktopTests": "Empty.swift"}
CHOOSER = b"""import Glibc
private let chosen = getenv("MUTANT").map { atoi($0) } ?? -1
func mutated(_ number: Int32) -> Bool { number == chosen }
"""

# Commits and their mutants

def git(*arguments):
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, capture_output=True).stdout


def files_of(commit):
    """The members of a commit's archive and their contents, by path."""
    with tarfile.open(fileobj=io.BytesIO(git("archive", commit))) as archive:
        return {m.name: (m, m.isfile() and archive.extractfile(m).read()) for m in archive if not m.isdir()}


def sources(files):
    """The texts that are edited, by path. The tables of parameters are held by tests of other targets."""
    return {name: data.decode() for name, (_, data) in files.items() if name.startswith(tuple(TARGETS.values()))
            and name.endswith(".swift") and not name.endswith("Parameters.swift")}


def mutants_of(texts, count, seed, targets):
    """Half as many again as are run, because some do not compile and some lines do not stand in both commits."""
    size = {target: sum(text.count("\n") for path, text in texts.items() if path.startswith(folder + "/"))
            for target, folder in TARGETS.items()}
    shares = {target: max(LEAST, round(count * size[target] / sum(size.values()))) for target in targets}
    mutants = []
    for target in targets:
        generator = random.Random(f"{seed} {target}")
        found = [place for path in sorted(texts) if path.startswith(TARGETS[target] + "/")
                 for place in swift_mistakes.places(path, texts[path])]
        for path, number, edited in generator.sample(found, min(len(found), shares[target] * 3 // 2)):
            wanted = generator.choice(sorted({kind for kind, *_ in edited}))
            _, what, line = generator.choice([edit for edit in edited if edit[0] == wanted])
            mutants.append({"key": f"{path}:{number}: {wanted}: {what}", "target": target, "path": path, "line": number,
                            "text": line})
    return shares, mutants


def lines_in(later, earlier, mutants):
    """Where the mutants' lines stand in a later commit, by key; without those that do not."""
    found = {}
    for path in {mutant["path"] for mutant in mutants} & later.keys():
        matcher = difflib.SequenceMatcher(None, earlier[path].split("\n"), later[path].split("\n"), autojunk=False)
        line = {a + i + 1: b + i + 1 for a, b, length in matcher.get_matching_blocks() for i in range(length)}
        found |= {m["key"]: line[m["line"]] for m in mutants if m["path"] == path and m["line"] in line}
    return found


# The copy

def write_copy(folder, files, mutants, lines):
    texts = {f"{TARGETS[mutant['target']]}/Mutated.swift": CHOOSER for mutant in mutants}
    texts |= {f"{left_out}/{name}": b"" for left_out, name in LEFT_OUT.items()}
    for name, (member, data) in files.items():
        if member.issym() and not (folder / name).is_symlink():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).symlink_to(member.linkname)
        elif member.isfile() and not (name.endswith(".swift") and name.startswith(tuple(LEFT_OUT))):
            texts[name] = data
    for number, mutant in enumerate(mutants):
        if mutant["key"] in lines:
            text = texts[mutant["path"]].decode().split("\n")
            text[lines[mutant["key"]] - 1] = mutant["text"].replace("mutated(#)", f"mutated({number})")
            texts[mutant["path"]] = "\n".join(text).encode()
    for name, data in texts.items():
        # A file that stays as it is keeps its time, so that the build skips it.
        if not (folder / name).is_file() or (folder / name).read_bytes() != data:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
            (folder / name).chmod(files[name][0].mode if name in files else 0o644)
    for path in [*folder.glob("Sources/**/*.swift"), *folder.glob("Tests/**/*.swift")]:
        if str(path.relative_to(folder)) not in texts:
            path.unlink()


def build(folder, files, mutants, lines, dropped):
    """Builds the copy, again without the mutants that do not compile, until it stands; returns the tests' program."""
    while True:
        standing = {key: line for key, line in lines.items() if key not in dropped}
        print(f"building {len(standing)} mutants", flush=True)
        write_copy(folder, files, mutants, standing)
        command = "scripts/dev-build.sh FloatDesktopPackageTests $(DEV_FLAGS)"
        run = subprocess.run(["make", "-s", f"--eval=mutants: ; @{command}", "mutants"], cwd=folder, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode == 0:
            return next(folder.glob(".build/*/release/*PackageTests.xctest"))
        found = set()
        for path, line in re.findall(rf"^{re.escape(str(folder))}/(\S+?):(\d+):\d+: error:", run.stdout, re.MULTILINE):
            # The compiler sometimes blames the beginning of the statement, so the nearest mutant is meant.
            near = [(abs(standing[m["key"]] - int(line)), m["key"]) for m in mutants
                    if m["path"] == path and m["key"] in standing]
            found |= {key for _, key in sorted(near)[:1]}
        if not found:
            sys.exit(run.stdout[-5000:] + "\nmutants: the copy does not build")
        dropped += sorted(found)


# Runs

def failures(events):
    """The tests that have failed according to an event stream, whose last line may still be written."""
    for line in events.read_bytes().split(b"\n")[:-1]:
        if b'"issueRecorded"' in line and not (payload := json.loads(line)["payload"])["issue"]["isKnown"]:
            yield payload.get("testID", "a test").split("(")[0]


def limit(seconds):
    """A mutant may neither compute without end nor take the machine's memory or disk."""
    for kind, most in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_AS, 8 << 30), (resource.RLIMIT_FSIZE, 1 << 30)):
        resource.setrlimit(kind, (most, most))


def run_tests(program, target, names, skipped, number=-1, seconds=3600):
    """Runs the tests of a target and the stories, or of the named files, a mutant's until one fails; returns failures and
    CPU time."""
    arguments = ["--filter", rf"^{target}Tests\..*/({'|'.join(names)})\.swift:" if names
                 else rf"^({target}Tests\.|FloatReplayTests\.StoryTests/)"]
    arguments += ["--skip", "^(" + "|".join(map(re.escape, skipped)) + r")\b"] if skipped else []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        events = pathlib.Path(temporary) / "events"
        events.touch()
        process = subprocess.Popen(
            [program, "--testing-library", "swift-testing", "--event-stream-output-path", events, *arguments],
            env={**os.environ, "MUTANT": str(number), "TMPDIR": temporary}, cwd=temporary, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=lambda: limit(int(seconds) + 1))
        ended, awake = 0, time.monotonic()
        while not ended:
            time.sleep(0.05)
            awake = time.monotonic() if patience.pulse(process.pid) is None else awake
            if time.monotonic() - awake > patience.LONGEST_SLEEP or (number >= 0 and any(failures(events))):
                os.killpg(process.pid, signal.SIGKILL)
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
        process.returncode = status
        failed = list(failures(events))
    return failed or [f"the end with status {status}"] * (status != 0), usage.ru_utime + usage.ru_stime


def own_tests(folder, mutant):
    """The files of tests in the folder that mirrors a mutant's, or the nearest above it; none if that is all of them."""
    tests = folder / "Tests" / f"{mutant['target']}Tests"
    place = tests / pathlib.Path(mutant["path"]).relative_to(TARGETS[mutant["target"]]).parent
    while place != tests:
        if found := sorted(path.stem for path in place.rglob("*.swift") if "@Test" in path.read_text()):
            return found
        place = place.parent
    return []


def run_commit(commit, folder, shares, mutants, first):
    """Runs what has not been run of a commit; returns what killed each mutant, by key."""
    files = files_of(commit)
    lines, kept = lines_in(sources(files), first, mutants), KEPT / f"{commit[:12]}.json"
    state = json.loads(kept.read_text()) if kept.exists() else {"dropped": [], "usual": {}, "skipped": {}, "killed_by": {}}
    known, program = state["killed_by"], None

    def usual(target, names):
        """The CPU time without a mutant. Tests that fail even so, as those that read the sources do, are left out."""
        name, skipped = " ".join([target, *names]), state["skipped"].setdefault(target, [])
        if name not in state["usual"]:
            failed, state["usual"][name] = run_tests(program, target, names, skipped)
            print(*(f"left out, because it fails without a mutant: {test}" for test in failed), sep="\n", flush=True)
            skipped += sorted(set(failed))
        return max(state["usual"][name], 1)

    for target in shares:
        while waiting := [m for m in [m for m in mutants if m["target"] == target and m["key"] in lines
                                      and m["key"] not in state["dropped"]][:shares[target]] if m["key"] not in known]:
            program = program or build(folder, files, mutants, lines, state["dropped"])
            mutant, killers = waiting[0], []
            if mutant["key"] not in state["dropped"]:
                usual(target, [])
                for names in ([own, []] if (own := own_tests(folder, mutant)) else [[]]):
                    killers = killers or run_tests(program, target, names, state["skipped"][target],
                                                   mutants.index(mutant), 10 * usual(target, names))[0]
                known[mutant["key"]] = killers[:1]
                print(f"{mutant['key']}\n    {'killed by ' + killers[0] if killers else 'survives'}", flush=True)
            kept.with_suffix(".draft").write_text(json.dumps(state, indent=1, ensure_ascii=False))
            kept.with_suffix(".draft").replace(kept)
    return known


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("commits", nargs="+", metavar="COMMIT")
    options.add_argument("--count", type=int, default=180)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", action="append", choices=TARGETS, metavar="TARGET")
    options.add_argument("--folder", type=pathlib.Path, default=KEPT / "copy")
    given = options.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    commits = [git("rev-parse", "--verify", commit + "^{commit}").decode().strip() for commit in given.commits]
    first = sources(files_of(commits[0]))
    shares, mutants = mutants_of(first, given.count, given.seed, given.only or list(TARGETS))
    last = run_commit(commits[-1], given.folder.resolve(), shares, mutants, first)
    run = [mutant for mutant in mutants if mutant["key"] in last]
    survivors = [mutant for mutant in run if not last[mutant["key"]]]
    before = run_commit(commits[0], given.folder.resolve(), shares, survivors, first) if len(commits) > 1 else {}
    print("", f"{'':16}{'killed by ' + commits[-1][:12]:>28}{'only by ' + commits[0][:12] if before else '':>28}", sep="\n")
    for target in shares:
        keys = [mutant["key"] for mutant in run if mutant["target"] == target]
        killed, earlier = sum(bool(last[key]) for key in keys), sum(bool(before.get(key)) for key in keys)
        share = f"{killed} of {len(keys)}, {100 * killed // max(len(keys), 1)} %"
        print(f"{target:16}{share:>28}{earlier if before else '':>28}")
    for mutant in survivors:
        killers = before.get(mutant["key"])
        print(f"survives: {mutant['key']}" + (f"\n    was killed by {killers[0]}" if killers else ""))


if __name__ == "__main__":
    main()
