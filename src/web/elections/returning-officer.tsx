import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useViewer } from '#web/app/session.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { returningOfficerMessages as text } from '#texts/en/returning-officer.ts';
import { namedQuery } from './use-named.ts';

/** Only officers, and whoever is named, load it. */
const NamingActs = lazy(async () => ({ default: (await import('./naming-acts.tsx')).NamingActs }));

/** Who the returning officer of an election is, where somebody was named; where every officer stands they name somebody here. */
export function ReturningOfficer({ election }: { election: Election }) {
  const { viewer } = useViewer();
  const named = useQuery(namedQuery(election._id)).data;
  // After an act its button is another one.
  const box = useKeptFocus();
  if (named === undefined) return null;
  const { returningOfficer: name, isYours } = named;
  const isForOfficer = viewer !== null && isOfficer(viewer.role);
  if (name === null && !named.areAllCandidates) return null;
  return (
    <section
      ref={box}
      aria-label={text.title}
      className="wrap mt-8 grid grid-cols-1 justify-items-start gap-3 text-ui beside-sheet:hidden"
    >
      {name !== null && (
        <p className="flex flex-wrap items-center gap-x-1.5 wrap-anywhere">
          <UserRoundCheck size={20} strokeWidth={1.75} aria-hidden />
          {text.is} <bdi className="font-semibold">{name === '' ? text.gone : name}</bdi>
        </p>
      )}
      {name === null && named.areAllCandidates && <p>{text.allStand}</p>}
      {(isYours || isForOfficer) && (
        <Suspense fallback={null}>
          <NamingActs election={election} named={named} />
        </Suspense>
      )}
    </section>
  );
}
