import { titleKey } from './election-draft.ts';

/** A position as a line of a text names it; one that is there already has an `_id`. */
interface Line {
  _id?: string | undefined;
  title: string;
}

/**
 * The positions of a text, a line each, blank lines too: what is known of a line stays with it where it
 * is moved or renamed. One of `seen` that was taken away comes back with its title; a renamed line is
 * the one at its place, where no line was added or taken away.
 */
export function positionLines<Position extends Line>(
  text: string,
  before: readonly Position[],
  seen: readonly Position[] = [],
): (Position | Line)[] {
  const here = new Set(before.map(({ _id }) => _id));
  const gone = seen.filter(({ _id }) => _id !== undefined && !here.has(_id));
  const typedBefore = new Map(
    seen.filter(({ _id }) => _id === undefined).map((one) => [titleKey(one.title), one]),
  );
  const left = new Map([...gone, ...before].map((one) => [titleKey(one.title), one]));
  const lines = text.split('\n');
  const found = lines.map((title) => {
    const one = left.get(titleKey(title));
    left.delete(titleKey(title));
    return one;
  });
  const isSameLength = lines.length === before.length;
  const used = new Set<string | undefined>();
  return lines.map((title, index) => {
    const was = before[index];
    // What stood there stands nowhere else now.
    const isRenamed = isSameLength && was !== undefined && left.has(titleKey(was.title));
    const one = found[index] ?? (isRenamed ? was : typedBefore.get(titleKey(title)));
    const isSecond = one?._id !== undefined && used.has(one._id);
    used.add(one?._id);
    return one === undefined || isSecond ? { title } : { ...one, title };
  });
}

/** The positions without blank lines, their titles as they are stored. */
export const writtenPositions = <Position extends Line>(positions: readonly Position[]) =>
  positions
    .map((one) => ({ ...one, title: one.title.trim().replaceAll(/\s+/g, ' ') }))
    .filter(({ title }) => title !== '');
