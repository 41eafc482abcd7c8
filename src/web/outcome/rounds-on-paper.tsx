import type { ElectionResults } from '#contract/election-shapes.ts';
import { roundsMessages as text } from '#texts/en/rounds.ts';
import { whyMessages } from '#texts/en/result-why.ts';
import { amountText, rankedLines } from './ranked-lines.ts';
import { whyWords } from './why-words.ts';
import { roundWords } from './round-words.ts';
import type { GridLook } from './rounds-grid.tsx';
import { RoundsGrid } from './rounds-grid.tsx';
import type { PositionResult, WithoutWinner } from './winner-of.ts';
import { namedCountOf, postsOf } from './winner-of.ts';

/** What the sheet has of ranked positions. */
export interface RankedOnPaper {
  RoundsOnPaper: typeof RoundsOnPaper;
  rankedEntries: typeof rankedEntries;
}

/** A row of the table of the sheet. */
export interface SheetEntry {
  key: string;
  name: string;
  votes: string;
  outcome: string;
}

/** Of a ranked position the first choices, and what became of each in which round; null of others. */
export function rankedEntries(result: PositionResult | WithoutWinner): SheetEntry[] | null {
  const table = rankedLines(result);
  if (table === null) return null;
  return table.lines.map(({ key, name, first, decided, last, row }) => ({
    key,
    name,
    votes: whyMessages.table.firstOnPaper(amountText(first)),
    outcome:
      row.decided === null && last !== null
        ? whyMessages.table.lastOnPaper(amountText(last))
        : decided,
  }));
}

/** So many rounds fit beside a name on a sheet; further ones are a table below. */
const perTable = 6;

const cell = 'border-[0.75pt] border-[CanvasText] px-[5pt] py-[3pt] align-top';
const look: GridLook = {
  table: 'mt-[8pt] w-full break-inside-avoid border-collapse text-meta',
  row: 'break-inside-avoid',
  heading: `${cell} w-[100pt] text-start font-medium`,
  amount: `${cell} text-end tabular-nums`,
};

/** Each ranked position on the printed sheet: why it came out so, and its rounds in sentences and as tables. */
export function RoundsOnPaper({ result }: { result: ElectionResults }) {
  return postsOf(result).map((post) => {
    const named = namedCountOf(post);
    if (named === null) return null;
    const { rounds, scale } = named.count;
    const starts = rounds.map((_, index) => index).filter((index) => index % perTable === 0);
    return (
      <section key={post.positionId} className="mb-[24pt] grid grid-cols-1" data-rounds-on-paper>
        <h3 className="mb-[4pt] break-after-avoid font-semibold wrap-anywhere">
          {text.onPaper(post.position)}
        </h3>
        {whyWords(named).map((sentence) => (
          <p key={sentence} className="mb-[4pt] wrap-anywhere" data-why-on-paper>
            {sentence}
          </p>
        ))}
        <ol className="grid gap-[2pt] wrap-anywhere">
          {roundWords(named).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {starts.map((from) => (
          <RoundsGrid key={from} named={named} from={from} until={from + perTable} look={look} />
        ))}
        <p className="mt-[4pt] text-meta">
          {[text.bars, ...(scale === 1 ? [] : [text.twoPlaces])].join(' ')}
        </p>
      </section>
    );
  });
}
