import { useQuery } from '@tanstack/react-query';
import { officerPageMessages } from '#texts/en/officer-pages.ts';
import { proposalMessages } from '#texts/en/proposals.ts';
import { proposalsQuery } from '../queries.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { WaitingProposals } from './waiting-proposals.tsx';

/** What waits for a second officer, one by one. */
export function Decisions() {
  return (
    <LoadedList query={useQuery(proposalsQuery)} failed={proposalMessages.loadFailed}>
      {() => (
        <div className="px-5 pt-1 pb-5 max-md:px-3.5">
          <WaitingProposals empty={<EmptyState title={officerPageMessages.noDecision} />} />
        </div>
      )}
    </LoadedList>
  );
}
