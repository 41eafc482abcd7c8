import { entryName } from '#core/counting/rounds-file.ts';
import type { Round } from '#core/counting/count-result.ts';
import { roundsMessages as text } from '#web/messages/en/rounds.ts';
import type { NamedCount } from './round-words.ts';
import { shortVotes } from './round-words.ts';

const cell = 'px-3 py-2 align-baseline';
const heading = `${cell} text-start font-medium`;
const amount = `${cell} text-end whitespace-nowrap tabular-nums`;

/** Candidates by rounds, with what is needed and what counts for nobody; it scrolls in its own area. */
export function RoundsTable({ named, position }: { named: NamedCount; position: string }) {
  const { count, names } = named;
  const { rounds, scale } = count;
  const entries = Array.from({ length: rounds.at(-1)?.tallies.length ?? 0 }, (_, entry) => entry);
  const below = [
    { label: text.needed, of: ({ needed }: Round) => needed },
    { label: text.exhausted, of: ({ exhausted }: Round) => exhausted },
    ...(scale === 1 ? [] : [{ label: text.lost, of: ({ lost }: Round) => lost }]),
  ];
  return (
    <div
      className="overflow-x-auto rounded-control border border-line print:overflow-visible"
      role="region"
      aria-label={text.table(position)}
      // It scrolls, so a keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full border-collapse text-ui">
        <thead className="text-ink-2">
          <tr>
            <th className={`${heading} sticky start-0 bg-surface`} scope="col">
              {text.candidate}
            </th>
            {rounds.map((_, index) => (
              <th key={text.round(index + 1)} className={`${amount} font-medium`} scope="col">
                {text.round(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry} className="border-t border-line">
              <th
                className={`${heading} sticky start-0 max-w-40 bg-surface wrap-anywhere`}
                scope="row"
              >
                <bdi>{entryName(entry, names)}</bdi>
              </th>
              {rounds.map((round, index) => (
                <VotesCell key={text.round(index + 1)} round={round} entry={entry} scale={scale} />
              ))}
            </tr>
          ))}
        </tbody>
        <tbody className="text-ink-2">
          {below.map(({ label, of }) => (
            <tr key={label} className="border-t border-line">
              <th className={`${heading} sticky start-0 bg-surface`} scope="row">
                {label}
              </th>
              {rounds.map((round, index) => {
                const parts = of(round);
                return (
                  <td key={text.round(index + 1)} className={amount}>
                    {parts === null ? '–' : shortVotes(parts, scale)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface VotesCellProps {
  round: Round;
  entry: number;
  scale: 1 | 100_000;
}

/** The votes of an entry in a round, and in words where it is elected or out. */
function VotesCell({ round: { tallies, status }, entry, scale }: VotesCellProps) {
  const at = status[entry];
  const isOut = at === 'excluded' || at === 'struck';
  const words = at === undefined ? '' : text.status[at];
  return (
    <td className={`${amount} ${at === 'elected' ? 'font-semibold' : ''}`.trim()}>
      {at === undefined || isOut ? '–' : shortVotes(tallies[entry] ?? 0, scale)}
      {words !== '' && <span className="block text-meta font-normal text-ink-2">{words}</span>}
    </td>
  );
}
