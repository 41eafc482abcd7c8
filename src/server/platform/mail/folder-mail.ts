import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { composeEmail } from './compose-email.ts';
import type { Sender } from './compose-email.ts';
import type { Mail } from './mail.ts';

/** E-mails as .eml files, one per id, for a campus without a mail server: any mail app opens them. */
export function openFolderMail(folder: string, sender: Sender): Mail {
  return {
    delivery: 'files',
    folder,
    async send(email) {
      const message = await composeEmail(email, sender);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${email.id}.eml`);
      if (await exists(file)) return;
      // Written and flushed under another name first: an .eml file is complete as soon as it exists.
      const unfinished = path.join(folder, `.${email.id}.tmp`);
      await writeFlushed(unfinished, message);
      await fs.rename(unfinished, file);
      await flush(folder);
    },
    close: () => Promise.resolve(),
  };
}

async function exists(file: string): Promise<boolean> {
  try {
    await fs.access(file, constants.F_OK);
    return true;
  } catch {
    return false;
  }
}

async function writeFlushed(file: string, bytes: Buffer): Promise<void> {
  const handle = await fs.open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new name itself survive a power cut. */
async function flush(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
