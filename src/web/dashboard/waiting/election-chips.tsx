import { useTimeZone } from '#web/app/campus.ts';
import { Chip } from '#web/kit/chip.tsx';
import type { WaitingThing } from './queries.ts';
import { rowOf } from './row-of.ts';

/** What an election of the list waits for, in a word for each. */
export function ElectionChips({ things }: { things: readonly WaitingThing[] }) {
  const timeZone = useTimeZone();
  const chips = new Map(
    things.flatMap((thing) => {
      const { chip } = rowOf(thing, timeZone);
      return chip === null ? [] : [[chip.text, chip] as const];
    }),
  );
  return [...chips.values()].map(({ text, tone }) => (
    <Chip key={text} tone={tone}>
      {text}
    </Chip>
  ));
}
