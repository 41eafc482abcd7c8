import { roundsMessages as text } from '#texts/en/rounds.ts';
import type { NamedCount } from './round-words.ts';
import type { GridLook } from './rounds-grid.tsx';
import { RoundsGrid } from './rounds-grid.tsx';

const cell = 'px-3 py-2 align-baseline';
const look: GridLook = {
  table: 'w-full border-collapse text-ui',
  row: 'border-t border-line',
  heading: `${cell} sticky start-0 bg-surface text-start font-medium`,
  amount: `${cell} text-end whitespace-nowrap tabular-nums`,
};

/** The rounds of a position on its page; the table scrolls in its own area. */
export function RoundsTable({ named, position }: { named: NamedCount; position: string }) {
  return (
    <div
      className="overflow-x-auto rounded-control border border-line print:overflow-visible"
      role="region"
      aria-label={text.table(position)}
      // It scrolls, so a keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <RoundsGrid named={named} look={look} />
    </div>
  );
}
