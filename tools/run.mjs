// Starts every npm script: node tools/run.mjs [--build] [<file.ts> [arguments]].
// It installs and builds what is missing or stale, then runs the file with the project's own Node.
// Plain JavaScript: it runs before anything is installed, on whatever Node (20 or newer) is there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { keepLock } from './keep-lock.mjs';
import { adviceOnNode, findNode, install } from './install.mjs';
import { mayWrite } from './may-write.mjs';
import { root, runChild, say } from './run-child.mjs';

const args = process.argv.slice(2);
const needsPages = args[0] === '--build';
if (needsPages) args.shift();

process.exitCode = await main();

async function main() {
  // Neither an install nor a build is needed to say what this is.
  if (/^(src|tools)\//.test(args[0] ?? '') && args.includes('--version')) {
    const file = path.join(root, 'package.json');
    console.log(`Hustings ${JSON.parse(readFileSync(file, 'utf8')).version}`);
    return 0;
  }
  if (Number(process.versions.node.split('.')[0]) < 20) {
    say(`This needs Node 20 or newer to start; this is ${process.version}.`);
    return 1;
  }
  // npm runs us through a shell; a signal that ends npm or the shell alone does not reach us.
  if (process.env.npm_lifecycle_event !== undefined) await import('./stop-with-parent.mjs');
  if (!mayWrite('.cache')) return 1;
  const release = await keepLock();
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
  const bins = [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH];
  const watch = path.join(root, 'tools/stop-with-parent.mjs');
  return runChild(node, ['--import', watch, ...args], {
    // Its own process group, so that Ctrl-C reaches it once, through us.
    detached: true,
    env: { ...process.env, PATH: bins.join(path.delimiter) },
  });
}
