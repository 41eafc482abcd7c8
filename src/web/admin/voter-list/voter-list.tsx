import { useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { ListedVoter } from '#contract/voter-lists.ts';
import type { Reply } from '#web/app/call.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { voterListMessages } from '#web/messages/en/voter-list.ts';
import { LoadedList } from '../data-table/loaded-list.tsx';
import { SearchBox } from '../data-table/search-box.tsx';
import { Pager } from '../data-table/pager.tsx';
import type { Address } from '../use-address.ts';
import { useAddress } from '../use-address.ts';
import { ImportDialog } from './import-dialog.tsx';
import { Imports } from './imports.tsx';
import { votersQuery } from './queries.ts';
import { VoterDialog } from './voter-dialog.tsx';

const text = voterListMessages;
const edge = 'px-5 max-md:px-3.5';
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The voter list of the campus or of an election: search, imports, and single voters. */
export function VoterList() {
  const address = useAddress();
  const { data } = useQuery(officerElectionsQuery);
  const elections = data?.elections ?? [];
  const election = elections.find(({ _id }) => _id === address.get('election'));
  return (
    <>
      <div className={`${edge} pt-1 pb-3`}>
        <label className="grid gap-1 text-ui font-semibold">
          {text.whose}
          <Select
            isSmall
            className="max-w-100 font-normal"
            value={address.get('election')}
            onChange={(event) => {
              const chosen = { section: 'voter-list', election: event.target.value };
              address.replace(chosen.election === '' ? { section: 'voter-list' } : chosen);
            }}
          >
            <option value="">{text.campus}</option>
            {elections.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {election === undefined ? (
        <List key="campus" address={address} freedom="free" />
      ) : (
        <ElectionsList key={election._id} address={address} election={election} />
      )}
    </>
  );
}

/** What can be done to a list: everything, single additions with a reason, or nothing. */
export type Freedom = 'free' | 'additions' | 'fixed';

function ElectionsList({ address, election }: { address: Address; election: Election }) {
  const phase = usePhase(election);
  const freedom: Freedom =
    phase === 'draft' || phase === 'upcoming'
      ? 'free'
      : phase === 'open' || phase === 'paused'
        ? 'additions'
        : 'fixed';
  return <List address={address} freedom={freedom} electionId={election._id} />;
}

interface ListProps {
  address: Address;
  freedom: Freedom;
  electionId?: string;
}

function List({ address, freedom, electionId = '' }: ListProps) {
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const asked = { electionId, search: address.get('q'), group: address.get('group'), page };
  const query = useQuery(votersQuery(asked));
  const [isImporting, setImporting] = useState(false);
  const [opened, setOpened] = useState<{ voter: ListedVoter | null; isOpen: boolean }>();
  const list = electionId === '' ? null : electionId;
  return (
    <>
      <div className={`${edge} flex flex-wrap gap-2.5 pb-3`}>
        {freedom === 'free' && (
          <Button size="small" onClick={() => setImporting(true)}>
            <FileUp {...icon} />
            {text.import}
          </Button>
        )}
        {freedom !== 'fixed' && (
          <Button
            kind="outline"
            size="small"
            onClick={() => setOpened({ voter: null, isOpen: true })}
          >
            <UserPlus {...icon} />
            {text.add}
          </Button>
        )}
      </div>
      {freedom !== 'free' && (
        <div className={`${edge} pb-3`}>
          <Notice>
            <p>{freedom === 'additions' ? text.fixed : text.over}</p>
          </Notice>
        </div>
      )}
      <LoadedList query={query} failed={text.loadFailed}>
        {(found) => (
          <>
            {found.size > 0 && <Tools address={address} found={found} />}
            <Voters
              found={found}
              address={address}
              {...(freedom === 'free' && {
                onOpen: (voter: ListedVoter) => setOpened({ voter, isOpen: true }),
              })}
            />
          </>
        )}
      </LoadedList>
      <Imports electionId={electionId} canUndo={freedom === 'free'} />
      <ImportDialog electionId={list} isOpen={isImporting} onClose={() => setImporting(false)} />
      {opened !== undefined && (
        <VoterDialog
          key={opened.voter?._id ?? 'new'}
          voter={opened.voter}
          electionId={list}
          isLate={freedom === 'additions'}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  );
}

type Found = Reply<'listVoters'>;

function Tools({ address, found }: { address: Address; found: Found }) {
  return (
    <search className={`${edge} flex flex-wrap gap-2.5 pb-3`}>
      <SearchBox
        label={text.search}
        placeholder={text.placeholder}
        initial={address.get('q')}
        onSearch={(q) => {
          if (address.get('q') !== q) address.set({ q, page: '' });
        }}
      />
      {found.groups.length > 0 && (
        <Select
          isSmall
          className="max-w-60 flex-initial text-ui! max-md:max-w-none max-md:flex-[1_1_0]"
          aria-label={text.group}
          value={address.get('group')}
          onChange={(event) => address.set({ group: event.target.value, page: '' })}
        >
          <option value="">{text.allGroups}</option>
          {found.groups.map(({ group, voters }) => (
            <option key={group} value={group}>
              {text.groupOption(group, voters)}
            </option>
          ))}
        </Select>
      )}
    </search>
  );
}

const row = [
  'grid min-h-14 grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.2fr)_auto] items-center gap-x-4 gap-y-1',
  'border-b border-line px-5 py-2 last:border-b-0 hover:bg-ink/2.5',
  'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-3.5 max-md:py-3',
].join(' ');

interface VotersProps {
  found: Found;
  address: Address;
  onOpen?: (voter: ListedVoter) => void;
}

function Voters({ found, address, onOpen }: VotersProps) {
  if (found.size === 0) return <EmptyState title={text.empty} text={text.emptyText} />;
  return (
    <>
      <p className={`${edge} type-meta pb-2`} role="status">
        {text.found(found.total, found.size)}
      </p>
      {found.voters.length === 0 ? (
        <EmptyState title={text.none}>
          <Button kind="outline" onClick={() => address.set({ q: '', group: '', page: '' })}>
            {text.clear}
          </Button>
        </EmptyState>
      ) : (
        <ul aria-label={text.list} className="border-t border-line">
          {found.voters.map((voter) => (
            <li key={voter._id} className={row}>
              <bdi className="type-mono">{voter.enrollmentNumber}</bdi>
              <span className="grid min-w-0 max-md:col-start-1">
                <bdi className="font-medium wrap-anywhere">{voter.name}</bdi>
                <bdi className="type-meta wrap-anywhere">{voter.email}</bdi>
              </span>
              <span className="flex flex-wrap gap-1.5 max-md:col-start-1">
                {voter.groups.map((group) => (
                  <Chip key={group} tone="neutral">
                    {group}
                  </Chip>
                ))}
                {voter.reason !== null && <Chip tone="warning">{text.late}</Chip>}
              </span>
              {onOpen !== undefined && (
                <Button
                  kind="outline"
                  size="small"
                  className="max-md:col-start-2 max-md:row-span-3 max-md:row-start-1"
                  aria-label={text.editOne(voter.name || voter.enrollmentNumber)}
                  onClick={() => onOpen(voter)}
                >
                  {text.edit}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {found.pages > 1 && (
        <Pager
          list={text.list}
          page={found.page}
          pages={found.pages}
          onTurn={(to) => address.set({ page: to === 1 ? '' : String(to) })}
        />
      )}
    </>
  );
}
