import { electionThings } from './freezing.ts';
import type { ElectionField } from './freezing.ts';

/** What of an election is edited as one, and is said by its name alone. */
export type EditedThing = Exclude<ElectionField, 'dates' | 'ways'>;

export const thingWords = Object.fromEntries(
  Object.entries(electionThings).flatMap(([thing, { called }]) =>
    called === null ? [] : [[thing, called]],
  ),
) as { [Thing in EditedThing]: (typeof electionThings)[Thing]['called'] };

/** What is changed without an e-mail to voters, who read of it on the election's page. */
const unmailed: readonly ElectionField[] = ['name', 'description', 'imageUrl', 'words'];

/** Whether an edit of these things is told to voters by e-mail. */
export const isMailed = (changed: readonly ElectionField[]) =>
  changed.some((field) => !unmailed.includes(field));

const opening = 'Changed: ';
const list = new Intl.ListFormat('en-GB');

/**
 * What was edited of an election, in one sentence or two for its voters. The moments are written out
 * as people read them; `ways` says of each position that is won otherwise how it is won now.
 */
export function describeEdit(
  changed: readonly ElectionField[],
  { opens, closes, ways = [] }: { opens: string; closes: string; ways?: readonly string[] },
): string {
  // A position that was added or removed moves the others.
  const shown = changed.filter((field) => field !== 'titles' || !changed.includes('positions'));
  const things = shown.flatMap((field) => electionThings[field].called ?? []);
  const sentences = [
    ...(things.length > 0 ? [`${opening}${list.format(things)}.`] : []),
    ...(shown.includes('ways') ? ways.map((one) => `${one}.`) : []),
    ...(shown.includes('dates') ? [`Voting opens on ${opens} and closes on ${closes}.`] : []),
  ];
  return sentences.join(' ');
}

/**
 * The things that a sentence of `describeEdit` names, and what it says after them: a sentence that was stored can be
 * told in another language, whose lists are put together otherwise. Null for every other sentence.
 */
export function readEdit(sentence: string): { things: EditedThing[]; rest: string } | null {
  if (!sentence.startsWith(opening)) return null;
  const known = Object.entries(thingWords) as [EditedThing, string][];
  const things: EditedThing[] = [];
  for (let at = opening.length; ;) {
    const found = known.find(([, name]) => sentence.startsWith(name, at));
    if (found === undefined) return null;
    const [thing, name] = found;
    things.push(thing);
    at += name.length;
    const rest = sentence.slice(at);
    if (rest === '.' || rest.startsWith('. ')) return { things, rest: rest.slice(2) };
    const between = [', ', ' and '].find((one) => rest.startsWith(one));
    if (between === undefined) return null;
    at += between.length;
  }
}
