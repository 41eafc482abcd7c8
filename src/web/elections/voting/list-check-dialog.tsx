import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isEnrollmentNumber, normalizeEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { Election } from '#contract/election-shapes.ts';
import { EnrollmentInput } from '#web/account/enrollment-input.tsx';
import { sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { useEnrollmentPrefix } from '#web/campus/use-enrollment-prefix.ts';
import { contactPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { listCheckMessages } from '#web/messages/en/list-check.ts';
import { messages } from '#web/messages/en/site.ts';

const text = listCheckMessages;

interface ListCheckDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Says whether a number is on the voter list: one's own at once, others when they are typed. */
export function ListCheckDialog({ election, isOpen, onClose }: ListCheckDialogProps) {
  const { viewer } = useViewer();
  const prefix = useEnrollmentPrefix();
  const own = viewer?.enrollmentNumber ?? null;
  const [number, setNumber] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: (enrollmentNumber: string) =>
      call('checkVoterList', { params: { id: election._id }, body: { enrollmentNumber } }),
  });
  const askOwn = useEffectEvent(() => {
    if (own !== null) mutate(own);
  });
  useEffect(() => {
    if (isOpen) askOwn();
  }, [isOpen, own]);
  const close = () => {
    reset();
    setNumber('');
    setWrong(undefined);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text.title} lede={election.name}>
      <div className="mt-4.5 grid grid-cols-1 gap-4">
        {own === null && (
          <form
            className="grid grid-cols-1 gap-3"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const typed = normalizeEnrollmentNumber(number);
              const isNumber = isEnrollmentNumber(typed, prefix);
              setWrong(isNumber ? undefined : messages.fixed.invalidEnrollment);
              if (isNumber) mutate(typed);
            }}
          >
            <Field label={text.number} hint={messages.fields.enrollmentHint(prefix)} error={wrong}>
              {(control) => (
                <EnrollmentInput
                  {...control}
                  value={number}
                  autoComplete="off"
                  onChange={(event) => {
                    reset();
                    setWrong(undefined);
                    setNumber(event.target.value);
                  }}
                />
              )}
            </Field>
            <Button type="submit" className="justify-self-start" isPending={isPending}>
              {text.ask}
            </Button>
          </form>
        )}
        <div role="status">
          {isPending && <p>{text.asking}</p>}
          {error !== null && (
            <Notice tone="warning">
              <p>{sentenceOf(error, text.failed)}</p>
            </Notice>
          )}
          {data?.isOnList === true && (
            <Notice tone="success" icon={CircleCheck}>
              <p>{text.yes(variables ?? '')}</p>
            </Notice>
          )}
          {data?.isOnList === false && (
            <Notice tone="warning">
              <div className="grid justify-items-start gap-2">
                <p>{text.no(variables ?? '')}</p>
                <Link
                  className="type-link min-h-11"
                  to={contactPath('query', text.message(variables ?? '', election.name))}
                >
                  {text.council}
                </Link>
              </div>
            </Notice>
          )}
        </div>
      </div>
    </Dialog>
  );
}
