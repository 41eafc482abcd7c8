import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './install.mjs';
import { runChild, say } from './run-child.mjs';

const sources = [
  'src/web',
  'src/core',
  'src/contract',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const pages = path.join(root, 'dist/web');
const page = path.join(pages, 'index.html');
const stamp = path.join(root, 'dist/built-from');

/** Builds the pages when their sources are not those of the last build; answers vite's exit code. */
export async function build(node) {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) {
    return 0;
  }
  say('Building the pages; this takes a few seconds.');
  rmSync(stamp, { force: true });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  rmSync(path.join(root, 'dist/ssr'), { recursive: true, force: true });
  const run = (...args) =>
    runChild(node, [vite, 'build', '--logLevel', 'error', ...args], { cwd: root });
  // The pages, and then the same pages for the server to render.
  const code = (await run()) || (await run('--ssr', 'src/web/entry-server.tsx'));
  if (code === 0) {
    compressPages();
    writeFileSync(stamp, fingerprint);
  } else {
    say('The pages could not be built: what vite said stands above.');
  }
  return code;
}

/** Once here instead of at every request. */
function compressPages() {
  for (const name of readdirSync(pages, { recursive: true })) {
    if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(name)) continue;
    const file = path.join(pages, name);
    const plain = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(plain));
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  }
}

/** By content, not by date: a checkout gives every file a new date. */
function fingerprintOf(places) {
  const hash = createHash('sha256');
  for (const place of places) addTo(hash, place);
  return hash.digest('hex');
}

function addTo(hash, place) {
  const full = path.join(root, place);
  if (!existsSync(full) || /\.test\.tsx?$/.test(place)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) addTo(hash, `${place}/${name}`);
  } else {
    hash.update(`${place}\n`).update(readFileSync(full));
  }
}
