import fs from 'node:fs';
import path from 'node:path';
import { refusals } from '#core/refusal.ts';
import { sentences } from '#core/sentences.ts';
import { answers } from '#contract/answers.ts';
import { root } from './folder.ts';
import { sentencesIn } from './sentences-in.ts';

/**
 * Sentences that core and the contract say, apart from refusals and from those that the specification fixes.
 * A language has them in `answers.ts` by the English sentence. Sentences that are put together from parts are
 * not here: only their author knows them.
 */
export function saidByCore(): readonly string[] {
  return (found ??= findSentences());
}

let found: readonly string[] | undefined;

function findSentences(): readonly string[] {
  const known = new Set<string>([
    ...Object.values(sentences),
    ...Object.values(answers),
    ...Object.values(refusals).map(([, english]) => english),
  ]);
  const files = ['src/core', 'src/contract'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(root, folder, name)),
  );
  const said = files.toSorted().flatMap((file) => sentencesIn(file, fs.readFileSync(file, 'utf8')));
  return [...new Set(said)].filter((one) => !known.has(one) && !neverAlone.has(one));
}

/** Said only as the end of a longer sentence, or around a list of its own. */
const neverAlone = new Set(['Changed: {things}.']);
