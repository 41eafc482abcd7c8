import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useCampus } from '#web/app/campus.ts';
import type { LoadedQuery } from '#web/kit/loaded.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { waysInMessages } from '#texts/en/ways-in.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery, signOnsQuery } from './queries.ts';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import { CallError } from '#web/kit/call-error.ts';
import { lineOfText, typedText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { messages } from '#texts/en/site.ts';
import { CurrentPasswordField } from './password-fields.tsx';
import { useLocation } from '#web/kit/location.ts';
import { goToSignOn } from './sign-on-request.ts';
import { School } from 'lucide-react';
import type { ConnectedSignOn } from '#contract/sign-on.ts';
import { formatEventDate } from '#core/campus/dates.ts';
import { ActButton } from '#web/kit/act-button.tsx';

const text = waysInMessages;

/** The ways to log in beside the password, and how to add and remove them. */
export function WaysIn() {
  const passkeys = useQuery(passkeysQuery);
  const signOns = useQuery(signOnsQuery);
  const name = useCampus()?.signOn ?? null;
  return (
    <div className="mt-4.5 grid grid-cols-1 gap-7">
      <Section title={text.passkeys} lede={text.passkeysText}>
        <Listed query={passkeys} label={text.passkeys} none={text.noPasskeys}>
          {(passkey) => <PasskeyRow key={passkey._id} passkey={passkey} />}
        </Listed>
        <AddPasskeyForm />
      </Section>
      {(name !== null || (signOns.data?.length ?? 0) > 0) && (
        <Section title={text.signOns(name ?? text.otherSignOn)}>
          <Listed
            query={signOns}
            label={text.signOns(name ?? text.otherSignOn)}
            none={text.noSignOns}
          >
            {(signOn) => <SignOnRow key={signOn._id} signOn={signOn} />}
          </Listed>
          {name !== null && signOns.data?.length === 0 && <ConnectSignOn />}
        </Section>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  lede?: string;
  children: ReactNode;
}

function Section({ title, lede, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h3 id={id} className="type-h3">
          {title}
        </h3>
        {lede !== undefined && <p className="mt-1 text-ink-2">{lede}</p>}
      </div>
      {children}
    </section>
  );
}

interface ListedProps<Item> {
  query: LoadedQuery<Item[]>;
  label: string;
  none: string;
  children: (item: Item) => ReactNode;
}

function Listed<Item>({ query, label, none, children }: ListedProps<Item>) {
  return (
    <Loaded query={query} failed={text.loadFailed} level={3}>
      {(items) =>
        items.length === 0 ? (
          <p className="text-ink-2">{none}</p>
        ) : (
          <ul aria-label={label} className="grid grid-cols-1">
            {items.map(children)}
          </ul>
        )
      }
    </Loaded>
  );
}

const NewPasskey = z.object({
  name: lineOfText(60, messages.fixed.fillAllTheFields),
  currentPassword: typedText(accountLimits.password),
});

/** Adds a passkey; the password is asked for only where the log-in is some time ago. */
function AddPasskeyForm() {
  const start = useCall('startPasskey');
  const add = useCall('addPasskey');
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useCallForm(NewPasskey, { name: text.defaultName, currentPassword: '' });
  if (!('PublicKeyCredential' in window)) return <p className="text-ink-2">{text.unsupported}</p>;

  const send = async ({ name, currentPassword }: z.output<typeof NewPasskey>) => {
    // What talks to the browser is loaded now.
    const { inWords, makePasskey } = await import('./passkey.ts');
    const body = currentPassword === '' ? {} : { currentPassword };
    const { options } = await start.mutateAsync({ body });
    const response = await inWords(() => makePasskey(options));
    return add.mutateAsync({ body: { name, response } });
  };
  return (
    <CallForm
      form={form}
      send={send}
      failed={text.failed}
      onRefused={(refusal) => {
        if (refusal instanceof CallError && refusal.reason === 'password-needed') {
          setNeedsPassword(true);
        }
        return false;
      }}
      onDone={() => {
        setNeedsPassword(false);
        form.reset();
      }}
      submit={text.add}
      kind="outline"
      className="grid grid-cols-1 gap-4"
    >
      <TextField name="name" label={text.name} hint={text.nameHint} maxLength={60} />
      {needsPassword && <CurrentPasswordField />}
    </CallForm>
  );
}

const Connection = z.object({ currentPassword: typedText(accountLimits.password) });

/** Goes to the provider and comes back to this page with the account connected. */
function ConnectSignOn() {
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

/** One connected log-in of the campus. */
function SignOnRow({ signOn }: { signOn: ConnectedSignOn }) {
  const disconnect = useCall('disconnectSignOn');
  const name = signOn.email === '' ? new URL(signOn.issuer).host : signOn.email;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <School size={20} strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <span className="type-meta">
          {text.connected} {formatEventDate(signOn.connectedOn, 'UTC')}, {text.lastUsed}{' '}
          {formatEventDate(signOn.usedOn, 'UTC')}
        </span>
      </span>
      <ActButton
        kind="ghost"
        size="small"
        aria-label={text.disconnectOne(name)}
        act={() => disconnect.mutateAsync({ params: { id: signOn._id } })}
        failed={text.signOnFailed}
      >
        {text.disconnect}
      </ActButton>
    </li>
  );
}
