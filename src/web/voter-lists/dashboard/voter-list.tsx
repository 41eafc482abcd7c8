import { useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { shortName } from '#core/voter-list/list-cells.ts';
import type { ListedVoter } from '#contract/voter-lists.ts';
import { officerElectionsQuery } from '#web/elections/officer-queries.ts';
import { usePhase } from '#web/elections/use-phase.ts';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { Email } from '#web/kit/email.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Select } from '#web/kit/select.tsx';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { useAddress } from '#web/kit/location.ts';
import { ServerList } from '#web/kit/list/server-list.tsx';
import { useListPlace } from '#web/kit/list/use-list-place.ts';
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
        <List key="campus" freedom="free" />
      ) : (
        <ElectionsList key={election._id} election={election} />
      )}
    </>
  );
}

/** What can be done to a list: everything, single people with a reason, or nothing. */
export type Freedom = 'free' | 'single' | 'fixed';

function ElectionsList({ election }: { election: Election }) {
  const phase = usePhase(election);
  const freedom: Freedom =
    phase === 'draft' || phase === 'upcoming'
      ? 'free'
      : phase === 'open' || phase === 'paused'
        ? 'single'
        : 'fixed';
  return <List freedom={freedom} electionId={election._id} />;
}

interface ListProps {
  freedom: Freedom;
  electionId?: string;
}

function List({ freedom, electionId = '' }: ListProps) {
  const place = useListPlace(['group']);
  const { search, page } = place;
  const query = useQuery(votersQuery({ electionId, search, group: place.get('group'), page }));
  const [isImporting, setImporting] = useState(false);
  const [isAdding, setAdding] = useState<boolean>();
  const list = electionId === '' ? null : electionId;
  const given = { electionId: list, isLate: freedom === 'single' };
  const groups = query.data?.groups ?? [];
  const isSearchable = query.data !== undefined && query.data.size > 0;
  return (
    <>
      {/* The search stands a little closer. */}
      <div className={isSearchable ? '-mb-1' : undefined}>
        <div className={`${edge} flex flex-wrap gap-2.5 pb-3`}>
          {freedom === 'free' && (
            <Button size="small" onClick={() => setImporting(true)}>
              <FileUp {...icon} />
              {text.import}
            </Button>
          )}
          {freedom !== 'fixed' && (
            <Button kind="outline" size="small" onClick={() => setAdding(true)}>
              <UserPlus {...icon} />
              {text.add}
            </Button>
          )}
        </div>
        {freedom !== 'free' && (
          <div className={`${edge} pb-3`}>
            <Notice>
              <p>{freedom === 'single' ? text.fixed : text.over}</p>
            </Notice>
          </div>
        )}
      </div>
      <ServerList
        place={place}
        query={query}
        words={text}
        isSearchable={isSearchable}
        filters={
          groups.length === 0
            ? []
            : [
                {
                  key: 'group',
                  label: text.group,
                  all: text.allGroups,
                  options: groups.map(({ group, voters }) => ({
                    value: group,
                    label: text.groupOption(group, voters),
                  })),
                },
              ]
        }
        count={({ total, size }) => (size === 0 ? null : text.found(total, size))}
        empty={({ size }) => size === 0 && <EmptyState title={text.empty} text={text.emptyText} />}
        pages={(reply) => reply}
        rows={({ voters }) => voters}
        row={(voter, onOpen) => (
          <Row key={voter._id} voter={voter} onOpen={freedom === 'fixed' ? null : onOpen} />
        )}
        dialog={(voter, held) => <VoterDialog key={voter._id} voter={voter} {...given} {...held} />}
      />
      <Imports electionId={electionId} canUndo={freedom === 'free'} />
      <ImportDialog electionId={list} isOpen={isImporting} onClose={() => setImporting(false)} />
      {isAdding !== undefined && (
        <VoterDialog voter={null} {...given} isOpen={isAdding} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

const row = [
  'grid min-h-14 grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.2fr)_auto] items-center gap-x-4 gap-y-1',
  'border-b border-line px-5 py-2 last:border-b-0 hover:bg-ink/2.5',
  'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-3.5 max-md:py-3',
].join(' ');

function Row({ voter, onOpen }: { voter: ListedVoter; onOpen: (() => void) | null }) {
  return (
    <li className={row}>
      <bdi className="type-mono">{voter.enrollmentNumber}</bdi>
      <span className="grid min-w-0 max-md:col-start-1">
        <bdi className="font-medium wrap-anywhere">{shortName(voter.name)}</bdi>
        <Email address={voter.email} />
      </span>
      <span className="flex flex-wrap gap-1.5 max-md:col-start-1">
        {voter.groups.map((group) => (
          <Chip key={group} tone="neutral">
            {group}
          </Chip>
        ))}
        {voter.reason !== null && <Chip tone="warning">{text.late}</Chip>}
      </span>
      {onOpen !== null && (
        <Button
          kind="outline"
          size="small"
          className="max-md:col-start-2 max-md:row-span-3 max-md:row-start-1"
          aria-label={text.editOne(shortName(voter.name) || voter.enrollmentNumber)}
          onClick={onOpen}
        >
          {text.edit}
        </Button>
      )}
    </li>
  );
}
