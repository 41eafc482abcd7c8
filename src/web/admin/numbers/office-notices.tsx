import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { sentenceOf } from '#web/app/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { notify } from '#web/ui/notify.ts';
import { numberOfficeMessages } from '#web/messages/en/number-office.ts';
import { ReasonDialog } from '#web/proposals/reason-dialog.tsx';
import { numberOfficeQuery, useNumberOffice } from './queries.ts';

const text = numberOfficeMessages;
const line =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3';

/** What waits for a decision about numbers: moves, places of lost numbers, disputed votes. */
export function OfficeNotices() {
  const { data } = useQuery(numberOfficeQuery);
  const office = useNumberOffice();
  const send = async (act: () => Promise<{ message: string }>) => {
    try {
      notify.success((await act()).message);
    } catch (problem) {
      notify.error(sentenceOf(problem, text.failed));
    }
  };
  if (data === undefined) return null;
  return (
    <>
      <Part
        id="number-disputes"
        title={text.disputes}
        lede={text.disputesText}
        rows={data.disputes}
      >
        {(dispute) => (
          <li key={dispute.positionId} className={line}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {text.dispute(dispute.votes, dispute.position, dispute.election)}
              </p>
              <p className="type-meta">{text.margin(dispute.margin)}</p>
              {dispute.blocksCertification && <Chip tone="danger">{text.blocks}</Chip>}
            </div>
            {dispute.margin !== null && (
              <Button
                kind="outline"
                size="small"
                aria-label={text.againOne(dispute.position)}
                onClick={() => send(() => office.voteAgain.mutateAsync(dispute))}
              >
                {text.again}
              </Button>
            )}
          </li>
        )}
      </Part>
      <Part id="number-moves" title={text.moves} rows={data.moves}>
        {(move) => (
          <li key={move._id} className={line}>
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {text.move(move.enrollmentNumber, move.from?.name ?? null, move.to.name)}
              </p>
              <p className="type-meta wrap-anywhere">
                {text.proposedBy(move.proposedBy.name, move.reason)}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                size="small"
                aria-label={text.confirmOne(move.enrollmentNumber)}
                onClick={() => send(() => office.confirm.mutateAsync(move._id))}
              >
                {text.confirm}
              </Button>
              <Button
                kind="outline"
                size="small"
                aria-label={text.dismissOne(move.enrollmentNumber)}
                onClick={() => send(() => office.dismiss.mutateAsync(move._id))}
              >
                {text.dismiss}
              </Button>
            </div>
          </li>
        )}
      </Part>
      <Part id="lost-numbers" title={text.lost} lede={text.lostText} rows={data.lost}>
        {(place) => <LostPlace key={place._id} place={place} />}
      </Part>
    </>
  );
}

interface PartProps<Row> {
  id: string;
  title: string;
  lede?: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

function Part<Row>({ id, title, lede, rows, children }: PartProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section
      data-keeps-focus
      tabIndex={-1}
      aria-labelledby={id}
      className="border-t border-line px-5 py-4 max-md:px-3.5"
    >
      <h3 id={id} className="type-h3">
        {title}
      </h3>
      {lede !== undefined && <p className="text-ink-2">{lede}</p>}
      <ul className="mt-2">{rows.map(children)}</ul>
    </section>
  );
}

function LostPlace({ place }: { place: Reply<'readNumberOffice'>['lost'][number] }) {
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const { settle } = useNumberOffice();
  const keep = async (decision: string) => {
    setError(undefined);
    try {
      notify.success((await settle.mutateAsync({ id: place._id, decision })).message);
      setAsking(false);
    } catch (problem) {
      setError(sentenceOf(problem, text.failed));
    }
  };
  return (
    <li className={line}>
      <p className="min-w-0 font-semibold wrap-anywhere">
        {text.place(place.person, place.position, place.election)}
      </p>
      <Button
        kind="outline"
        size="small"
        aria-label={text.settleOne(place.person, place.position)}
        onClick={() => setAsking(true)}
      >
        {text.settle}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        title={text.settleTitle}
        text={text.settleText}
        confirm={text.settle}
        error={error}
        isPending={settle.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={keep}
      />
    </li>
  );
}
