import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { isBlocked, isRecommended } from '#core/elections/readiness.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { rowOf } from '#web/dashboard/waiting/row-of.ts';
import { ThingList } from '#web/dashboard/waiting/waiting-things.tsx';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import { readinessMessages as text } from '#texts/en/readiness.ts';
import { LackList } from './lack-list.tsx';

interface CheckButtonProps {
  election: Pick<Election, '_id' | 'name' | 'state'>;
}

/** What is to be done in an election: what waits, what is missing, and how much of it can be done now. */
export function useToDo({ _id: id }: Pick<Election, '_id'>) {
  const timeZone = useTimeZone();
  const waiting = useQuery(waitingQuery).data;
  const lacks = waiting?.elections.find(({ electionId }) => electionId === id)?.lacks ?? [];
  const rows = (waiting?.things ?? [])
    .filter(({ electionId }) => electionId === id)
    // What is missing says so for each position.
    .filter(({ kind }) => kind !== 'no-candidates' || lacks.every((one) => one.kind !== kind))
    .map((thing) => rowOf(thing, timeZone));
  const missing = lacks.filter((lack) => !isRecommended(lack)).length;
  const acts = rows.flatMap(({ act, title }) => (act === null ? [] : [{ ...act, title }]));
  return { lacks, rows, acts, count: missing + acts.length };
}

/** How much is to be done in an election, with the list behind it; nothing where it is nothing. */
export function CheckButton({ election }: CheckButtonProps) {
  const { _id: id, name } = election;
  const [isOpen, setOpen] = useState(false);
  const { lacks, rows, count } = useToDo(election);
  if (count === 0 && !isOpen) return null;
  const close = () => setOpen(false);
  const lede =
    lacks.length === 0
      ? undefined
      : isBlocked(lacks)
        ? text.lede
        : election.state === 'draft'
          ? text.ledeAdvice
          : text.ledePublished;
  return (
    <>
      <Button
        kind={isBlocked(lacks) ? 'danger' : 'outline'}
        size="small"
        icon={<ListChecks size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={text.open(name, count)}
        onClick={() => setOpen(true)}
      >
        {text.count(count)}
      </Button>
      <ModalFrame isOpen={isOpen} title={text.title(name)} lede={lede} onAskToClose={close}>
        <div className="mt-4">
          {rows.length > 0 && (
            <div className="sheet mb-4 overflow-hidden">
              <ThingList rows={rows} onLeave={close} />
            </div>
          )}
          {lacks.length > 0 ? (
            <LackList lacks={lacks} electionId={id} onLeave={close} />
          ) : (
            rows.length === 0 && <p>{text.ready}</p>
          )}
        </div>
        <DialogActs>
          <Button kind="outline" onClick={close}>
            {text.close}
          </Button>
        </DialogActs>
      </ModalFrame>
    </>
  );
}
