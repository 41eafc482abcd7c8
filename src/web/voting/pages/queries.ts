import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { namedInReadersLanguage } from '#web/elections/readers-language.ts';
import { becomeViewer } from '#web/app/session.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { electionPath } from '#web/app/paths.ts';

/** What the link of an e-mail is about; reading it changes nothing. */
export const voteLinkQuery = (token: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: ['vote-link', token, viewerId],
    queryFn: () => call('readVoteLink', { body: { token } }),
    select: namedInReadersLanguage,
    retry: false,
  });

/** Opens the ballot of an election in the place of this page: Back does not lead to a spent link. */
export function useGoToBallot() {
  const navigate = useNavigate();
  return (electionId: string) => {
    const state: HistoryState = { isToVote: true };
    void navigate(electionPath(electionId), { replace: true, state });
  };
}

/** After a press of the page: the ballot. */
export function useVoteArrival() {
  const client = useQueryClient();
  const goToBallot = useGoToBallot();
  return ({ user, electionId }: Reply<'takeByVoteLink'>) => {
    becomeViewer(client, user);
    goToBallot(electionId);
  };
}
