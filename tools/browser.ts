import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * A Chromium for the tests: the one in BROWSER_PATH, the one that came with the packages, one on
 * this machine, Playwright's own download (answered by undefined: it finds that itself), or apt's.
 * Call it once per run: it may unpack 200 MB.
 */
export function findBrowser(): string | undefined {
  const given = process.env['BROWSER_PATH'];
  if (given !== undefined && given !== '') return given;
  return unpackedChromium() ?? installedChromium() ?? downloadedChromium();
}

function unpackedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  // The second place is for a project folder that is mounted without the right to execute.
  for (const parent of [path.join(root, '.cache'), os.tmpdir()]) {
    const folder = path.join(parent, `hustings-chromium-${version}`);
    const start = path.join(folder, 'start');
    if (!fs.existsSync(start)) unpackTo(folder);
    if (starts(start)) return start;
  }
  return undefined;
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
  return places.find((place) => isExecutable(place) && starts(place));
}

function downloadedChromium(): string | undefined {
  const playwright = path.join(root, 'node_modules/playwright/cli.js');
  console.log('No Chromium here: asking Playwright to download one, up to five minutes.');
  const install = [playwright, 'install', 'chromium-headless-shell'];
  const downloaded = spawnSync(process.execPath, install, { stdio: 'inherit', timeout: 300_000 });
  if (downloaded.status === 0) return undefined;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('That failed. Asking apt for one, up to five minutes.');
    const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
    for (const args of [['update'], packages]) {
      spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 });
    }
    if (starts('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('No Chromium was found. Set BROWSER_PATH to one and start again.');
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
