import { useState } from 'react';
import { pictureAddress } from '#core/pictures/picture-address.ts';
import type { ListedNumber } from '#contract/number-office.ts';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { Chip } from '#web/kit/chip.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { Email } from '#web/kit/email.tsx';
import { Photo } from '#web/kit/photo.tsx';
import { numberOfficeMessages } from '#texts/en/number-office.ts';
import { PersonCell } from '#web/approvals/dashboard/person-cell.tsx';
import { ReasonedAct } from '#web/proposals/reasoned-act.tsx';
import { GiveDialog } from './give-dialog.tsx';
import type { Printing } from './printed-codes.tsx';

const text = numberOfficeMessages;

/** A number of the voter lists with the account that has it, and what can be done at the desk. */
export function ListedRow({
  listed,
  onPrint,
}: {
  listed: ListedNumber;
  onPrint: Printing['make'];
}) {
  const { enrollmentNumber, name, groups, holder } = listed;
  const [asking, setAsking] = useState<'mark' | 'undo' | 'give' | null>(null);
  const checkIn = useCall('checkIn');
  const undo = useCall('undoCheckIn');
  const close = () => setAsking(null);
  return (
    <li
      data-keeps-focus
      tabIndex={-1}
      className="grid grid-cols-1 items-center gap-x-4 gap-y-2.5 border-b border-line px-5 py-3 max-md:px-3.5 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_36rem]"
    >
      <div className="flex min-w-0 items-center gap-3">
        {holder === null ? (
          <p className="text-ink-2">{text.noAccount}</p>
        ) : (
          <PersonCell person={holder}>
            <Email address={holder.email} />
          </PersonCell>
        )}
      </div>
      <div className="min-w-0">
        <p className="type-mono">{enrollmentNumber}</p>
        <p className="type-meta wrap-anywhere">
          {[...(name === '' ? [] : [text.onList(name)]), ...groups].join('\u00a0· ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:max-lg:col-span-2 lg:justify-end">
        {holder !== null && (
          <Chip tone={holder.provedHow === null ? 'warning' : 'success'}>
            {holder.provedHow === null
              ? text.notProved
              : [
                  text.proved[holder.provedHow],
                  ...(holder.provedBy === null ? [] : [text.by(holder.provedBy)]),
                ].join(' ')}
          </Chip>
        )}
        {listed.hasCode && <Chip tone="neutral">{text.hasCode}</Chip>}
        {holder !== null && holder.provedHow === null && (
          <Button
            size="small"
            aria-label={text.markOne(holder.name, enrollmentNumber)}
            onClick={() => setAsking('mark')}
          >
            {text.mark}
          </Button>
        )}
        {holder?.provedHow === 'check-in' && (
          <Button
            kind="outline"
            size="small"
            aria-label={text.undoOne(enrollmentNumber)}
            onClick={() => setAsking('undo')}
          >
            {text.undo}
          </Button>
        )}
        <Button
          kind="outline"
          size="small"
          aria-label={text.giveOne(enrollmentNumber)}
          onClick={() => setAsking('give')}
        >
          {holder === null ? text.giveFirst : text.give}
        </Button>
        {(holder?.provedHow ?? null) === null && (
          <Button
            kind="outline"
            size="small"
            aria-label={text.printOneFor(enrollmentNumber)}
            onClick={() => onPrint({ numbers: [enrollmentNumber] })}
          >
            {text.printOne}
          </Button>
        )}
      </div>
      {holder !== null && (
        <>
          <AskedAct
            isOpen={asking === 'mark'}
            onClose={close}
            title={text.markTitle}
            text={text.markText(enrollmentNumber, holder.name, name)}
            confirmLabel={text.mark}
            confirmKind="primary"
            act={() => checkIn.mutateAsync({ body: { enrollmentNumber, reason: text.cardSeen } })}
            failed={text.failed}
          >
            {holder.profileImg !== '' && <Face holder={holder} />}
          </AskedAct>
          <ReasonedAct
            isOpen={asking === 'undo'}
            onClose={close}
            title={text.undoTitle}
            text={text.undoText}
            confirm={text.undo}
            act={(reason) => undo.mutateAsync({ body: { enrollmentNumber, reason } })}
            failed={text.failed}
          />
        </>
      )}
      <GiveDialog listed={listed} isOpen={asking === 'give'} onClose={close} />
    </li>
  );
}

/** The picture that is compared with the person at the desk, larger than in the row. */
function Face({ holder }: { holder: NonNullable<ListedNumber['holder']> }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <Photo
      src={pictureAddress(holder.profileImg, 640)}
      alt={text.photo(holder.name)}
      className="mx-auto mt-4 size-40 rounded-control object-cover object-[50%_20%]"
      onBroken={() => setBroken(true)}
    />
  );
}
