import { lstatSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfig } from './config.ts';

interface Loaded extends ReturnType<typeof readConfig> {
  /** Why the file .env, which is there, gave no setting; null where it could be read. */
  unread: string | null;
}

/** The settings of this process: its environment, and what the file .env adds to it. */
export function loadConfig(environment: NodeJS.ProcessEnv): Loaded {
  let unread: string | null = null;
  const ofFile: string[] = [];
  try {
    for (const [name, value] of Object.entries(parseEnv(readText('.env')))) {
      environment[name] ??= value;
      ofFile.push(name);
    }
  } catch (error) {
    unread = `The file .env cannot be read: ${reasonOf(error)}.`;
  }
  const { config, problems } = readConfig(environment, ofFile);
  return { config, problems: unread === null ? problems : [unread, ...problems], unread };
}

class NoText extends Error {}

/** The text of a file; none where there is no file. */
function readText(file: string): string {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return '';
  // A pipe would be waited at for ever.
  if (!statSync(file).isFile()) throw new NoText('it is no file');
  const text = readFileSync(file, 'utf8');
  if (text.includes('\0')) throw new NoText('it is no text; save it as UTF-8');
  return text.replace(/^\uFEFF/, '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'give this account the right to read it';
  if (code === 'ENOENT') return 'it is a link that leads nowhere';
  return error.message;
}
