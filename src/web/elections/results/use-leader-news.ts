import { useEffect, useEffectEvent, useRef } from 'react';
import { rankCandidates } from '#core/elections/standings.ts';
import type { Election } from '#contract/election-shapes.ts';
import { announce } from '#web/ui/announce.ts';
import { topDialog } from '#web/ui/top-layer.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import type { BallotPosition } from '#web/elections/voting/ballot-view.ts';
import { positionsOf } from '#web/elections/voting/ballot-view.ts';

/** Milliseconds: changes within them are announced as one. */
const coalesced = 10_000;

/** "President: Meher Chawla leads with 214", or null before the first vote and while sealed. */
function leadOf({ title, candidates }: BallotPosition): string | null {
  const known = candidates.flatMap(({ _id, nominee, votes }) =>
    votes === null ? [] : [{ _id, votes, name: nominee.name }],
  );
  const leaders = rankCandidates(known).filter(({ rank }) => rank === 1);
  const [first] = leaders;
  if (first === undefined || first.candidate.votes === 0) return null;
  const { name, votes } = first.candidate;
  return leaders.length === 1
    ? electionsMessages.board.leads(title, name, votes)
    : electionsMessages.board.tiedLead(
        title,
        leaders.map(({ candidate }) => candidate.name),
        votes,
      );
}

/** Announces a new leader to screen readers; never over a dialog. */
export function useLeaderNews(election: Election): void {
  const leads = positionsOf(election, null)
    .map(leadOf)
    .filter((lead) => lead !== null);
  const said = useRef<readonly string[] | null>(null);
  const tell = useEffectEvent(() => {
    const known = said.current;
    // The leaders at the time of arrival are no news.
    said.current ??= leads;
    if (known === null || topDialog() !== null || document.visibilityState === 'hidden') return;
    said.current = leads;
    const fresh = leads.filter((lead) => !known.includes(lead));
    if (fresh.length > 0) announce(fresh.join('. '), 'status');
  });
  useEffect(() => {
    tell();
    const timer = setInterval(tell, coalesced);
    return () => clearInterval(timer);
  }, []);
}
