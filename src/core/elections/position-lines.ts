import { titleKey } from './election-draft.ts';

/** A position as a line of a text names it: one that is there already has an `_id`, one of a form its key. */
interface Line {
  _id?: string | undefined;
  key?: string | undefined;
  title: string;
}

/** By what a position of a form is the same, whatever its title and its place. */
export const positionKey = ({ _id, key }: Pick<Line, '_id' | 'key'>): string => _id ?? key ?? '';

/**
 * The positions of a text, a line each, blank lines too: what is known of a line stays with it where it
 * is moved or renamed. One of `seen` that was taken away comes back with its title; a renamed line is
 * the one at its place, where no line was added or taken away. Each other line is a new position.
 */
export function positionLines<Position extends Line>(
  text: string,
  before: readonly Position[],
  seen: readonly Position[] = [],
): (Position | Line)[] {
  const here = new Set(before.map(positionKey));
  const gone = seen.filter((one) => positionKey(one) !== '' && !here.has(positionKey(one)));
  const saved = gone.filter(({ _id }) => _id !== undefined);
  const left = new Map([...saved, ...before].map((one) => [titleKey(one.title), one]));
  // One that is not saved comes back only where nothing else stands at its line.
  const typed = new Map(
    gone.filter(({ _id }) => _id === undefined).map((one) => [titleKey(one.title), one]),
  );
  const lines = text.split('\n');
  const found = lines.map((title) => {
    const one = left.get(titleKey(title));
    left.delete(titleKey(title));
    return one;
  });
  const isSameLength = lines.length === before.length;
  const used = new Set<string>();
  return lines.map((title, index) => {
    const was = before[index];
    // What stood there stands nowhere else now.
    const isRenamed = isSameLength && was !== undefined && left.has(titleKey(was.title));
    const one = found[index] ?? (isRenamed ? was : typed.get(titleKey(title)));
    if (one === undefined || used.has(positionKey(one))) return { title };
    if (positionKey(one) !== '') used.add(positionKey(one));
    return { ...one, title };
  });
}

/** The positions without blank lines, their titles as they are stored. */
export const writtenPositions = <Position extends Line>(positions: readonly Position[]) =>
  positions
    .map((one) => ({ ...one, title: one.title.trim().replaceAll(/\s+/g, ' ') }))
    .filter(({ title }) => title !== '');
