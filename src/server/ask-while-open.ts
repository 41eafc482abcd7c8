import { createInterface } from 'node:readline/promises';
import { VotingIsOpen } from './platform/db/look-before-upgrade.ts';

/** Where a person can be asked: both are a terminal. */
interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean };
}

/**
 * Whether an upgrade that voting keeps from beginning is to begin all the same. It asks on a terminal; without
 * one the start ends, and its sentence names the setting that lets it begin.
 */
export async function goesOnWhileOpen(
  error: unknown,
  { stdin, stdout }: Terminal,
): Promise<boolean> {
  const isAsked = stdin.isTTY === true && stdout.isTTY === true;
  if (!(error instanceof VotingIsOpen) || !isAsked) return false;
  stdout.write(`${error.message}\n`);
  const lines = createInterface({ input: stdin, output: stdout, terminal: false });
  try {
    const ended = new Promise<string>((resolve) => {
      lines.once('close', () => resolve(''));
    });
    const asked = lines.question(
      'Begin the upgrade now, while people vote? Type "yes", or press Enter to end: ',
    );
    return (await Promise.race([asked, ended])).trim() === 'yes';
  } finally {
    lines.close();
  }
}
