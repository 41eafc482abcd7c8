import { useQuery } from '@tanstack/react-query';
import { isOfficer } from '#core/accounts/role.ts';
import { useViewer } from '#web/app/session.ts';
import { deskQuery, ownDesksQuery } from './queries.ts';

/** Who reads and who acts at the desk of an election, for whoever looks at it. */
export function useDesk(electionId: string) {
  const { viewer } = useViewer();
  const desk = useQuery(deskQuery(electionId)).data;
  const isObserver = viewer?.role === 'observer';
  const own = useQuery({ ...ownDesksQuery, enabled: isObserver }).data;
  const isYours = desk?.isYours === true;
  const isOfOffice = viewer !== null && isOfficer(viewer.role);
  return {
    desk,
    /** What the returning officer decides is theirs to decide. */
    mayAct: isYours || (isOfOffice && desk?.returningOfficer === null),
    /** They read what officers read of complaints. */
    mayHear: isYours || isOfOffice,
    /** They read what is due after the close; an account for one desk reads that of its election alone. */
    mayRead: isYours || isOfOffice || (isObserver && own?.isAll === false),
  };
}
