import fs from 'node:fs';
import path from 'node:path';
import { refusals } from '#core/refusal.ts';
import { api } from '#contract/api.ts';
import { englishTexts } from './texts/english.ts';
import type { English } from './texts/english.ts';
import { wordsOfOne } from './texts/places.ts';

// How large the product is, and where. Words stand beside lines, so that no line grows longer for a number.

const root = path.resolve(import.meta.dirname, '..');
const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file);
const isTest = (file: string) => /\.(test|spec)\.|^tests\//.test(file);
const isText = (file: string) => file.startsWith('src/texts/');

const files = ['src', 'tools', 'tests']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file)),
  )
  .filter(isCode);
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const linesOf = (file: string) => read(file).split('\n').length - 1;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const linesIn = (chosen: (file: string) => boolean) => sum(files.filter(chosen).map(linesOf));

/** The words of a message, in one form of its plurals. */
const wordsIn = ({ message }: English) =>
  wordsOfOne(message).match(/[\p{L}][\p{L}’'-]*/gu)?.length ?? 0;
/** Sentences of core and of the contract are counted nowhere. */
const isOfScreens = ({ file }: English) => !['refusals', 'sentences', 'done'].includes(file);

const schema = /export interface Schema \{([^}]*)\}/.exec(read('src/server/platform/db/tables.ts'));
const product = (file: string) => !isTest(file) && !isText(file);
const isSmall = (file: string) =>
  /^src\/(server|web)\//.test(file) && !isTest(file) && linesOf(file) <= 30;
const english = (await englishTexts()).filter(isOfScreens);

const rows: readonly (readonly [string, number])[] = [
  ['calls', Object.keys(api).length],
  ['tables', schema?.[1]?.match(/^ {2}\w+:/gm)?.length ?? 0],
  ['lines of src and tools, without tests and texts', linesIn(product)],
  ['lines of texts', linesIn((file) => isText(file) && !isTest(file))],
  ['English words of screens and e-mails', sum(english.map(wordsIn))],
  ['lines of tests and their support', linesIn(isTest)],
  ['reasons of refusal', Object.keys(refusals).length],
  ['files of 30 lines or fewer in server and web', files.filter(isSmall).length],
];
for (const [what, count] of rows) {
  console.log(`${count.toLocaleString('en').padStart(9)}  ${what}`);
}
