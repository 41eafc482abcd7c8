// Starts every npm script: node tools/run.mjs [--build] [<file.ts> [arguments]].
// It installs and builds what is missing or stale, then runs the file with the project's own Node.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdLock } from './hold-lock.mjs';
import { build } from './build.mjs';
import { adviceOnNode, findNode, install, root } from './install.mjs';
import { runChild, say } from './run-child.mjs';

const args = process.argv.slice(2);
const needsPages = args[0] === '--build';
if (needsPages) args.shift();

process.exitCode = await main();

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    say(`This needs Node 20 or newer to start; this is ${process.version}.`);
    return 1;
  }
  const release = await holdLock();
  let code = await install();
  const node = code === 0 ? findNode() : undefined;
  if (node !== undefined && needsPages) code = await build(node);
  release();
  if (code !== 0) return code;
  if (node !== undefined) return args.length === 0 ? 0 : runFile(node);
  for (const line of adviceOnNode()) say(line);
  return 1;
}

function runFile(node) {
  const watchdog = pathToFileURL(path.join(root, 'tools/parent-watchdog.mjs')).href;
  const bins = [path.dirname(node), path.join(root, 'node_modules/.bin')];
  return runChild(node, ['--import', watchdog, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Its own process group, so that Ctrl-C reaches it once, through us.
    detached: true,
    env: {
      ...process.env,
      PATH: [...bins, process.env.PATH].join(path.delimiter),
      HUSTINGS_PARENT: String(process.pid),
    },
  });
}
