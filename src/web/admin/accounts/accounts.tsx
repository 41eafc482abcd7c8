import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountState } from '#core/accounts/account-state.ts';
import { accountStates } from '#core/accounts/account-state.ts';
import { roles } from '#core/accounts/role.ts';
import type { ManagedUser } from '#contract/people.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChipTone } from '#web/ui/chip.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { handOverMessages } from '#web/messages/en/hand-over.ts';
import { accountsMessages } from '#web/messages/en/people.ts';
import { messages } from '#web/messages/en/site.ts';
import { Email, narrowOnly, PersonCell, rowDetail } from '../approvals/person-cell.tsx';
import { LoadedList } from '../data-table/loaded-list.tsx';
import { SearchBox } from '../data-table/search-box.tsx';
import { Pager } from '../data-table/pager.tsx';
import type { Address } from '../use-address.ts';
import { useAddress } from '../use-address.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { accountsQuery } from './queries.ts';

const text = accountsMessages;

/** All accounts of the campus, a page at a time: the server searches, filters and sorts. */
export function Accounts() {
  const address = useAddress();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const [role, state] = [address.get('role'), address.get('state')];
  const query = useQuery(accountsQuery({ search: address.get('q'), role, state, page }));
  const [opened, setOpened] = useState<{ user: ManagedUser; isOpen: boolean } | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  return (
    <>
      <Tools address={address} />
      <div className="px-5 pb-3 max-md:px-3.5">
        <Button kind="outline" size="small" onClick={() => setHandingOver(true)}>
          {handOverMessages.open}
        </Button>
      </div>
      <HandOverDialog isOpen={isHandingOver} onClose={() => setHandingOver(false)} />
      <LoadedList query={query} failed={text.loadFailed}>
        {({ users, total, hasMore, page: shown, pages }) => {
          // What an act changed is in the newest page.
          const current = users.find(({ _id }) => _id === opened?.user._id) ?? opened?.user;
          return (
            <>
              <p className="type-meta px-5 pb-2 max-md:px-3.5" role="status">
                {hasMore ? text.more(total) : text.found(total)}
              </p>
              {users.length === 0 ? (
                <EmptyState title={text.none}>
                  <Button kind="outline" onClick={() => address.replace({ section: 'accounts' })}>
                    {text.clear}
                  </Button>
                </EmptyState>
              ) : (
                <ul aria-label={text.list} className="border-t border-line">
                  {users.map((user) => (
                    <Row
                      key={user._id}
                      user={user}
                      onOpen={() => setOpened({ user, isOpen: true })}
                    />
                  ))}
                </ul>
              )}
              {pages > 1 && (
                <Pager
                  list={text.list}
                  page={shown}
                  pages={pages}
                  onTurn={(to) => address.set({ page: to === 1 ? '' : String(to) })}
                />
              )}
              {opened !== null && current !== undefined && (
                <AccountDialog
                  key={current._id}
                  user={current}
                  isOpen={opened.isOpen}
                  onClose={() => setOpened({ ...opened, isOpen: false })}
                />
              )}
            </>
          );
        }}
      </LoadedList>
    </>
  );
}

function Tools({ address }: { address: Address }) {
  const select = 'max-w-60 flex-initial text-ui! max-md:max-w-none max-md:flex-[1_1_0]';
  return (
    <search className="flex flex-wrap gap-2.5 px-5 pt-1 pb-3 max-md:px-3.5">
      <SearchBox
        label={text.search}
        placeholder={text.placeholder}
        initial={address.get('q')}
        onSearch={(q) => {
          if (address.get('q') !== q) address.set({ q, page: '' });
        }}
      />
      <Select
        isSmall
        className={select}
        aria-label={text.role}
        value={address.get('role')}
        onChange={(event) => address.set({ role: event.target.value, page: '' })}
      >
        <option value="">{text.allRoles}</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {messages.roles[role]}
          </option>
        ))}
      </Select>
      <Select
        isSmall
        className={select}
        aria-label={text.state}
        value={address.get('state')}
        onChange={(event) => address.set({ state: event.target.value, page: '' })}
      >
        <option value="">{text.allStates}</option>
        {accountStates.map((state) => (
          <option key={state} value={state}>
            {text.states[state]}
          </option>
        ))}
      </Select>
    </search>
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
