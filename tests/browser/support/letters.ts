import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Campus } from './campus.ts';

/**
 * The link of the one letter to this address, once it is written: a campus without a mail server
 * keeps its letters as files.
 */
export async function linkInLetterTo(campus: Campus, address: string): Promise<string> {
  const folder = path.join(campus.folder, 'letters');
  let links: string[] = [];
  await expect
    .poll(
      async () => {
        const names = await fs.readdir(folder).catch(() => []);
        const letters = await Promise.all(
          names
            .filter((name) => name.endsWith('.eml'))
            .map((name) => fs.readFile(path.join(folder, name), 'utf8')),
        );
        links = letters
          .filter((letter) => letter.includes(`To: ${address}\r\n`))
          .flatMap((letter) => linkIn(letter) ?? []);
        return links.length;
      },
      { message: `a letter to ${address}`, timeout: 30_000 },
    )
    .toBe(1);
  return links[0] ?? '';
}

/** The first web address in the words of a letter, whose lines are folded at a `=`. */
function linkIn(letter: string): string | undefined {
  const words = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /http:\/\/\S+\?token=[\w-]+/.exec(words)?.[0];
}
