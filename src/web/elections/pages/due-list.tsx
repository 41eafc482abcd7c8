import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import { useViewer } from '#web/app/session.ts';
import { DueLine } from '#web/complaints/due-line.tsx';
import { rulingsQuery } from '#web/complaints/queries.ts';
import { timetableMessages as text } from '#texts/en/timetable.ts';

/** Only officers load it. */
const OfficersDue = lazy(async () => ({
  default: (await import('./officers-due.tsx')).OfficersDue,
}));

/** True for who reads and prints what officers have to do as well. */
export function useHasOfficersPart(): boolean {
  const { viewer } = useViewer();
  return viewer !== null && isOfficer(viewer.role);
}

interface DueListProps {
  electionId: string;
  /** The print for everybody leaves out what is for officers. */
  isForOfficers: boolean;
}

/** Until when rulings on complaints are due, for everybody; and for officers what they have to do. */
export function DueList({ electionId, isForOfficers }: DueListProps) {
  const hasOfficersPart = useHasOfficersPart();
  const { data } = useQuery(rulingsQuery(electionId));
  const open = data?.open ?? [];
  return (
    <>
      {open.length > 0 && (
        <section className="mt-8 grid grid-cols-1 gap-3 break-inside-avoid" aria-labelledby="due">
          <h2 className="type-h3" id="due">
            {text.due}
          </h2>
          <ul className="grid grid-cols-1 gap-2 text-ui">
            {open.map(({ number, dueAt }) => (
              <li key={number}>
                <b className="font-semibold">{text.dueOf(number)}</b> <DueLine dueAt={dueAt} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasOfficersPart && (
        <div className={isForOfficers ? '' : 'print:hidden'}>
          <Suspense fallback={null}>
            <OfficersDue electionId={electionId} />
          </Suspense>
        </div>
      )}
    </>
  );
}
