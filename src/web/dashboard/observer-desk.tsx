import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import { LoadedList } from '#web/kit/list/loaded-list.tsx';
import { ObservedElections } from '#web/elections/dashboard/list/observed-elections.tsx';
import { WaitingProposals } from '#web/proposals/dashboard/waiting-proposals.tsx';
import { Record } from '#web/record/dashboard/record.tsx';

/** What an observer reads: the elections, what waits for a second officer, and what officers did. */
export function ObserverDesk() {
  return (
    <div className="grid gap-6">
      <Part id="observed-elections" title={dashboardMessages.observed.elections}>
        <LoadedList
          query={useQuery(officerElectionsQuery)}
          failed={messages.fixed.electionsLoadFailed}
        >
          {({ elections }) => <ObservedElections elections={elections} />}
        </LoadedList>
      </Part>
      <WaitingProposals />
      <Part id="observed-record" title={dashboardMessages.sections.record.title}>
        <Record />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="sheet pt-4" aria-labelledby={id}>
      <h2 className="px-5 pb-3 type-h3 max-md:px-3.5" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
