import { queryOptions, useQuery } from '@tanstack/react-query';
import { hasDashboard, isOfficer } from '#core/accounts/role.ts';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';

/** Who was named for an election in place of its officers, where somebody was. */
export const namedQuery = (id: string) =>
  queryOptions({
    queryKey: ['elections', 'named', id],
    queryFn: () => call('readAudience', { params: { id }, query: {} }),
  });

/** Who acts and who reads in an election, for whoever looks at it. */
export function useNamed(electionId: string) {
  const { viewer } = useViewer();
  const named = useQuery(namedQuery(electionId)).data;
  const isYours = named?.isYours === true;
  const isOfOffice = viewer !== null && isOfficer(viewer.role);
  return {
    named,
    /** What the returning officer decides is theirs to decide. */
    mayAct: isYours || (isOfOffice && named?.returningOfficer === null),
    /** They read what officers read of complaints. */
    mayHear: isYours || isOfOffice,
    /** They read what is due after the close. */
    mayRead: isYours || (viewer !== null && hasDashboard(viewer.role)),
  };
}
