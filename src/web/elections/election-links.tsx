import {
  CalendarRange,
  MessageCircleQuestion,
  MessageSquareWarning,
  ShieldCheck,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { fairPath, pagePaths, timetablePath } from '#core/page-paths.ts';
import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { contactPath } from '#web/app/paths.ts';
import { complaintMessages } from '#texts/en/complaints.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { fairMessages } from '#texts/en/fair.ts';
import { timetableMessages } from '#texts/en/timetable.ts';

/** Nobody complains about a test, nor about what was called off. */
export const isOpenToComplaints = ({ rehearsal, state }: Election): boolean =>
  !rehearsal && state !== 'cancelled';

/** What else there is about an election: its timetable, and whom to ask or tell. */
export function ElectionLinks({ election }: { election: Election }) {
  const { _id: id } = election;
  const question = electionsMessages.askAbout(election.name);
  return (
    <nav
      aria-label={electionsMessages.more}
      className="wrap mt-8 beside-sheet:hidden print:hidden"
      data-election-links
    >
      <ul className="flex flex-wrap gap-x-8 border-t border-line pt-3">
        <Item to={timetablePath(id)} icon={CalendarRange} label={timetableMessages.link} />
        <Item
          to={contactPath('query', question)}
          icon={MessageCircleQuestion}
          label={electionsMessages.ask}
        />
        {isOpenToComplaints(election) && (
          <Item
            to={`${pagePaths.contact}?category=grievances&election=${id}`}
            icon={MessageSquareWarning}
            label={complaintMessages.button}
          />
        )}
        <Item to={fairPath(id)} icon={ShieldCheck} label={fairMessages.title} />
      </ul>
    </nav>
  );
}

function Item({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <li>
      <Link to={to} className="type-link min-h-11">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {label}
      </Link>
    </li>
  );
}
