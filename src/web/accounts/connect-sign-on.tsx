import { useState } from 'react';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { CallError } from '#web/kit/call-error.ts';
import { typedText } from '#web/app/form-schema.ts';
import { useLocation } from '#web/kit/location.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { waysInMessages } from '#texts/en/ways-in.ts';
import { CurrentPasswordField } from './password-fields.tsx';
import { goToSignOn } from './sign-on-request.ts';

const text = waysInMessages;
const Connection = z.object({ currentPassword: typedText(accountLimits.password) });

/** Goes to the provider and comes back to this page with the account connected. */
export function ConnectSignOn() {
  const { pathname, search } = useLocation();
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useCallForm(Connection, { currentPassword: '' });
  return (
    <CallForm
      form={form}
      send={(given) =>
        goToSignOn({ from: pathname + search, connects: true, ...(needsPassword && given) })
      }
      failed={text.signOnFailed}
      // It is no mutation: nobody else would say that the session has ended.
      isPublic
      onRefused={(refusal) => {
        if (refusal instanceof CallError && refusal.reason === 'password-needed') {
          setNeedsPassword(true);
        }
        return false;
      }}
      submit={text.connect}
      kind="outline"
      className="grid grid-cols-1 gap-4"
    >
      {needsPassword && <CurrentPasswordField />}
    </CallForm>
  );
}
