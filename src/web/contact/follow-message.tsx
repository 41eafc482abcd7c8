import { useState } from 'react';
import { z } from 'zod/mini';
import { isReference } from '#core/contact/contact-request.ts';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { checkedBy, emailAddress, lineOfText } from '#web/app/form-schema.ts';
import { useLine } from '#web/kit/use-line.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { LineNotice } from '#web/kit/line-notice.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { contactMessages } from '#texts/en/contact.ts';
import { messages } from '#texts/en/site.ts';

const text = contactMessages;

const Followed = z
  .object({
    reference: lineOfText(20, messages.fixed.fillAllFields),
    email: emailAddress(messages.fixed.fillAllFields),
  } satisfies FormFields<'followContact'>)
  .check(
    checkedBy(({ reference }) =>
      isReference(reference) ? {} : { reference: text.referenceShape },
    ),
  );

/** Has a link mailed to whoever sent a message; this page shows nothing of it. */
export function FollowMessage() {
  const [done, setDone] = useState<string | null>(null);
  const { wait, inLine, leave } = useLine();
  const form = useCallForm(Followed, { reference: '', email: '' });
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-6 lg:col-start-2">
      <div>
        <h2 className="type-h3">{text.followTitle}</h2>
        <p className="type-meta mt-1">{text.followText}</p>
      </div>
      <CallForm
        form={form}
        send={(body) => {
          setDone(null);
          return inLine(() => call('followContact', { body }));
        }}
        failed={text.followFailed}
        done={null}
        isPublic
        onDone={({ message }) => setDone(message)}
        submit={text.follow}
        kind="outline"
        look={{ className: 'justify-self-start' }}
        className="grid grid-cols-1 gap-4"
        after={
          <>
            <LineNotice wait={wait} onLeave={leave} />
            <p role="status" className="min-h-[1.6em]">
              {done}
            </p>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_1.6fr]">
          <TextField
            name="reference"
            label={text.referenceLabel}
            isCode
            // Room for a blank that came along when it was copied.
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField name="email" label={text.followEmail} type="email" autoComplete="email" />
        </div>
      </CallForm>
    </div>
  );
}
