import { z } from 'zod/mini';
import type { WorkingVoteLink } from '#contract/vote-links.ts';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { passwordProblem } from '#core/accounts/password.ts';
import { accountFields } from '#web/accounts/account-frame.tsx';
import { NewPasswordField } from '#web/accounts/password-fields.tsx';
import { checkedBy, lineOfText, optionalLine, typedText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { voteLinkMessages } from '#texts/en/vote-link.ts';
import { messages } from '#texts/en/site.ts';
import { useIsUpcoming } from './about-link.tsx';
import { useVoteArrival } from './queries.ts';

const text = voteLinkMessages;

const missing = messages.fixed.fillAllTheFields;

const voterOf = ({ name: known, email, enrollmentNumber }: WorkingVoteLink) =>
  z
    .object({
      name:
        known === '' ? lineOfText(accountLimits.name, missing) : optionalLine(accountLimits.name),
      password: typedText(accountLimits.password, missing),
    })
    .check(
      checkedBy(({ password }) => {
        const problem = passwordProblem(password, { email, enrollmentNumber });
        return problem === null ? {} : { password: problem };
      }),
    );

/** One password, and the name where the list has none; the rest is known. */
export function VoterForm({ link, token }: { link: WorkingVoteLink; token: string }) {
  const register = useCall('registerByVoteLink', { onSuccess: useVoteArrival() });
  const isUpcoming = useIsUpcoming(link);
  const form = useCallForm(voterOf(link), { name: link.name, password: '' });
  return (
    <CallForm
      form={form}
      send={({ name, password }) => {
        const named = link.name === '' ? { name } : {};
        return register.mutateAsync({ body: { token, password, ...named } });
      }}
      failed={text.registerFailed}
      submit={link.election === null ? text.create : isUpcoming ? text.goOnUpcoming : text.goOn}
      look={{ className: 'py-2.5 leading-snug! whitespace-normal!' }}
      className={accountFields}
      after={<p className="type-meta">{text.nothingYet}</p>}
    >
      <dl className="grid gap-2.5 [&_dd]:m-0 [&_dd]:wrap-anywhere [&_dt]:type-meta">
        {link.name !== '' && (
          <div>
            <dt>{text.name}</dt>
            <dd>
              <bdi>{link.name}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{text.number}</dt>
          <dd className="type-mono">{link.enrollmentNumber}</dd>
        </div>
        <div>
          <dt>{text.email}</dt>
          <dd>
            <bdi>{link.email}</bdi>
          </dd>
          <dd className="type-meta">{text.sentTo}</dd>
        </div>
      </dl>
      {/* For password managers: whose password is chosen. */}
      <input type="text" autoComplete="username" value={link.enrollmentNumber} readOnly hidden />
      {link.name === '' && (
        <TextField name="name" label={messages.fields.name} autoComplete="name" />
      )}
      <NewPasswordField />
    </CallForm>
  );
}
