import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { newOfficersMessages as text } from '#texts/en/new-officers.ts';
import { proposalsQuery } from '../queries.ts';

/** Who cannot confirm yet, and the links of the last week by which an officer's account can be entered. */
export function NewOfficers() {
  const { newOfficers = [], links = [] } = useQuery(proposalsQuery).data ?? {};
  const timeZone = useTimeZone();
  if (newOfficers.length === 0 && links.length === 0) return null;
  return (
    <section className="sheet mt-6 grid gap-2 p-5 max-md:px-3.5" aria-labelledby="new-officers">
      <h2 className="type-h3" id="new-officers">
        {text.title}
      </h2>
      <ul className="grid gap-2 wrap-anywhere">
        {newOfficers.map(({ _id, name, confirmsFrom, letInBy }) => (
          <li key={_id}>
            {text.confirmsFrom(name, shortMoment(confirmsFrom, timeZone))}
            {letInBy !== null && ` ${text.letIn(letInBy)}`}
          </li>
        ))}
        {links.map(({ officer, by, at }) => (
          <li key={`${at} ${officer}`}>
            {by === null
              ? text.linkOnMachine(officer, shortMoment(at, timeZone))
              : text.linkBy(by, officer, shortMoment(at, timeZone))}
          </li>
        ))}
      </ul>
    </section>
  );
}
