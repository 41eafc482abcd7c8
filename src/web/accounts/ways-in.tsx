import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useCampus } from '#web/app/campus.ts';
import type { LoadedQuery } from '#web/kit/loaded.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { waysInMessages } from '#texts/en/ways-in.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { ConnectSignOn } from './connect-sign-on.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { SignOnRow } from './sign-on-row.tsx';
import { passkeysQuery, signOnsQuery } from './ways-in-queries.ts';

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
