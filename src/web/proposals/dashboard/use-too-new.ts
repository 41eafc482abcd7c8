import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '#contract/proposal-shapes.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { useViewer } from '#web/app/session.ts';
import { shortMoment } from '#web/elections/moments.ts';
import { proposalMessages as text } from '#texts/en/proposals.ts';
import { whoMayActQuery } from '../queries.ts';

interface Asked {
  /** Whether the viewer could decide it, or proposed it. */
  isAsked: boolean;
  proposal: Pick<Proposal, 'proposedBy'> & { expiresAt?: string };
}

/** Why a proposal cannot be confirmed yet, and from when: one of the two is new; null where it can. */
export function useTooNew({ isAsked, proposal: { proposedBy, expiresAt } }: Asked): string | null {
  const { viewer } = useViewer();
  const timeZone = useTimeZone();
  const officers = useQuery({ ...whoMayActQuery, enabled: isAsked }).data?.officers ?? [];
  const fromOf = (id: string | undefined) =>
    officers.find(({ _id }) => _id === id)?.confirmsFrom ?? null;
  const own = fromOf(viewer?._id);
  const proposers = fromOf(proposedBy?._id);
  const isOwnAhead = useServerTime((now) => own !== null && Date.parse(own) > now);
  const isProposersAhead = useServerTime(
    (now) => proposers !== null && Date.parse(proposers) > now,
  );
  if (!isAsked) return null;
  if (proposers !== null && isProposersAhead && proposedBy !== null) {
    const when = shortMoment(proposers, timeZone);
    return proposedBy._id === viewer?._id
      ? text.youAreNew(when)
      : text.theyAreNew(proposedBy.name, when);
  }
  if (own === null || !isOwnAhead) return null;
  const isTooLate = expiresAt !== undefined && Date.parse(own) >= Date.parse(expiresAt);
  return isTooLate ? text.confirmNot : text.confirmFrom(shortMoment(own, timeZone));
}
