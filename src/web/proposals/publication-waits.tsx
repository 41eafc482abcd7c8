import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { proposalMessages as text } from '#texts/en/proposals.ts';
import { Notice } from '#web/kit/notice.tsx';
import { proposalsQuery } from './queries.ts';

/** For whoever changes a draft that a second officer was asked to publish: that the change ends the proposal. */
export function PublicationWaits({ electionId }: { electionId: string }) {
  const proposals = useQuery(proposalsQuery).data?.proposals ?? [];
  const isProposed = proposals.some(
    ({ act, election }) => act === 'election.publish' && election?._id === electionId,
  );
  if (!isProposed) return null;
  return (
    <Notice tone="warning" icon={Hourglass}>
      <p>{text.changeEnds}</p>
    </Notice>
  );
}
