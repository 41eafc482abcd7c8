import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { rowOf } from '#web/dashboard/waiting/row-of.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { timetableMessages as text } from '#texts/en/timetable.ts';

/** What this election needs of its officers now, and until when. */
export function OfficersDue({ electionId }: { electionId: string }) {
  const timeZone = useTimeZone();
  const { data } = useQuery(waitingQuery);
  const rows = (data?.things ?? [])
    .filter((thing) => thing.electionId === electionId)
    .map((thing) => rowOf(thing, timeZone));
  if (data === undefined) return null;
  return (
    <section className="mt-8 grid grid-cols-1 gap-3" aria-labelledby="officers-due">
      <h2 className="type-h3" id="officers-due">
        {text.officers}
      </h2>
      {rows.length === 0 && <p className="text-ui text-ink-2">{text.nothing}</p>}
      <ul className="grid grid-cols-1 gap-3 text-ui empty:hidden">
        {rows.map(({ id, title, text: said, act }) => (
          <li key={id} className="break-inside-avoid">
            <p className="font-semibold wrap-anywhere">{title}</p>
            {said !== '' && <p className="text-ink-2 wrap-anywhere">{said}</p>}
            {act !== null && (
              <Link to={act.to} className="type-link min-h-11 print:hidden">
                {act.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
