import { rankedRows } from '#core/counting/ranked-rows.ts';
import { entryName } from '#core/counting/rounds-file.ts';
import type { Round } from '#core/counting/count-result.ts';
import { roundsMessages as text } from '#texts/en/rounds.ts';
import type { NamedCount } from './round-words.ts';
import { allVotes, shortVotes } from './round-words.ts';

/** The classes of a table of rounds: that of a page, or that of a sheet of paper. */
export interface GridLook {
  table: string;
  row: string;
  /** Of what stands before a row and above a column. */
  heading: string;
  amount: string;
}

interface RoundsGridProps {
  named: NamedCount;
  /** Those of the rounds that are its columns, counted from 0. */
  from?: number;
  until?: number;
  look: GridLook;
}

/** Candidates by rounds, with what is needed and what counts for nobody; a bar below each number. */
export function RoundsGrid({ named, from = 0, until, look }: RoundsGridProps) {
  const { count, names } = named;
  const { rounds, scale } = count;
  const entries = entriesByOutcome(named);
  const shown = rounds
    .map((round, index) => ({ round, title: text.round(index + 1) }))
    .slice(from, until);
  const top = Math.max(...rounds.flatMap(({ tallies, needed }) => [...tallies, needed ?? 0]));
  const below = [
    { label: text.needed, of: ({ needed }: Round) => needed, words: shortVotes },
    { label: text.exhausted, of: ({ exhausted }: Round) => exhausted, words: shortVotes },
    ...(scale === 1 ? [] : [{ label: text.lost, of: ({ lost }: Round) => lost, words: allVotes }]),
  ];
  return (
    <table className={look.table}>
      <thead className="text-ink-2">
        <tr>
          <th className={look.heading} scope="col">
            {text.candidate}
          </th>
          {shown.map(({ title }) => (
            <th key={title} className={`${look.amount} font-medium`} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry} className={look.row}>
            <th className={`${look.heading} max-w-40 min-w-29 wrap-anywhere`} scope="row">
              <bdi>{entryName(entry, names)}</bdi>
            </th>
            {shown.map(({ round, title }) => (
              <td key={title} className={look.amount}>
                <VotesOf round={round} entry={entry} scale={scale} top={top} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody className="text-ink-2">
        {below.map(({ label, of, words }) => (
          <tr key={label} className={look.row}>
            <th className={look.heading} scope="row">
              {label}
            </th>
            {shown.map(({ round, title }) => {
              const parts = of(round);
              return (
                <td key={title} className={look.amount}>
                  {parts === null ? '–' : words(parts, scale)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who is elected stands first, then who stayed longest; behind the first nobody each further one. */
function entriesByOutcome({ count, names, hasNobody }: NamedCount): number[] {
  const nobody = hasNobody ? names.length - 1 : null;
  const length = count.rounds.at(-1)?.tallies.length ?? 0;
  const further = Array.from({ length: length - names.length }, (_, at) => names.length + at);
  return rankedRows(count, nobody).flatMap(({ entry }) =>
    entry === nobody ? [entry, ...further] : [entry],
  );
}

interface VotesOfProps {
  round: Round;
  entry: number;
  scale: NamedCount['count']['scale'];
  /** The greatest number of the table: the longest bar. */
  top: number;
}

/** The votes of an entry in a round, with a bar, and in words where it is elected or out. */
function VotesOf({ round: { tallies, status, needed }, entry, scale, top }: VotesOfProps) {
  const at = status[entry];
  if (at === undefined) return '–';
  const words = text.status[at];
  const note = words !== '' && (
    <span className="block text-meta font-normal text-ink-2">{words}</span>
  );
  if (at === 'excluded' || at === 'struck') return <>–{note}</>;
  const tally = tallies[entry] ?? 0;
  return (
    <>
      <span className={at === 'elected' ? 'font-semibold' : undefined}>
        {shortVotes(tally, scale)}
      </span>
      <VotesBar votes={tally} needed={needed} top={top} isElected={at === 'elected'} />
      {note}
    </>
  );
}

const width = 100;
const height = 12;

interface VotesBarProps {
  votes: number;
  /** Where the line stands; null for none. */
  needed: number | null;
  /** What the whole width is. */
  top: number;
  isElected: boolean;
}

/**
 * The votes of one cell as a bar, with a line at what was needed. The number beside it says the same to
 * whoever does not see it. It is drawn, not coloured in: what prints is what a page shows.
 */
function VotesBar({ votes, needed, top, isElected }: VotesBarProps) {
  const share = (part: number) => (top === 0 ? 0 : (part / top) * width);
  const line = needed === null ? null : Math.min(share(needed), width - 0.5);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="my-1 block h-3 w-full min-w-16 rtl:-scale-x-100"
      aria-hidden
      data-bar={isElected ? 'elected' : 'standing'}
    >
      <rect
        x={0}
        y={3}
        width={share(votes)}
        height={6}
        className={`forced-colors:fill-[CanvasText] ${isElected ? 'fill-brand' : 'fill-bar stroke-ink-3'}`}
        vectorEffect="non-scaling-stroke"
      />
      {line !== null && (
        <line
          x1={line}
          x2={line}
          y1={0}
          y2={height}
          className="stroke-ink stroke-[1.5] forced-colors:stroke-[CanvasText]"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
