import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { isEncrypted } from '#server/platform/files/encryption.ts';
import type { Config } from '#server/config.ts';

/** What opens these files: the setting, or else what somebody types; null where nobody has to. */
export async function passphraseFor(
  files: readonly string[],
  { backups: { passphrase } }: Config,
): Promise<string | null> {
  if (passphrase !== null || !process.stdin.isTTY) return passphrase;
  for (const file of files) {
    if (existsSync(file) && (await isEncrypted(file))) return ask(`Passphrase of ${file}: `);
  }
  return null;
}

/** One line that is not shown while it is typed; null where it is given up. */
async function ask(question: string): Promise<string | null> {
  process.stdout.write(question);
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const typing = createInterface({ input: process.stdin, output: nothing, terminal: true });
  const answer = await new Promise<string>((resolve) => {
    typing.once('line', resolve);
    typing.once('close', () => resolve(''));
  });
  typing.close();
  process.stdout.write('\n');
  return answer.trim() || null;
}
