import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { AccountFrame, accountFields, accountLede, accountTitle } from '../account-frame.tsx';
import { call } from '#web/app/call.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { emailAddress } from '#web/app/form-schema.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { paths, readHistoryState } from '#web/app/paths.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { forgottenMessages } from '#texts/en/account.ts';
import { messages } from '#texts/en/site.ts';

const text = forgottenMessages;

const Forgotten = z.object({
  email: emailAddress(messages.fixed.emailRequired),
} satisfies FormFields<'forgotPassword'>);

/** /login?forgot: requests a link to set a new password. */
export function ForgottenForm() {
  const { state } = useLocation();
  const { from } = readHistoryState(state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountFrame>
      <div>
        <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
          {text.title}
        </PageHeading>
        {sentTo === null && <p className={accountLede}>{text.lede}</p>}
      </div>
      {sentTo === null ? <Form onSent={setSentTo} /> : <Sent email={sentTo} />}
      <Link to={paths.login} state={from === undefined ? null : { from }} className="type-link">
        {text.back}
      </Link>
    </AccountFrame>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <Notice tone="success" icon={MailCheck} title={text.sentTitle} role="status">
      <p className="wrap-anywhere">{text.sentText(email)}</p>
    </Notice>
  );
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const form = useCallForm(Forgotten, { email: '' });
  // The link that opened this form is no longer rendered, so the field takes the focus.
  useEffect(() => form.setFocus('email'), [form]);
  return (
    <CallForm
      form={form}
      send={(body) => call('forgotPassword', { body })}
      failed={text.failed}
      isPublic
      onDone={(_reply, { email }) => onSent(email)}
      submit={text.submit}
      className={accountFields}
    >
      <TextField name="email" label={text.email} type="email" autoComplete="email" />
    </CallForm>
  );
}
