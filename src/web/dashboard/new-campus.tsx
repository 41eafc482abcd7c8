import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#web/app/session.ts';
import { useAddress } from '#web/kit/location.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { UniversityName } from '#web/campus/dashboard/university-name.tsx';

/** What a campus that has just begun asks of its officers. */
export function NewCampus() {
  const isAdmin = useViewer().viewer?.role === 'admin';
  const address = useAddress();
  const elections = useQuery(officerElectionsQuery).data?.elections;
  return (
    <div className="mt-7">
      {isAdmin && (
        // The form goes, and the focus with it.
        <UniversityName onNamed={() => document.querySelector<HTMLElement>('h1')?.focus()} />
      )}
      {elections?.every(({ state }) => state === 'draft') === true && (
        <FirstSteps isAdmin={isAdmin} onOpen={(section) => address.replace({ section })} />
      )}
    </div>
  );
}
