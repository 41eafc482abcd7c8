import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reply } from '#web/app/call.ts';
import {
  pendingNominationsQuery,
  useAcceptNomination,
  useRejectNomination,
  useReopenNomination,
} from '#web/elections/officer-queries.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { QueueKind, QueueVerb } from '../queue/queue-parts.ts';
import { Queue } from '../queue/queue.tsx';
import { narrowOnly, rowDetail, WhoShown } from '../queue/who-shown.tsx';
import { WhenShown } from '../when-shown.tsx';

type Pending = Reply<'listPendingNominations'>[number];

/** People who asked to stand. */
export function NominationRequests() {
  const query = useQuery(pendingNominationsQuery);
  const { mutateAsync: accept } = useAcceptNomination();
  const { mutateAsync: reject } = useRejectNomination();
  const { mutateAsync: reopen } = useReopenNomination();
  const isOfSeveral = new Set(query.data?.map((item) => item.election._id)).size > 1;
  const kind = useMemo(
    () => kindFor(isOfSeveral, { accept, reject, reopen }),
    [isOfSeveral, accept, reject, reopen],
  );
  return <Queue kind={kind} query={query} queryKey={pendingNominationsQuery.queryKey} />;
}

type Calls = Record<'accept' | 'reject' | 'reopen', (id: string) => Promise<unknown>>;

function kindFor(isOfSeveral: boolean, { accept, reject, reopen }: Calls): QueueKind<Pending> {
  const decision = {
    takeBack: (item: Pending) => reopen(item._id),
    failed: text.failed,
  };
  const acceptVerb: QueueVerb<Pending> = {
    ...decision,
    id: 'accept',
    letter: 'a',
    label: text.accept,
    labelOf: text.acceptOne,
    send: (item) => accept(item._id),
    done: text.accepted,
    doneShort: text.acceptedShort,
  };
  const rejectVerb: QueueVerb<Pending> = {
    ...decision,
    id: 'refuse',
    letter: 'r',
    label: text.reject,
    labelOf: text.rejectOne,
    send: (item) => reject(item._id),
    done: text.rejected,
    doneShort: text.rejectedShort,
  };
  const columns = columnsFor(isOfSeveral);
  return { ...plainKind, columns, accept: acceptVerb, refuse: rejectVerb };
}

const text = dashboardMessages.nominations;

const plainKind: Omit<QueueKind<Pending>, 'columns' | 'accept' | 'refuse'> = {
  list: text.list,
  search: {
    label: text.search,
    placeholder: text.placeholder,
    textOf: ({ nominee, position }) =>
      `${nominee.name} ${nominee.enrollmentNumber ?? ''} ${nominee.email} ${position}`,
  },
  filters: [
    {
      key: 'election',
      label: text.election,
      all: text.allElections,
      optionOf: ({ election }) => ({ value: election._id, label: election.name }),
    },
    {
      key: 'position',
      label: text.position,
      all: text.allPositions,
      optionOf: ({ position }) => ({ value: position, label: position }),
    },
  ],
  groups: [
    { id: 'open', has: ({ isFrozen }) => !isFrozen, isSelectable: true },
    {
      id: 'frozen',
      title: text.frozenTitle,
      text: text.frozenText,
      has: ({ isFrozen }) => isFrozen,
      isSelectable: false,
      isSettled: true,
    },
  ],
  whoTitle: text.nominee,
  nameOf: ({ nominee }) => nominee.name,
  who: ({ nominee, requestedAt }) => (
    <WhoShown person={nominee}>
      <span className={`block ${rowDetail}`}>
        {nominee.enrollmentNumber !== null && (
          <bdi className="type-mono">{nominee.enrollmentNumber}</bdi>
        )}
        <span className="hidden max-lg:inline">
          {' · '}
          <WhenShown at={requestedAt} />
        </span>
      </span>
    </WhoShown>
  ),
  warnings: ({ alsoStandsFor }) =>
    alsoStandsFor.length === 0 ? [] : [text.alsoStands(alsoStandsFor)],
  loadFailed: text.loadFailed,
};

function columnsFor(isOfSeveral: boolean): QueueKind<Pending>['columns'] {
  return [
    {
      title: text.position,
      cell: ({ position, election }) => (
        <>
          <bdi>{position}</bdi>
          {isOfSeveral && (
            <bdi className={`${narrowOnly} text-meta text-ink-2`}>{election.name}</bdi>
          )}
        </>
      ),
    },
    { title: text.election, cell: ({ election }) => <bdi>{election.name}</bdi> },
    { title: text.requested, cell: ({ requestedAt }) => <WhenShown at={requestedAt} /> },
  ];
}
