import { useState } from 'react';
import { z } from 'zod/mini';
import { titleKey } from '#core/elections/election-draft.ts';
import { versionedDraft } from '#web/app/draft-fields.ts';
import { useSavedDraft } from '#web/app/saved-draft.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import { randomKey } from '#web/app/random-key.ts';
import { CallError } from '#web/kit/call-error.ts';
import { keptLines } from '#web/nominations/dashboard/candidate-table/table-lines.ts';
import type { EnteredLines, RefusedLine } from '#web/nominations/dashboard/entered-lines.ts';
import { peopleOf, withNames } from '#web/nominations/dashboard/entered-lines.ts';
import type { Entering } from './candidates-part.tsx';
import { enterablePositions } from './candidates-part.tsx';
import type { ElectionValues } from './election-values.ts';

/** The version of the shape below. */
const version = 2;
const said = z.record(z.string(), z.readonly(z.array(z.enum(['by-name', 'may-stand']))));
const Lines = z.object({ text: z.string(), chosen: z.record(z.string(), z.string()), said });
const empty = { lines: {}, checked: [], haveAgreed: false, pressed: null };

/** What this device keeps of the candidates until the election is there. */
const KeptEntering = versionedDraft(
  version,
  z.strictObject({
    lines: z.record(z.string(), Lines),
    checked: z.array(z.string()),
    haveAgreed: z.boolean(),
    /** How many addresses out of a table are not kept. */
    notKept: z.optional(z.number()),
    /** The key of the first press without an answer, and what it sent; null for what was refused. */
    pressed: z.nullable(z.object({ key: z.string(), what: z.nullable(z.string()) })),
  }),
  {
    empty,
    former: ({ lines, ...draft }) => ({
      ...empty,
      ...draft,
      lines: Object.fromEntries(
        Object.entries(Object(lines) as object).map(([key, own]) => [key, { said: {}, ...own }]),
      ),
    }),
  },
);

/** The candidates of the form, and the press that publishes it with them. */
export function useEntering(personId: string) {
  const saved = useSavedDraft(draftKeys.candidates(personId), KeptEntering, 'device');
  const { forget } = saved;
  const clear = () => {
    setPasted(undefined);
    saved.clear();
  };
  const { checked, haveAgreed, pressed, isUnreadable } = saved.draft;
  // What came out of a table has addresses, which are here alone: a device keeps the lines without them.
  const [pasted, setPasted] = useState<{ lines: EnteredLines; addresses: ReadonlySet<string> }>();
  const change = (part: Parameters<typeof saved.change>[0]) => saved.change({ ...part, version });
  const kept: Entering = { lines: saved.draft.lines, checked, haveAgreed, notKept: 0 };
  const entering: Entering = {
    ...kept,
    lines: pasted?.lines ?? kept.lines,
    notKept: pasted === undefined ? (saved.draft.notKept ?? 0) : 0,
  };
  const setEntering = ({
    lines,
    addresses = [],
    checked: ticked,
    haveAgreed: agreed,
  }: Partial<Entering> & { addresses?: readonly string[] }) => {
    const all = new Set([...(pasted?.addresses ?? []), ...addresses]);
    if (lines !== undefined && all.size > 0) setPasted({ lines, addresses: all });
    change({
      ...(agreed !== undefined && { haveAgreed: agreed }),
      ...(lines !== undefined && { lines: { ...keptLines(lines, all) } }),
      ...(all.size > 0 && { notKept: all.size }),
      ...(ticked !== undefined && { checked: [...ticked] }),
    });
  };
  /**
   * The key that goes with a press, kept before it is sent: where its answer is lost, the next press has it
   * too. `isOther` says later whether that one sent something else.
   */
  const press = (what: string) => {
    const next = { key: pressed?.key ?? randomKey(), what: pressed?.what ?? what };
    change({ pressed: next });
    return { key: next.key, isOther: next.what !== what };
  };
  /** Nothing was made. */
  const release = () => change({ pressed: pressed && { ...pressed, what: null } });
  return { entering, kept, setEntering, press, release, clear, forget, isUnreadable };
}

/** Whom the form sends with its election; who is unknown is entered by a whole name. */
export function peopleIn(
  values: Pick<ElectionValues, 'positions'>,
  { lines, checked, haveAgreed }: Omit<Entering, 'notKept'>,
): (ReturnType<typeof peopleOf> & { haveAgreed: boolean }) | null {
  const named = Object.entries(lines).map(([key, own]) => [key, withNames(own)]);
  const typed = { lines: Object.fromEntries(named), checked };
  const people = peopleOf(enterablePositions(values), typed);
  return people.candidates.length === 0 ? null : { ...people, haveAgreed };
}

const Problems = z.array(
  z.object({
    position: z.string(),
    line: z.string(),
    problem: z.string(),
    choices: z.array(
      z.object({
        enrollmentNumber: z.string(),
        name: z.string(),
        branch: z.nullable(z.string()),
        year: z.nullable(z.string()),
      }),
    ),
    asks: z.optional(z.enum(['by-name', 'may-stand'])),
  }),
);

/** The lines for which the server refused the election; null where it was another reason. */
export function refusedLines(
  refusal: unknown,
  values: Pick<ElectionValues, 'positions'>,
): RefusedLine[] | null {
  if (!(refusal instanceof CallError) || refusal.problems.length === 0) return null;
  const { data = [] } = Problems.safeParse(refusal.problems);
  const boxes = enterablePositions(values);
  return data.flatMap(({ position, asks, ...line }) => {
    const box = boxes.find(({ title }) => titleKey(title) === titleKey(position));
    return box === undefined
      ? []
      : [{ ...line, key: box.key, ...(asks !== undefined && { asks }) }];
  });
}
