import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Role } from '#core/accounts/role.ts';
import {
  unverifiedMembersQuery,
  useDeleteMember,
  useUnverifyMember,
  useVerifyMember,
} from '#web/council/officer-queries.ts';
import { useViewer } from '#web/app/session.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { QueueKind, QueueVerb } from '../queue/queue-parts.ts';
import { Queue } from '../queue/queue.tsx';
import { narrowOnly, rowDetail, WhoShown } from '../queue/who-shown.tsx';
import { WhenShown } from '../when-shown.tsx';
import { ApproveConfirmDialog } from './approve-confirm-dialog.tsx';
import type { Proposal } from './proposals.ts';
import { committeeOf, isBarred, rivalsOf, titleOf } from './proposals.ts';
import { RejectConfirmDialog } from './reject-confirm-dialog.tsx';

const text = dashboardMessages.members;

/** People proposed for a council position. */
export function MemberApproval() {
  const query = useQuery(unverifiedMembersQuery);
  const role = useViewer().viewer?.role;
  const { mutateAsync: verify } = useVerifyMember();
  const { mutateAsync: unverify } = useUnverifyMember();
  const { mutateAsync: remove } = useDeleteMember();

  const proposals = query.data;
  const kind = useMemo(
    () => kindAmong(proposals ?? [], role, { verify, unverify, remove }),
    [proposals, role, verify, unverify, remove],
  );
  return <Queue kind={kind} query={query} queryKey={unverifiedMembersQuery.queryKey} />;
}

type Calls = Record<'verify' | 'unverify' | 'remove', (id: string) => Promise<unknown>>;

function kindAmong(
  proposals: readonly Proposal[],
  role: Role | undefined,
  { verify, unverify, remove }: Calls,
): QueueKind<Proposal> {
  const approve: QueueVerb<Proposal> = {
    id: 'accept',
    letter: 'a',
    label: text.approve,
    labelOf: text.approveOne,
    send: (proposal) => verify(proposal._id),
    takeBack: (proposal) => unverify(proposal._id),
    done: text.approved,
    doneShort: text.approvedShort,
    failed: text.approveFailed,
    question: {
      isNeededFor: (asked) =>
        asked.some(
          (one) =>
            isBarred(one, role) || one.currentHolders.length > 0 || rivalsOf(one, asked).length > 0,
        ),
      Dialog: ApproveConfirmDialog,
    },
  };
  const refuse: QueueVerb<Proposal> = {
    id: 'refuse',
    letter: 'r',
    label: text.reject,
    labelOf: text.rejectOne,
    send: (proposal) => remove(proposal._id),
    done: text.rejected,
    doneShort: text.rejectedShort,
    failed: text.rejectFailed,
    question: { isNeededFor: () => true, Dialog: RejectConfirmDialog },
  };
  const groups: QueueKind<Proposal>['groups'] = [
    {
      id: 'own',
      title: text.ownGroup,
      text: text.own,
      has: (one) => isBarred(one, role),
      isSelectable: false,
    },
    {
      id: 'others',
      ...(proposals.some((one) => isBarred(one, role)) && { title: text.othersGroup }),
      has: () => true,
      isSelectable: true,
    },
  ];
  const warnings = warningsAmong(proposals);
  return { ...plainKind, groups, warnings, accept: approve, refuse };
}

/** Who holds the position, and who else is proposed for it. */
function warningsAmong(proposals: readonly Proposal[]): QueueKind<Proposal>['warnings'] {
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

const proposer = ({ proposedBy }: Proposal) => proposedBy ?? text.goneAccount;

const plainKind: Omit<QueueKind<Proposal>, 'groups' | 'warnings' | 'accept' | 'refuse'> = {
  list: text.list,
  search: {
    label: text.search,
    placeholder: text.placeholder,
    textOf: ({ student, position }) => `${student.name} ${student.enrollmentNumber} ${position}`,
  },
  filters: [
    {
      key: 'committee',
      label: text.committee,
      all: text.allCommittees,
      optionOf: ({ position }) => {
        const committee = committeeOf(position) ?? text.otherCommittee;
        return { value: committee, label: committee };
      },
    },
  ],
  // Three columns of names, none of them short.
  widths:
    'lg:grid-cols-[44px_minmax(0,1.7fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_196px]',
  whoTitle: text.person,
  nameOf: ({ student }) => student.name,
  who: (proposal) => (
    <WhoShown person={proposal.student}>
      <bdi className={`type-mono block ${rowDetail}`}>{proposal.student.enrollmentNumber}</bdi>
      <span className={`${narrowOnly} ${rowDetail}`}>
        <bdi>{text.proposedByThem(proposer(proposal))}</bdi>
        {' · '}
        <WhenShown at={proposal.requestedAt} />
      </span>
    </WhoShown>
  ),
  columns: [
    {
      title: text.position,
      cell: ({ position }) => (
        <>
          <bdi>{position}</bdi>
          <span className={`block ${rowDetail}`}>
            {committeeOf(position) ?? text.otherCommittee}
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
  loadFailed: text.loadFailed,
};
