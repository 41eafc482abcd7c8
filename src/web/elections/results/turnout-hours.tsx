import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import type { Reply } from '#web/app/call.ts';
import { useTurnout } from '#web/elections/queries.ts';
import { turnoutMessages as text } from '#web/messages/en/turnout.ts';

type Hour = Reply<'readTurnout'>['byHour'][number];

const width = 1000;
const height = 160;
const cell = 'py-1.5 pe-4 text-start';

/** The votes of a closed election by the hour: a picture that prints, and the numbers behind it. */
export function TurnoutHours({ election }: { election: Election }) {
  const timeZone = useTimeZone();
  const { data } = useTurnout(election._id);
  const hours = data?.byHour ?? [];
  const [first] = hours;
  const last = hours.at(-1);
  // A single bar says nothing about hours.
  if (first === undefined || last === undefined || hours.length < 2) return null;
  const moment = (iso: string) =>
    `${formatBannerDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
  return (
    <section className="beside-sheet:hidden" aria-labelledby="turnout-title">
      <h2 className="type-h2" id="turnout-title">
        {text.title}
      </h2>
      <p className="mt-1.5 mb-5 type-meta">{text.lede}</p>
      <div className="sheet p-5">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full fill-brand print:fill-[CanvasText] forced-colors:fill-[CanvasText]"
          aria-hidden
        >
          {barsOf(hours).map((bar) => (
            <rect key={bar.x} {...bar} />
          ))}
        </svg>
        <p
          className="mt-2 flex justify-between gap-4 border-t border-line pt-2 type-meta"
          aria-hidden
        >
          <span>{moment(first.from)}</span>
          <span className="text-end">{moment(last.until)}</span>
        </p>
        <details className="mt-3 print:hidden">
          <summary className="type-link min-h-11">{text.votes}</summary>
          <table className="mt-2 w-full max-w-160 border-collapse tabular-nums">
            <thead>
              <tr>
                <th scope="col" className={`${cell} type-meta`}>
                  {text.from}
                </th>
                <th scope="col" className={`${cell} type-meta`}>
                  {text.until}
                </th>
                <th scope="col" className={`${cell} type-meta`}>
                  {text.votes}
                </th>
              </tr>
            </thead>
            <tbody>
              {hours.map(({ from, until, votes }) => (
                <tr key={until} className="border-t border-line">
                  <td className={cell}>{moment(from)}</td>
                  <td className={cell}>{moment(until)}</td>
                  <td className={`${cell} font-semibold`}>{votes}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </section>
  );
}

/** A bar is as wide as its time and as high as its votes by the hour, so that areas are votes. */
function barsOf(hours: readonly Hour[]) {
  const timed = hours.map(({ from, until, votes }) => {
    const begin = Date.parse(from);
    const length = Math.max(1, Date.parse(until) - begin);
    return { begin, length, pace: votes / length };
  });
  const start = timed[0]?.begin ?? 0;
  const whole = timed.reduce((sum, { length }) => sum + length, 0);
  const fastest = Math.max(...timed.map(({ pace }) => pace));
  return timed.map(({ begin, length, pace }) => {
    const high = (pace / fastest) * height;
    return {
      x: ((begin - start) / whole) * width,
      y: height - high,
      // A hair of space between two bars.
      width: Math.max(1, (length / whole) * width - 2),
      height: high,
    };
  });
}
