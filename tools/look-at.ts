import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lookAt } from '#server/backup/look-at.ts';
import type { LookedAt } from '#server/backup/look-at.ts';
import { BackupError } from '#server/platform/backup-error.ts';
import { stopWhenAsked } from '#server/stop-when-asked.ts';
import { command } from './command.ts';
import { passphraseFor } from './passphrase.ts';

// Shows a backup as a campus that nobody can change, on a port of its own, beside the live one:
// npm run look-at -- file [--port 4000] [--keep]

/** Milliseconds. */
const longestStop = 30_000;

await command(async ({ config, options, files: [given, ...more] }) => {
  if (given === undefined || more.length > 0) {
    throw new BackupError('Name one file: npm run look-at -- file [--port 4000] [--keep]');
  }
  const file = path.resolve(given);
  const passphrase = await passphraseFor([file], config);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hustings-look-'));
  // Where root starts it, PostgreSQL runs as another account and passes through to its own folder.
  chmodSync(folder, 0o711);
  const remove = () => {
    if (options.keep !== true) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const stopping = stopWhenAsked(longestStop);
  let shown: LookedAt;
  try {
    shown = await lookAt({ file, passphrase, folder, port: portOf(options.port) });
  } catch (error) {
    remove();
    throw error;
  }
  stopping.begin(() => shown.serving.close());
  tell(shown, options.keep === true ? folder : null);
});

/** One that is free, unless somebody says which. */
function portOf(given: string | undefined): number {
  if (given === undefined) return 0;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (port > 0 && port <= 65_535) return port;
  throw new BackupError('--port must be a whole number from 1 to 65535.');
}

function tell(
  { university, takenAt, serving, isWithoutPictures, sealed }: LookedAt,
  kept: string | null,
): void {
  const moment = `${takenAt.slice(0, 16).replace('T', ' ')} UTC`;
  const lines = [
    `${university || 'A campus without a name'}, as of ${moment}, is to be looked at here:`,
    `  ${serving.url}`,
    '',
    'Log in with the password that was right then. Nothing can be changed, nothing is sent or closed, and the',
    'campus itself, its keys and its pictures are not touched.',
    ...(sealed.length === 0
      ? []
      : [`Votes are sealed in it, so no counts are shown of: ${sealed.join(', ')}.`]),
    ...(isWithoutPictures ? ['Its pictures are in a store, and are not shown.'] : []),
    '',
    kept === null
      ? 'Stop with Ctrl+C. What was restored is removed then.'
      : `Stop with Ctrl+C. What was restored stays in ${kept}: delete it when you need it no more.`,
  ];
  console.log(lines.join('\n'));
}
