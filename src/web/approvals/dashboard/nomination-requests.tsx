import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { nominationMessages } from '#texts/en/nominations.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import type { ApprovalKind, QuestionProps } from './approval-kind.ts';
import { ApprovalTable } from './approval-table.tsx';
import { ConditionsDialog } from './conditions-dialog.tsx';
import { CandidateProfile, hasProfile } from './candidate-profile.tsx';
import type { Pending } from './nomination-edits.tsx';
import { EditedCandidates, isEdited } from './nomination-edits.tsx';
import { pendingNominationsPage } from './queries.ts';
import { SupporterNames } from './supporter-names.tsx';
import { narrowOnly, rowDetail, PersonCell } from './person-cell.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';

/** People who asked to stand, and changes of those who do. */
export function NominationRequests() {
  const [page, setPage] = useState(1);
  const options = pendingNominationsPage(page);
  const query = useQuery(options);
  const edited = query.data?.filter(isEdited) ?? [];
  const isOfSeveral = new Set(query.data?.map((item) => item.election._id)).size > 1;
  const kind = useMemo(() => ({ ...plainKind, columns: columnsFor(isOfSeveral) }), [isOfSeveral]);
  return (
    <>
      {edited.length > 0 && <EditedCandidates edited={edited} />}
      <ApprovalTable
        kind={kind}
        query={query}
        queryKey={options.queryKey}
        page={page}
        onTurn={setPage}
      />
    </>
  );
}

const text = dashboardMessages.nominations;

function RejectNominationDialog({ items, isOpen, onKeep, onConfirm }: QuestionProps<Pending>) {
  const { title, ...words } = nominationMessages.reject;
  const names = items.map(({ nominee }) => nominee.name);
  return (
    <ReasonedAct
      {...words}
      isOpen={isOpen}
      onClose={onKeep}
      title={title(names)}
      isOptional
      // The list sends it, and says in the row what became of it.
      act={async (reason) => onConfirm(reason)}
      failed={text.failed}
    />
  );
}

const plainKind: Omit<ApprovalKind<Pending>, 'columns'> = {
  isShown: (item) => !isEdited(item),
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
    <PersonCell person={nominee}>
      <span className={`block ${rowDetail}`}>
        {nominee.enrollmentNumber !== null && (
          <bdi className="type-mono">{nominee.enrollmentNumber}</bdi>
        )}
        <span className="hidden max-lg:inline">
          {' · '}
          <WhenShown at={requestedAt} />
        </span>
      </span>
    </PersonCell>
  ),
  warnings: ({ alsoStandsFor, looksLike, reason }) => [
    ...(looksLike.length === 0 ? [] : [text.looksLike(looksLike)]),
    ...(alsoStandsFor.length === 0 ? [] : [text.alsoStands(alsoStandsFor)]),
    ...(reason === null ? [] : [nominationMessages.request.before(reason)]),
  ],
  detail: (item) =>
    hasProfile(item) || item.conditions.length > 0 || item.supportedBy !== undefined ? (
      <>
        {item.supportedBy !== undefined && <SupporterNames supportedBy={item.supportedBy} />}
        {hasProfile(item) && <CandidateProfile profile={item} />}
        {item.conditions.length > 0 && (
          <p className="type-meta wrap-anywhere">
            {nominationMessages.conditions.toCheck(item.conditions)}
          </p>
        )}
      </>
    ) : null,
  accept: {
    letter: 'a',
    label: text.accept,
    labelOf: text.acceptOne,
    call: 'acceptNomination',
    // The question lets nobody go on before each is ticked. The specification's nominations have no version.
    bodyOf: ({ version, conditions }) => ({
      ...(version > 0 && { version }),
      ...(conditions.length > 0 && { checked: conditions }),
    }),
    question: {
      isNeededFor: (items) => items.some(({ conditions }) => conditions.length > 0),
      Dialog: ConditionsDialog,
    },
    undo: 'reopenNomination',
    done: text.accepted,
    doneTo: ({ nominee }) => text.acceptedOne(nominee.name),
    doneShort: text.acceptedShort,
    failed: text.failed,
  },
  refuse: {
    letter: 'r',
    label: text.reject,
    labelOf: text.rejectOne,
    call: 'rejectNomination',
    bodyOf: (_, reason) => (reason === '' ? {} : { reason }),
    question: { isNeededFor: () => true, Dialog: RejectNominationDialog },
    undo: 'reopenNomination',
    done: text.rejected,
    doneShort: text.rejectedShort,
    failed: text.failed,
  },
  loadFailed: text.loadFailed,
};

function columnsFor(isOfSeveral: boolean): ApprovalKind<Pending>['columns'] {
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
