import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mayWrite } from './may-write.mjs';
import { root, runChild, say } from './run-child.mjs';

const sources = [
  'src/web',
  'src/core',
  'src/contract',
  'src/texts',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const pages = path.join(root, 'dist/web');
const page = path.join(pages, 'index.html');
const stamp = path.join(root, 'dist/built-from');

/** Builds the pages when their sources are not those of the last build; returns vite's exit code. */
export async function build(node) {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) {
    return 0;
  }
  if (!mayWrite('dist')) return 1;
  say('Building the pages; this takes a few seconds.');
  rmSync(stamp, { force: true });
  rmSync(path.join(root, 'dist/ssr'), { recursive: true, force: true });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const run = (...args) => runChild(node, [vite, 'build', '--logLevel', 'error', ...args]);
  // The pages, the texts of each language, and then the same pages for the server to render.
  const code =
    (await run()) ||
    (await run('--mode', 'languages')) ||
    (await run('--ssr', 'src/web/app/entry-server.tsx'));
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
  for (const file of places.flatMap(filesAt)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function filesAt(place) {
  const isFile = (name) => statSync(path.join(root, name)).isFile();
  if (!existsSync(path.join(root, place))) return [];
  if (isFile(place)) return [place];
  const names = readdirSync(path.join(root, place), { recursive: true }).toSorted();
  return names.map((name) => path.join(place, name)).filter(isFile);
}
