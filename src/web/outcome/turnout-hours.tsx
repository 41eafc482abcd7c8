import { formatBannerDate, formatTime } from '#core/campus/dates.ts';
import { barsOf, joinLastPart, topOf } from '#core/elections/turnout-bars.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useTurnout } from '#web/elections/queries.ts';
import { turnoutMessages as text } from '#texts/en/turnout.ts';
import { row } from '#texts/formats.ts';

const width = 1000;
const height = 160;
const cell = 'py-1.5 pe-4 text-start';

/** The votes of a closed election by the hour: a picture with an axis, and the numbers behind it. */
export function TurnoutHours({ election }: { election: Election }) {
  const timeZone = useTimeZone();
  const { data } = useTurnout(election._id);
  const hours = joinLastPart(data?.byHour ?? []);
  const [first] = hours;
  const last = hours.at(-1);
  // A single bar says nothing about hours.
  if (first === undefined || last === undefined || hours.length < 2) return null;
  const moment = (iso: string) => row([formatBannerDate(iso, timeZone), formatTime(iso, timeZone)]);
  const top = topOf(hours);
  return (
    <section aria-labelledby="turnout-title" className="mt-2 grid grid-cols-1 gap-2">
      <h4 className="text-ui font-semibold" id="turnout-title">
        {text.title}
      </h4>
      <p className="max-w-(--measure) type-meta">{text.lede}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2" aria-hidden data-chart>
        <p className="-my-2 flex h-44 flex-col justify-between text-end type-meta tabular-nums">
          <span>{top}</span>
          <span>{top / 2}</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full fill-brand forced-colors:fill-[CanvasText]"
        >
          {[0, 0.5, 1].map((share) => (
            <line
              key={share}
              x1={0}
              x2={width}
              y1={height * share}
              y2={height * share}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {barsOf(hours, { top, width, height }).map((bar) => (
            <rect key={bar.x} {...bar} />
          ))}
        </svg>
        <p className="col-start-2 mt-1.5 flex justify-between gap-4 type-meta">
          <span>{moment(first.from)}</span>
          <span className="text-end">{moment(last.until)}</span>
        </p>
      </div>
      <details>
        <summary className="type-link min-h-11">{text.votes}</summary>
        <table className="mt-2 w-full max-w-160 border-collapse text-ui tabular-nums">
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
    </section>
  );
}
