import { fairPath } from '#core/page-paths.ts';
import { Link } from '#web/app/link.tsx';
import { fairMessages } from '#texts/en/fair.ts';

/** The way to the page that says who could vote, what officers did, and whether the count agrees. */
export function FairLink({ electionId }: { electionId: string }) {
  return (
    <Link to={fairPath(electionId)} className="type-link min-h-11" data-fair>
      {fairMessages.title}
    </Link>
  );
}
