import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PendingUser } from '#contract/accounts.ts';
import { Chip } from '#web/kit/chip.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import type { ApprovalKind, QuestionProps } from './approval-kind.ts';
import { ApprovalTable } from './approval-table.tsx';
import { unverifiedUsersPage } from './queries.ts';
import { Email } from '#web/kit/email.tsx';
import { PersonCell, narrowOnly, rowDetail } from './person-cell.tsx';
import { WhenShown } from '#web/app/when-shown.tsx';
import { duplicatesAmong } from './duplicates.ts';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';

const text = dashboardMessages.users;
const isAdmin = (user: PendingUser) => user.role === 'admin';

/** Faculty, council and admin accounts that wait for access. */
export function UserApproval() {
  const [page, setPage] = useState(1);
  const options = unverifiedUsersPage(page);
  const query = useQuery(options);
  const users = query.data;
  const kind = useMemo(() => ({ ...plainKind, warnings: duplicatesAmong(users ?? []) }), [users]);
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

/** An admin is never among several: that group cannot be selected. */
function AdminConfirmDialog({ items, ...answer }: QuestionProps<PendingUser>) {
  const [user] = items;
  return user && <ApproveAdminDialog user={user} {...answer} />;
}

function DeleteConfirmDialog({ items: users, ...answer }: QuestionProps<PendingUser>) {
  const [first] = users;
  const isOne = users.length === 1 && first !== undefined;
  return (
    <ConfirmDialog
      {...answer}
      title={isOne ? text.deleteTitle(first.name) : text.deleteManyTitle(users.length)}
      text={isOne ? text.deleteText : text.deleteManyText(users.map((user) => user.name))}
      confirmLabel={text.delete}
    />
  );
}

const plainKind: Omit<ApprovalKind<PendingUser>, 'warnings'> = {
  list: text.list,
  search: {
    label: text.search,
    placeholder: text.placeholder,
    textOf: ({ name, email, enrollmentNumber }) => `${name} ${email} ${enrollmentNumber ?? ''}`,
  },
  filters: [
    {
      key: 'role',
      label: text.role,
      all: text.allRoles,
      optionOf: ({ role }) => ({ value: role, label: messages.roles[role] }),
    },
  ],
  groups: [
    {
      id: 'admins',
      title: text.adminsTitle,
      text: text.adminsText,
      has: isAdmin,
      isSelectable: false,
    },
    { id: 'others', title: text.othersTitle, has: () => true, isSelectable: true },
  ],
  whoTitle: text.person,
  nameOf: ({ name }) => name,
  who: (user) => (
    <PersonCell person={user}>
      <Email address={user.email} />
      <span className={`${narrowOnly} ${rowDetail}`}>
        {user.enrollmentNumber !== null && (
          <>
            <bdi className="type-mono">{user.enrollmentNumber}</bdi>
            {' · '}
          </>
        )}
        <WhenShown at={user.registeredAt} />
      </span>
    </PersonCell>
  ),
  columns: [
    {
      title: text.role,
      cell: ({ role }) => (
        <Chip tone={role === 'admin' ? 'warning' : 'neutral'}>{messages.roles[role]}</Chip>
      ),
    },
    {
      title: text.number,
      cell: ({ enrollmentNumber }) =>
        enrollmentNumber === null ? null : <bdi className="type-mono">{enrollmentNumber}</bdi>,
    },
    { title: text.registered, cell: ({ registeredAt }) => <WhenShown at={registeredAt} /> },
  ],
  accept: {
    letter: 'a',
    label: text.approve,
    labelOf: text.approveOne,
    call: 'verifyUser',
    undo: 'unverifyUser',
    done: text.approved,
    doneTo: ({ name }) => text.approvedOne(name),
    doneShort: text.approvedShort,
    failed: text.approveFailed,
    question: { isNeededFor: (users) => users.some(isAdmin), Dialog: AdminConfirmDialog },
  },
  refuse: {
    letter: 'r',
    label: text.delete,
    labelOf: text.deleteOne,
    call: 'deleteUser',
    done: text.deleted,
    doneShort: text.deletedShort,
    failed: text.deleteFailed,
    question: { isNeededFor: () => true, Dialog: DeleteConfirmDialog },
  },
  loadFailed: text.loadFailed,
};

interface ApproveAdminDialogProps {
  user: { name: string; email: string };
  isOpen: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before somebody becomes an admin, and names what that gives them. Focus starts on Cancel. */
function ApproveAdminDialog(props: ApproveAdminDialogProps) {
  const { user, isOpen, onKeep, onConfirm } = props;
  const text = dashboardMessages.users;
  return (
    <ModalFrame
      isOpen={isOpen}
      title={text.adminTitle(user.name)}
      lede={<bdi>{user.email}</bdi>}
      hasCross={false}
      onAskToClose={onKeep}
    >
      <div className="mt-4.5 grid gap-2 leading-text">
        <p>{text.adminPowersLead}</p>
        <ul className="list-disc ps-[1.25em]">
          {text.adminPowers.map((power) => (
            <li key={power}>{power}</li>
          ))}
        </ul>
        <p>{text.adminNever}</p>
      </div>
      <DialogActs>
        <Button data-first-focus kind="outline" onClick={onKeep}>
          {messages.dialog.cancel}
        </Button>
        <Button onClick={() => onConfirm()}>{text.approveAdmin}</Button>
      </DialogActs>
    </ModalFrame>
  );
}
