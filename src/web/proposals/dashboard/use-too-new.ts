import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { proposalMessages as text } from '#texts/en/proposals.ts';
import { proposalsQuery } from '../queries.ts';

interface Asked {
  /** Whether the viewer could decide it, or proposed it. */
  isAsked: boolean;
  proposal: Pick<Proposal, 'proposedBy'> & { expiresAt?: string };
}

interface TooNew {
  /** Why a proposal cannot be confirmed yet, and from when: one of the two is new; null where it can. */
  tooNew: string | null;
  /** The viewer is new, and cannot refuse it either. */
  isNew: boolean;
}

/** Whether a proposal waits for an officer who is new. */
export function useTooNew({ isAsked, proposal: { proposedBy, expiresAt } }: Asked): TooNew {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const officers = useQuery({ ...proposalsQuery, enabled: isAsked }).data?.newOfficers ?? [];
  const fromOf = (id: string | undefined) =>
    officers.find(({ _id }) => _id === id)?.confirmsFrom ?? null;
  const own = fromOf(viewer?._id);
  const proposers = fromOf(proposedBy?._id);
  const isOwnAhead = useServerTime((now) => own !== null && Date.parse(own) > now);
  const isProposersAhead = useServerTime(
    (now) => proposers !== null && Date.parse(proposers) > now,
  );
  const isNew = own !== null && isOwnAhead;
  if (!isAsked) return { tooNew: null, isNew: false };
  if (proposers !== null && isProposersAhead && proposedBy !== null) {
    const when = shortMoment(proposers, timeZone);
    const isOwn = proposedBy._id === viewer?._id;
    return { tooNew: isOwn ? text.youAreNew(when) : text.theyAreNew(proposedBy.name, when), isNew };
  }
  if (own === null || !isOwnAhead) return { tooNew: null, isNew };
  const isTooLate = expiresAt !== undefined && Date.parse(own) >= Date.parse(expiresAt);
  const late = isTooLate ? text.confirmNot : text.confirmFrom(shortMoment(own, timeZone));
  return { tooNew: late, isNew };
}
