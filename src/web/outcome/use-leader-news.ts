import { useEffect, useEffectEvent, useRef } from 'react';
import { rankCandidates } from '#core/elections/standings.ts';
import type { Election } from '#contract/election-shapes.ts';
import { announce } from '#web/kit/notify.ts';
import { topDialog } from '#web/kit/top-layer.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import type { BallotPosition } from '#web/voting/ballot-view.ts';
import { positionsOf } from '#web/voting/ballot-view.ts';
import { messages } from '#texts/en/site.ts';
import { ballotName } from '#texts/entry-name.ts';

/** Milliseconds: changes within them are announced as one. */
const coalesced = 10_000;

/** Who leads a position, and what is said of it: "President: Meher Chawla leads with 214". */
interface Lead {
  who: string;
  sentence: string;
}

/** Votes for a position: with fewer, who leads says more of the voters than of the candidates. */
const fewest = 10;

/** The lead of a position; null while it has few votes and while sealed. */
function leadOf({ title, candidates }: BallotPosition): Lead | null {
  const known = candidates.flatMap(({ _id, nominee, votes, disqualified }) =>
    votes === null
      ? []
      : [{ _id, votes, name: ballotName(nominee), isOut: disqualified !== undefined }],
  );
  const leaders = rankCandidates(known).filter(({ rank }) => rank === 1);
  const [first] = leaders;
  if (first === undefined || known.reduce((sum, one) => sum + one.votes, 0) < fewest) return null;
  const { name, votes } = first.candidate;
  const names = leaders.map(({ candidate }) => candidate.name);
  return {
    who: leaders
      .map(({ candidate }) => candidate._id)
      .toSorted()
      .join(' '),
    sentence:
      leaders.length === 1
        ? electionsMessages.board.leads(title, name, votes)
        : electionsMessages.board.tiedLead(title, names, votes),
  };
}

/** Announces a new leader to screen readers, not each vote for one; never over a dialog. */
export function useLeaderNews(election: Election): void {
  const leads = positionsOf(election, null)
    .map(leadOf)
    .filter((lead) => lead !== null);
  const said = useRef<readonly Lead[] | null>(null);
  const tell = useEffectEvent(() => {
    const known = said.current;
    // The leaders at the time of arrival are no news.
    said.current ??= leads;
    if (known === null || topDialog() !== null || document.visibilityState === 'hidden') return;
    said.current = leads;
    const fresh = leads.filter(({ who }) => !known.some((lead) => lead.who === who));
    if (fresh.length === 0) return;
    announce(fresh.map(({ sentence }) => sentence).join(`${messages.fullStop} `), 'status');
  });
  useEffect(() => {
    tell();
    const timer = setInterval(tell, coalesced);
    return () => clearInterval(timer);
  }, []);
}
