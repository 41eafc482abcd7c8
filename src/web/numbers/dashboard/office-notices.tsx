import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { numberOfficeMessages } from '#texts/en/number-office.ts';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { numberOfficeQuery } from './queries.ts';

const text = numberOfficeMessages;
const line =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3';

/** What waits for a decision about numbers: places of lost numbers, disputed votes. */
export function OfficeNotices() {
  const { data } = useQuery(numberOfficeQuery);
  const voteAgain = useCall('voteAgain');
  const { failed } = text;
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
              <ActButton
                kind="outline"
                size="small"
                aria-label={text.againOne(dispute.position)}
                act={() =>
                  voteAgain.mutateAsync({
                    params: { id: dispute.electionId },
                    body: { positionId: dispute.positionId },
                  })
                }
                failed={failed}
              >
                {text.again}
              </ActButton>
            )}
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
  const settle = useCall('settleLostPlace');
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
      <ReasonedAct
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.settleTitle}
        text={text.settleText}
        confirm={text.settle}
        act={(decision) => settle.mutateAsync({ params: { id: place._id }, body: { decision } })}
        failed={text.failed}
      />
    </li>
  );
}
