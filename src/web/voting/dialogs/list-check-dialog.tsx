import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod/mini';
import { isEnrollmentNumber } from '#core/accounts/enrollment-number.ts';
import type { Election } from '#contract/election-shapes.ts';
import { EnrollmentInput } from '#web/numbers/enrollment-input.tsx';
import { sentenceOf } from '#web/kit/call-error.ts';
import { enrollmentNumber } from '#web/app/form-schema.ts';
import { Link } from '#web/app/link.tsx';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { useNumberFormat } from '#web/campus/queries.ts';
import { contactPath } from '#web/app/paths.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberHint } from '#texts/en/number-format.ts';
import { listCheckMessages } from '#texts/en/list-check.ts';
import { messages } from '#texts/en/site.ts';

const text = listCheckMessages;

interface ListCheckDialogProps {
  election: Election;
  isOpen: boolean;
  onClose: () => void;
}

/** Says whether a number is on the voter list: one's own at once, others when they are typed. */
export function ListCheckDialog({ election, isOpen, onClose }: ListCheckDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} lede={election.name}>
      <ListCheck election={election} />
    </Dialog>
  );
}

function ListCheck({ election }: { election: Election }) {
  const own = useViewer().viewer?.enrollmentNumber ?? null;
  const check = useCall('checkVoterList');
  const ask = (enrollmentNumber: string) =>
    check.mutateAsync({ params: { id: election._id }, body: { enrollmentNumber } });
  const askOwn = useEffectEvent(() => {
    // What is refused is said below.
    if (own !== null) void ask(own).catch(() => null);
  });
  useEffect(() => askOwn(), [own]);
  const asked = check.variables?.body?.enrollmentNumber ?? '';
  return (
    <div className="mt-4.5 grid grid-cols-1 gap-4">
      {own === null && <NumberForm ask={ask} onType={check.reset} />}
      <div role="status">
        {check.isPending && <p>{text.asking}</p>}
        {own !== null && check.error !== null && (
          <Notice tone="warning">
            <p>{sentenceOf(check.error, text.failed)}</p>
          </Notice>
        )}
        {check.data !== undefined && (
          <Answer isOnList={check.data.isOnList} number={asked} name={election.name} />
        )}
      </div>
    </div>
  );
}

interface NumberFormProps {
  ask: (enrollmentNumber: string) => Promise<unknown>;
  onType: () => void;
}

function NumberForm({ ask, onType }: NumberFormProps) {
  const format = useNumberFormat();
  const isRight = (number: string) => isEnrollmentNumber(number, format);
  const form = useCallForm(
    z.object({
      enrollmentNumber: enrollmentNumber().check(
        z.refine(isRight, messages.fixed.invalidEnrollment),
      ),
    }),
    { enrollmentNumber: '' },
    { reValidateMode: 'onSubmit' },
  );
  return (
    <CallForm
      form={form}
      send={(typed) => ask(typed.enrollmentNumber)}
      failed={text.failed}
      // It only asks: nothing is lost.
      isDirty={false}
      submit={text.ask}
      kind="compact"
      look={{ className: 'justify-self-start' }}
      className="grid grid-cols-1 gap-3"
    >
      <TextField
        as={EnrollmentInput}
        name="enrollmentNumber"
        label={text.number}
        hint={numberHint(format)}
        autoComplete="off"
        onInput={() => {
          onType();
          form.clearErrors();
        }}
      />
    </CallForm>
  );
}

interface AnswerProps {
  isOnList: boolean;
  number: string;
  name: string;
}

function Answer({ isOnList, number, name }: AnswerProps) {
  if (isOnList) {
    return (
      <Notice tone="success" icon={CircleCheck}>
        <p>{text.yes(number)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <div className="grid justify-items-start gap-2">
        <p>{text.no(number)}</p>
        <Link className="type-link min-h-11" to={contactPath('query', text.message(number, name))}>
          {text.council}
        </Link>
      </div>
    </Notice>
  );
}
