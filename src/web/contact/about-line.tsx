import { electionPath } from '#core/page-paths.ts';
import type { OfficerContact } from '#contract/contact.ts';
import { Link } from '#web/app/link.tsx';
import { messageAbout as text } from '#texts/en/message-about.ts';
import { row } from '#texts/formats.ts';

/** Which election a message is about, and for officers whom it names. */
export function AboutLine({
  election,
  about = [],
}: Pick<OfficerContact, 'election'> & Partial<Pick<OfficerContact, 'about'>>) {
  if (election === null) return null;
  const names = about.map(({ name, position, office }) =>
    office !== null ? text.offices[office] : position === null ? name : `${name} (${position})`,
  );
  return (
    <div className="text-ui wrap-anywhere">
      <Link to={electionPath(election._id)} className="type-link">
        {text.about(election.name)}
      </Link>
      {names.length > 0 && (
        <p>
          {text.whom}: <bdi>{row(names)}</bdi>
        </p>
      )}
    </div>
  );
}
