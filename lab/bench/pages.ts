import { execFile } from 'node:child_process';
import path from 'node:path';

const size = path.resolve(import.meta.dirname, '../visits/main.ts');

/** (6) What a first visit costs: the table of npm run size, each page opened once. */
export async function benchPages(): Promise<string> {
  const said = await new Promise<string>((resolve) => {
    // Over its budget it ends with 1, and says so on the other channel; the table stands anyway.
    execFile(process.execPath, [size, '--once'], (_error, stdout, stderr) =>
      resolve([stdout.trim(), stderr.trim()].filter((text) => text !== '').join('\n\n')),
    );
  });
  return ['## First visit', '', said].join('\n');
}
