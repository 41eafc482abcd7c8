import { z } from 'zod/mini';
import type { ListedNumber } from '#contract/number-office.ts';
import { emailAddress, optionalReason, reasonFor } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Told } from '#web/kit/call-error.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { ReasonField } from '#web/kit/reason-field.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberOfficeMessages } from '#texts/en/number-office.ts';
import { messages } from '#texts/en/site.ts';

const text = numberOfficeMessages;

interface GiveDialogProps {
  listed: ListedNumber;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives a number to another account by its address; a proved one is proposed to a second officer. */
export function GiveDialog({ listed, isOpen, onClose }: GiveDialogProps) {
  const isProved = (listed.holder?.provedHow ?? null) !== null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.giveTitle}
      lede={isProved ? text.provedText : text.giveText}
      startsAt="field"
    >
      <GiveForm number={listed.enrollmentNumber} isProved={isProved} onDone={onClose} />
    </Dialog>
  );
}

const givenOf = (isProved: boolean) =>
  z.object({
    email: emailAddress(messages.fixed.emailRequired),
    reason: isProved ? reasonFor('person') : optionalReason(),
  });
type Given = z.output<ReturnType<typeof givenOf>>;

function GiveForm({
  number: enrollmentNumber,
  isProved,
  onDone,
}: {
  number: string;
  isProved: boolean;
  onDone: () => void;
}) {
  const checkIn = useCall('checkIn');
  const find = useCall('searchNumbers');
  const give = useCall('giveNumber');
  const form = useCallForm(givenOf(isProved), { email: '', reason: '' });
  const propose = async ({ email, reason }: Given) => {
    // What waits for the second officer names an account, and no address.
    const { account } = await find.mutateAsync({ query: { search: email } });
    if (account === null) throw new Told(text.noSuchAccount);
    return give.mutateAsync({ params: { id: account._id }, body: { enrollmentNumber, reason } });
  };
  const send = (given: Given): Promise<{ message: string }> =>
    isProved
      ? propose(given)
      : checkIn.mutateAsync({
          body: { enrollmentNumber, email: given.email, reason: text.cardSeen },
        });
  return (
    <CallForm
      form={form}
      send={send}
      failed={text.failed}
      submit={isProved ? text.propose : text.givePress}
      onDone={onDone}
    >
      <p className="type-mono">{enrollmentNumber}</p>
      <TextField name="email" label={text.email} type="email" autoComplete="off" />
      {isProved && <ReasonField label={text.reason} />}
    </CallForm>
  );
}
