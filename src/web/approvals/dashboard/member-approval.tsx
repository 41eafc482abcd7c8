import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Role } from '#core/accounts/role.ts';
import { useViewer } from '#web/app/session.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import type { ApprovalKind, QuestionProps } from './approval-kind.ts';
import { ApprovalTable } from './approval-table.tsx';
import { unverifiedMembersPage, committeeOf, isBarred, rivalsOf, titleOf } from './queries.ts';
import { narrowOnly, rowDetail, PersonCell } from './person-cell.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { ApproveConfirmDialog, replacing } from './approve-confirm-dialog.tsx';
import type { ProposedMember } from './queries.ts';
import { postText } from '#texts/post-text.ts';

const text = dashboardMessages.members;

/** People proposed for a council position. */
export function MemberApproval() {
  const [page, setPage] = useState(1);
  const options = unverifiedMembersPage(page);
  const query = useQuery(options);
  const role = useViewer().viewer?.role;
  const proposals = query.data;
  const kind = useMemo(() => kindAmong(proposals ?? [], role), [proposals, role]);
  return (
    <ApprovalTable
      kind={kind}
      query={query}
      queryKey={options.queryKey}
      page={page}
      onTurn={setPage}
    />
  );
}

function kindAmong(
  proposals: readonly ProposedMember[],
  role: Role | undefined,
): ApprovalKind<ProposedMember> {
  const isOwn = (one: ProposedMember) => isBarred(one, role);
  const isContested = (asked: readonly ProposedMember[]) =>
    asked.some(
      (one) => isOwn(one) || one.currentHolders.length > 0 || rivalsOf(one, asked).length > 0,
    );
  return {
    ...plainKind,
    groups: [
      { id: 'own', title: text.ownGroup, text: text.own, has: isOwn, isSelectable: false },
      {
        id: 'others',
        ...(proposals.some(isOwn) && { title: text.othersGroup }),
        has: () => true,
        isSelectable: true,
      },
    ],
    warnings: warningsAmong(proposals),
    accept: {
      letter: 'a',
      label: text.approve,
      labelOf: text.approveOne,
      call: 'verifyMember',
      bodyOf: ({ currentHolders }, answer) =>
        answer === replacing ? { replaces: currentHolders.map(({ memberId }) => memberId) } : {},
      undo: 'unverifyMember',
      done: text.approved,
      doneShort: text.approvedShort,
      failed: text.approveFailed,
      question: { isNeededFor: isContested, Dialog: ApproveConfirmDialog },
    },
  };
}

/** Who holds the position, and who else is proposed for it. */
function warningsAmong(
  proposals: readonly ProposedMember[],
): ApprovalKind<ProposedMember>['warnings'] {
  const byTitle = Map.groupBy(proposals, titleOf);
  return (proposal) => {
    const holders = proposal.currentHolders.map(({ name }) => name);
    const rivals = rivalsOf(proposal, byTitle.get(titleOf(proposal)) ?? []);
    return [
      ...(holders.length > 0 ? [text.filledBy(holders)] : []),
      ...(rivals.length > 0 ? [text.rivals(rivals)] : []),
    ];
  };
}

/** A rejected proposal is gone, so a question comes first. */
function RejectConfirmDialog({ items, ...answer }: QuestionProps<ProposedMember>) {
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined;
  return (
    <ConfirmDialog
      {...answer}
      title={
        isOne
          ? text.rejectTitle(first.student.name, postText(first.position))
          : text.rejectManyTitle(items.length)
      }
      text={isOne ? text.rejectText : text.rejectManyText(items.map(({ student }) => student.name))}
      confirmLabel={text.reject}
    />
  );
}

/** A server of the specification alone says of nobody who proposed them. */
const proposer = ({ proposedBy, requestedAt }: ProposedMember) =>
  proposedBy ?? (requestedAt === '' ? '' : text.goneAccount);

const plainKind: Omit<ApprovalKind<ProposedMember>, 'groups' | 'warnings' | 'accept'> = {
  list: text.list,
  search: {
    label: text.search,
    placeholder: text.placeholder,
    textOf: ({ student, position }) =>
      `${student.name} ${student.enrollmentNumber} ${position} ${postText(position)}`,
  },
  filters: [
    {
      key: 'committee',
      label: text.committee,
      all: text.allCommittees,
      optionOf: ({ position }) => {
        const committee = committeeOf(position) ?? text.otherCommittee;
        return { value: committee, label: postText(committee) };
      },
    },
  ],
  // Three columns of names, none of them short.
  widths:
    'lg:grid-cols-[44px_minmax(0,1.7fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_196px]',
  whoTitle: text.person,
  nameOf: ({ student }) => student.name,
  who: (proposal) => (
    <PersonCell person={proposal.student}>
      <bdi className={`type-mono block ${rowDetail}`}>{proposal.student.enrollmentNumber}</bdi>
      <span className={`${narrowOnly} ${rowDetail}`}>
        <bdi>{text.proposedByThem(proposer(proposal))}</bdi>
        {' · '}
        <WhenShown at={proposal.requestedAt} />
      </span>
    </PersonCell>
  ),
  columns: [
    {
      title: text.position,
      cell: ({ position }) => (
        <>
          <bdi>{postText(position)}</bdi>
          <span className={`block ${rowDetail}`}>
            {postText(committeeOf(position) ?? text.otherCommittee)}
          </span>
        </>
      ),
    },
    {
      title: text.proposedBy,
      cell: (proposal) => (
        <>
          <bdi>{proposer(proposal)}</bdi>
          <span className={`block ${rowDetail}`}>
            <WhenShown at={proposal.requestedAt} />
          </span>
        </>
      ),
    },
    {
      title: text.holder,
      cell: ({ currentHolders }) =>
        currentHolders.length === 0
          ? text.nobody
          : currentHolders.map(({ _id, name }) => (
              <bdi key={_id} className="block">
                {name}
              </bdi>
            )),
    },
  ],
  refuse: {
    letter: 'r',
    label: text.reject,
    labelOf: text.rejectOne,
    call: 'deleteMember',
    done: text.rejected,
    doneShort: text.rejectedShort,
    failed: text.rejectFailed,
    question: { isNeededFor: () => true, Dialog: RejectConfirmDialog },
  },
  loadFailed: text.loadFailed,
};
