import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '#web/app/use-call.ts';
import { Button } from '#web/kit/button.tsx';
import { AskedAct } from '#web/kit/confirmed-act.tsx';
import { listEmailsMessages } from '#texts/en/list-emails.ts';
import { numberOfficeMessages } from '#texts/en/number-office.ts';
import { TouchingReason } from '#web/proposals/touching-act.tsx';
import { AddressForm } from '#web/accounts/dashboard/address-form.tsx';
import { CodeSheet } from '#web/numbers/dashboard/code-sheet.tsx';
import { usePrintedCodes } from '#web/numbers/dashboard/printed-codes.tsx';
import type { ListEmails } from './queries.ts';
import { listEmailsQuery } from './queries.ts';

const text = listEmailsMessages.dialog;
const codeText = numberOfficeMessages;

interface UnreachedListProps {
  electionId: string;
  listEmails: ListEmails;
}

/** Whom no e-mail reaches: another address for one, or printed codes for all of them, and for who has none. */
export function UnreachedList({ electionId, listEmails }: UnreachedListProps) {
  const { failures, list, people, withAddress } = listEmails;
  const printing = usePrintedCodes();
  const [isAsking, setAsking] = useState(false);
  const [corrected, setCorrected] = useState<string | null>(null);
  const numbers = failures.map(({ enrollmentNumber }) => enrollmentNumber);
  return (
    <div className="grid grid-cols-1 gap-2.5" data-keeps-focus tabIndex={-1}>
      {failures.length === 0 ? (
        <p className="text-ink-2">{text.noFailures}</p>
      ) : (
        <p className="font-semibold" role="status">
          {text.failures(failures.length)}
        </p>
      )}
      {failures.length > 0 && (
        <>
          <ul className="max-h-72 overflow-y-auto" aria-label={text.failures(failures.length)}>
            {failures.map(({ enrollmentNumber, name, email, problem, foundBy }) => (
              <li key={enrollmentNumber} className="border-t border-line py-2 wrap-anywhere">
                <p className="flex flex-wrap gap-x-2.5">
                  <bdi className="type-mono">{enrollmentNumber}</bdi>
                  <bdi>{name}</bdi>
                  <bdi>{email}</bdi>
                </p>
                <p className="type-meta">{foundBy === 'officer' ? text.cameBack : problem}</p>
                {corrected === enrollmentNumber ? (
                  <ListAddress
                    electionId={electionId}
                    enrollmentNumber={enrollmentNumber}
                    email={email}
                    onDone={() => setCorrected(null)}
                  />
                ) : (
                  <Button
                    kind="ghost"
                    size="small"
                    aria-label={text.correctOf(name === '' ? enrollmentNumber : name)}
                    onClick={() => setCorrected(enrollmentNumber)}
                  >
                    {text.correct}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div>
            <Button
              kind="outline"
              size="small"
              onClick={() => printing.make({ electionId: list, numbers })}
            >
              {text.print(failures.length)}
            </Button>
          </div>
        </>
      )}
      {people > withAddress && (
        <div>
          <Button kind="outline" size="small" onClick={() => setAsking(true)}>
            {codeText.printSome}
          </Button>
        </div>
      )}
      <AskedAct
        act={() => printing.make({ electionId: list, who: 'without-address' })}
        failed={codeText.failed}
        done={null}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={codeText.printAsk}
        text={codeText.printAskText}
        confirmLabel={codeText.printPress}
        confirmKind="primary"
      />
      {printing.question}
      {printing.codes !== null && (
        <CodeSheet codes={printing.codes} onClose={() => printing.forget()} />
      )}
    </div>
  );
}

const words = {
  failed: text.failed,
  submit: text.save,
  label: text.newAddress,
  cancel: text.cancel,
};

interface ListAddressProps {
  electionId: string;
  enrollmentNumber: string;
  email: string;
  onDone: () => void;
}

/** Another address for somebody on the list, to which the e-mail is sent. */
function ListAddress({ electionId, enrollmentNumber, email, onDone }: ListAddressProps) {
  const client = useQueryClient();
  const correct = useCall('correctListAddress', {
    onSuccess: (answer) => {
      if (!('listEmails' in answer)) return;
      client.setQueryData(listEmailsQuery(electionId).queryKey, answer.listEmails);
    },
  });
  return (
    <AddressForm
      email={email}
      send={(typed) =>
        correct.mutateAsync({ params: { id: electionId }, body: { enrollmentNumber, ...typed } })
      }
      words={words}
      className="mt-2"
      takesFocus
      onDone={onDone}
    >
      <TouchingReason access="officers" />
    </AddressForm>
  );
}
