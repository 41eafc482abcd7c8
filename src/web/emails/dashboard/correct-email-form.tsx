import type { UnsentEmail } from '#contract/failing-emails.ts';
import { useCall } from '#web/app/use-call.ts';
import { emailsMessages as text } from '#texts/en/emails.ts';
import { AddressForm } from '#web/accounts/dashboard/address-form.tsx';

const words = {
  failed: text.actFailed,
  submit: text.saveAddress,
  label: text.newAddress,
  cancel: text.cancel,
};

/** Another address for an e-mail that has no link in it. */
export function CorrectEmailForm(props: { email: UnsentEmail; onDone: () => void }) {
  const { email, onDone } = props;
  const correct = useCall('correctEmail');
  return (
    <AddressForm
      email={email.to}
      send={({ email: to }) =>
        correct.mutateAsync({ params: { id: email._id }, body: { email: to } })
      }
      words={words}
      className="mt-3"
      onDone={onDone}
    />
  );
}
