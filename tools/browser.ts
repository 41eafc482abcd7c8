import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * A Chromium for the tests: the one in BROWSER_PATH, the one that came with the packages, one on
 * this machine, or Playwright's own download (undefined: Playwright finds that itself).
 * Call it once per run: it may unpack 200 MB.
 */
export function findBrowser(): string | undefined {
  const given = process.env['BROWSER_PATH'];
  if (given !== undefined && given !== '') return given;
  const found = [unpackedChromium, installedChromium].map((find) => find()).find(Boolean);
  if (found === undefined) downloadChromium();
  return found;
}

function unpackedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const folder = path.join(root, '.cache', `hustings-chromium-${version}`);
  const start = path.join(folder, 'start');
  if (!fs.existsSync(start)) unpackTo(folder);
  return starts(start) ? start : undefined;
}

// The package unpacks to the temporary folder, and its libraries only where it believes to be in a
// lambda. So a process of its own believes that, and a start script points at the libraries.
function unpackTo(folder: string): void {
  const half = `${folder}.${process.pid}`;
  fs.mkdirSync(half, { recursive: true });
  const unpack = "(await import('@sparticuz/chromium')).default.executablePath()";
  const unpacked = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `await ${unpack}`],
    {
      cwd: root,
      env: { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
      timeout: 120_000,
    },
  );
  if (unpacked.status === 0) {
    fs.writeFileSync(path.join(half, 'fonts.conf'), fontsOf(folder));
    fs.writeFileSync(path.join(half, 'start'), startScript(folder), { mode: 0o755 });
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(half, folder);
  }
  fs.rmSync(half, { recursive: true, force: true });
}

const startScript = (folder: string) => `#!/bin/sh
LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_FILE='${folder}/fonts.conf' \\
  exec '${folder}/chromium' "$@"
`;

const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

function installedChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => fs.existsSync(place) && starts(place));
}

function downloadChromium(): void {
  const playwright = path.join(root, 'node_modules/playwright/cli.js');
  console.log('No Chromium here: asking Playwright to download one, up to five minutes.');
  const install = [playwright, 'install', 'chromium-headless-shell'];
  const { status } = spawnSync(process.execPath, install, { stdio: 'inherit', timeout: 300_000 });
  if (status !== 0) {
    throw new Error(
      'No Chromium was found. Install one ("apt-get install chromium" on Debian), or set BROWSER_PATH to one, and start again.',
    );
  }
}

function starts(command: string): boolean {
  return spawnSync(command, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
