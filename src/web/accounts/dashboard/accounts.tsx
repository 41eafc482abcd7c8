import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountState } from '#core/accounts/account-state.ts';
import { accountStates } from '#core/accounts/account-state.ts';
import { roles } from '#core/accounts/role.ts';
import { formatListDate } from '#core/campus/dates.ts';
import type { ManagedUser } from '#contract/people.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Button } from '#web/kit/button.tsx';
import type { ChipTone } from '#web/kit/chip.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { handOverMessages } from '#texts/en/hand-over.ts';
import { accountsMessages } from '#texts/en/people.ts';
import { messages } from '#texts/en/site.ts';
import { Email } from '#web/kit/email.tsx';
import { narrowOnly, PersonCell, rowDetail } from '#web/approvals/dashboard/person-cell.tsx';
import { ServerList } from '#web/kit/list/server-list.tsx';
import { useListPlace } from '#web/kit/list/use-list-place.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { InviteOfficer } from './invite-officer.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { accountsQuery } from './queries.ts';

const text = accountsMessages;

/** All accounts of the campus, a page at a time: the server searches, filters and sorts. */
export function Accounts() {
  const place = useListPlace(['role', 'state']);
  const { search, page } = place;
  const asked = { search, role: place.get('role'), state: place.get('state'), page };
  return (
    <ServerList
      place={place}
      query={useQuery(accountsQuery(asked))}
      words={text}
      filters={filters}
      acts={<HandOver />}
      count={({ total, hasMore }) => (hasMore ? text.more(total) : text.found(total))}
      pages={(reply) => reply}
      rows={({ users }) => users}
      row={(user, onOpen) => <Row key={user._id} user={user} onOpen={onOpen} />}
      dialog={(user, held) => <AccountDialog key={user._id} user={user} {...held} />}
    />
  );
}

const filters = [
  {
    key: 'role',
    label: text.role,
    all: text.allRoles,
    options: roles.map((role) => ({ value: role, label: messages.roles[role] })),
  },
  {
    key: 'state',
    label: text.state,
    all: text.allStates,
    options: accountStates.map((state) => ({ value: state, label: text.states[state] })),
  },
];

function HandOver() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        {handOverMessages.open}
      </Button>
      <HandOverDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      <InviteOfficer />
    </>
  );
}

const tones: Record<AccountState, ChipTone> = {
  active: 'success',
  waiting: 'warning',
  suspended: 'danger',
};

const row = [
  'grid min-h-16 grid-cols-[minmax(0,2.2fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto] items-center gap-x-4 gap-y-1.5',
  'border-b border-line px-5 py-2.5 last:border-b-0 hover:bg-ink/2.5',
  'max-lg:grid-cols-[minmax(0,1fr)_auto] max-md:px-3.5 max-md:py-3.5',
].join(' ');

function Row({ user, onOpen }: { user: ManagedUser; onOpen: () => void }) {
  const timeZone = useTimeZone();
  return (
    <li className={row}>
      <div className="flex min-w-0 items-center gap-3">
        <PersonCell person={user}>
          <Email address={user.email} />
          <span className={`${narrowOnly} ${rowDetail}`}>
            <bdi className="type-mono">{user.enrollmentNumber}</bdi>
          </span>
        </PersonCell>
      </div>
      <bdi className="type-mono max-lg:hidden">{user.enrollmentNumber}</bdi>
      <span className="max-lg:hidden">{messages.roles[user.role]}</span>
      <span className="flex flex-wrap gap-1.5 max-lg:col-start-1 max-lg:row-start-2">
        <Chip tone="neutral" className="lg:hidden">
          {messages.roles[user.role]}
        </Chip>
        <Chip tone={tones[user.state]}>{text.states[user.state]}</Chip>
        {user.roleEndsAt !== null && (
          <Chip tone="neutral">{text.until(formatListDate(user.roleEndsAt, timeZone))}</Chip>
        )}
        {user.hasSecondFactor && <Chip tone="neutral">{text.factorTitle}</Chip>}
      </span>
      <Button
        kind="outline"
        size="small"
        aria-label={text.openOne(user.name)}
        className="max-lg:col-start-2 max-lg:row-start-1 max-lg:row-span-2"
        onClick={onOpen}
      >
        {text.open}
      </Button>
    </li>
  );
}
