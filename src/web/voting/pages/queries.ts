import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { VoteLink } from '#contract/vote-links.ts';
import type { Reply } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { namedInReadersLanguage } from '#web/elections/readers-language.ts';
import { becomeViewer } from '#web/app/session.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { electionPath, paths } from '#web/app/paths.ts';

/** What the link of an e-mail is about; reading it changes nothing. */
export const voteLinkQuery = (token: string, viewerId: string | undefined) =>
  queryOptions({
    queryKey: ['vote-link', token, viewerId],
    queryFn: () => call('readVoteLink', { body: { token } }),
    select: (link: VoteLink) =>
      link.state === 'used' || link.election === null ? link : namedInReadersLanguage(link),
    retry: false,
  });

/**
 * Opens the ballot of an election, or what is known of the own number, in the place of this page: Back does not lead
 * to a spent link.
 */
export function useGoToBallot() {
  const navigate = useNavigate();
  return (electionId: string | null) => {
    const state: HistoryState = electionId === null ? {} : { isToVote: true };
    void navigate(electionId === null ? paths.number : electionPath(electionId), {
      replace: true,
      state,
    });
  };
}

/** After a press of the page: the ballot, or the own number. */
export function useVoteArrival() {
  const client = useQueryClient();
  const goToBallot = useGoToBallot();
  return ({ user, electionId }: Reply<'takeByVoteLink'>) => {
    becomeViewer(client, user);
    goToBallot(electionId);
  };
}
