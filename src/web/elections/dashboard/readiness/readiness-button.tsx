import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { isBlocked, isRecommended } from '#core/elections/readiness.ts';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import { readinessMessages as text } from '#texts/en/readiness.ts';
import { LackList } from './lack-list.tsx';
import { readinessQuery } from '../../officer-queries.ts';

interface ReadinessButtonProps {
  election: Pick<Election, '_id' | 'name' | 'state'>;
}

/** How much an election is missing, with the list behind it; nothing for one that is complete. */
export function ReadinessButton({ election }: ReadinessButtonProps) {
  const { _id: id, name } = election;
  const [isOpen, setOpen] = useState(false);
  const found = useQuery(readinessQuery).data?.elections;
  const lacks = found?.find(({ electionId }) => electionId === id)?.lacks ?? [];
  const missing = lacks.filter((lack) => !isRecommended(lack)).length;
  if (missing === 0 && !isOpen) return null;
  const close = () => setOpen(false);
  const lede = isBlocked(lacks)
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
        aria-label={text.open(name, missing)}
        onClick={() => setOpen(true)}
      >
        {text.count(missing)}
      </Button>
      <ModalFrame isOpen={isOpen} title={text.title(name)} lede={lede} onAskToClose={close}>
        <div className="mt-4">
          {lacks.length === 0 ? (
            <p>{text.ready}</p>
          ) : (
            <LackList lacks={lacks} electionId={id} onLeave={close} />
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
