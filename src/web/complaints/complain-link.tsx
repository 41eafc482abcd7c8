import { MessageSquareWarning } from 'lucide-react';
import { pagePaths } from '#core/page-paths.ts';
import { Link } from '#web/app/link.tsx';
import { complaintMessages as text } from '#texts/en/complaints.ts';
import { buttonClass, wraps } from '#web/kit/button.tsx';

/** The way to a message about an election, for everybody. */
export function ComplainLink({ electionId }: { electionId: string }) {
  return (
    <Link
      to={`${pagePaths.contact}?category=grievances&election=${electionId}`}
      className={`${buttonClass({ kind: 'outline' })} ${wraps}`}
    >
      <MessageSquareWarning size={20} strokeWidth={1.75} aria-hidden />
      {text.button}
    </Link>
  );
}
