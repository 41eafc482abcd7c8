import { percentOf } from '#core/elections/turnout.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { turnoutMessages } from '#texts/en/turnout.ts';
import { whyMessages } from '#texts/en/result-why.ts';
import { numberText } from '#texts/formats.ts';
import { SideScroll, stickyName } from '#web/kit/side-scroll.tsx';
import type { RankedLines } from './ranked-lines.ts';
import { amountText } from './ranked-lines.ts';
import type { PositionResult, WithoutWinner } from './winner-of.ts';

const { counts } = electionsMessages;
const text = whyMessages.table;
const cell = 'px-3 py-2.5 align-baseline max-md:px-1.5';
const head = `${cell} text-end font-medium`;
const amount = `${cell} text-end whitespace-nowrap tabular-nums`;
// On a phone the last round stands first, because it decided.
const wideOnly = 'max-md:hidden';
const phoneOnly = 'md:hidden';

interface RankedTableProps {
  post: PositionResult | WithoutWinner;
  table: RankedLines;
  eligible: number | undefined;
}

/** First choices, the round that decided for each, and the last round, by outcome. */
export function RankedTable({ post, table, eligible }: RankedTableProps) {
  const { lines, valid, last } = table;
  const { position, abstained } = post;
  const total = post.valid + abstained;
  return (
    <section className="sheet grid grid-cols-1 gap-3 p-6 max-md:p-4" data-ranked>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold wrap-anywhere">
        <bdi>{position}</bdi>{' '}
        <span className="text-ui font-normal text-ink-2 tabular-nums">
          {eligible === undefined
            ? counts.all(total)
            : turnoutMessages.ofAll(total, eligible, percentOf(total, eligible))}
        </span>
      </h3>
      <SideScroll label={text.of(position)} hint={text.more}>
        <table className="w-full border-collapse text-ui">
          <thead className="text-ink-2">
            <tr>
              <th className={`${cell} ${stickyName} text-start font-medium`} scope="col">
                {counts.candidate}
              </th>
              {last !== null && (
                <th className={`${head} ${phoneOnly}`} scope="col">
                  {text.last(last.round, last.still)}
                </th>
              )}
              <th className={`${head} ${wideOnly}`} scope="col">
                {text.first(valid)}
              </th>
              <th className={`${cell} text-start font-medium`} scope="col">
                {text.decided}
              </th>
              {last !== null && (
                <th className={`${head} ${wideOnly}`} scope="col">
                  {text.last(last.round, last.still)}
                </th>
              )}
              <th className={`${head} ${phoneOnly}`} scope="col">
                {text.first(valid)}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((one) => {
              const first = amountText(one.first);
              const end = one.last === null ? '–' : amountText(one.last);
              return (
                <tr key={one.key} className={`border-t border-line ${weightOf(one.isElected)}`}>
                  <th
                    className={`${cell} ${stickyName} max-w-40 min-w-20 text-start wrap-anywhere ${weightOf(one.isElected)}`}
                    scope="row"
                  >
                    <bdi>{one.name}</bdi>
                  </th>
                  {last !== null && <td className={`${amount} ${phoneOnly}`}>{end}</td>}
                  <td className={`${amount} ${wideOnly}`}>{first}</td>
                  <td className={`${cell} min-w-20`}>{one.decided || '–'}</td>
                  {last !== null && <td className={`${amount} ${wideOnly}`}>{end}</td>}
                  <td className={`${amount} ${phoneOnly}`}>{first}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </SideScroll>
      {abstained > 0 && (
        <p className="text-ui text-ink-2">
          {counts.abstained}: {numberText(abstained)}
        </p>
      )}
    </section>
  );
}

const weightOf = (isElected: boolean) => (isElected ? 'font-semibold' : 'font-normal');
