import { useQuery } from '@tanstack/react-query';
import type { OfficerLink } from '#contract/new-officers.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { newOfficersMessages as text } from '#texts/en/new-officers.ts';
import { messages } from '#texts/en/site.ts';
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
        {links.map((link, index) => (
          <li key={`${link.at} ${index}`}>{sentenceOf(link, shortMoment(link.at, timeZone))}</li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ officer, role, by }: OfficerLink, when: string): string {
  if (role !== null) {
    const named = messages.roles[role];
    return by === null ? text.roleLink(named, when) : text.roleLinkBy(by, named, when);
  }
  const of = officer ?? '';
  return by === null ? text.linkOnMachine(of, when) : text.linkBy(by, of, when);
}
