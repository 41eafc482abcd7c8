import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../write-file.ts';
import { composeEmail } from './compose-email.ts';
import type { Sender } from './compose-email.ts';
import type { Mail } from './mail.ts';

/** E-mails as .eml files, one per id, for a campus without a mail server: any mail app opens them. */
export function openFolderMail(folder: string, sender: Sender): Mail {
  return {
    delivery: 'files',
    folder,
    perMinute: null,
    async send(email) {
      const message = await composeEmail(email, sender);
      await makeFolder(folder);
      const file = path.join(folder, `${email.id}.eml`);
      // An .eml file is complete as soon as it exists.
      if (!(await exists(file))) await replaceFile(file, message);
      return file;
    },
    async check() {
      await makeFolder(folder);
    },
    close: () => Promise.resolve(),
  };
}

async function makeFolder(folder: string): Promise<void> {
  // What an older release wrote comes along; it fails where there is nothing, or e-mails of this one.
  await fs.rename(path.join(path.dirname(folder), 'letters'), folder).catch(() => {});
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
}

async function exists(file: string): Promise<boolean> {
  try {
    await fs.access(file, constants.F_OK);
    return true;
  } catch {
    return false;
  }
}
