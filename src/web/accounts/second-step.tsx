import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { accountLimits } from '#core/accounts/check-registration.ts';
import type { SecondFactor } from '#contract/second-factor.ts';
import { CallError } from '#web/kit/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { typedText } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { Button } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { secondStepMessages } from '#texts/en/second-step.ts';
import { CurrentPasswordField } from './password-fields.tsx';
import { SecondStepApp } from './second-step-app.tsx';
import { secondFactorQuery } from './queries.ts';
import { Copy, Printer } from 'lucide-react';
import { copyText } from '#web/app/copy-text.ts';
import { useViewer } from '#web/app/session.ts';
import { useHeldDialog } from '#web/kit/held-dialog.ts';
import { dialogBody } from '#web/kit/dialog-parts.tsx';
import { notify } from '#web/kit/notify.ts';

const text = secondStepMessages;

/** What is shown: the state, the secret of an app, or new recovery codes. */
type View =
  | { name: 'state' }
  | { name: 'app'; offer: Reply<'startSecondFactor'> }
  | { name: 'codes'; codes: string[] };

/** The second step of the own log-in: set it up, renew what belongs to it, remove it. */
export function SecondStep(props: { onDone?: () => void }) {
  // Each press brings another view, without the button that was pressed.
  const box = useKeptFocus();
  return (
    <div ref={box} className="contents">
      <Views {...props} />
    </div>
  );
}

function Views({ onDone }: { onDone?: () => void }) {
  const query = useQuery(secondFactorQuery);
  const [view, setView] = useState<View>({ name: 'state' });
  if (view.name === 'app') {
    return (
      <SecondStepApp
        offer={view.offer}
        onCancel={() => setView({ name: 'state' })}
        onAdded={(codes) => setView({ name: 'codes', codes })}
      />
    );
  }
  if (view.name === 'codes') {
    const close = () => (onDone === undefined ? setView({ name: 'state' }) : onDone());
    return <RecoveryCodes codes={view.codes} onKept={close} />;
  }
  return (
    <Loaded query={query} failed={text.loadFailed} level={3}>
      {(factor) => (
        <State
          factor={factor}
          onApp={(offer) => setView({ name: 'app', offer })}
          onCodes={(codes) => setView({ name: 'codes', codes })}
        />
      )}
    </Loaded>
  );
}

interface StateProps {
  factor: SecondFactor;
  onApp: (offer: Reply<'startSecondFactor'>) => void;
  onCodes: (codes: string[]) => void;
}

const Start = z.object({ currentPassword: typedText(accountLimits.password) });

function State({ factor, onApp, onCodes }: StateProps) {
  const start = useCall('startSecondFactor');
  const add = useCall('addSecondFactor');
  const renewCodes = useCall('renewRecoveryCodes');
  const remove = useCall('removeSecondFactor');
  const [needsPassword, setNeedsPassword] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const form = useCallForm(Start, { currentPassword: '' });
  const { isOn, hasApp, passkeys, recoveryCodesLeft, isRequired } = factor;
  return (
    <div className="mt-4.5 grid grid-cols-1 gap-5">
      <p role="status" className="font-semibold" tabIndex={-1}>
        {isOn ? (hasApp ? text.onWithApp : text.onWithPasskey) : text.off}{' '}
        <span className="font-normal text-ink-2">
          {isOn ? text.codesLeft(recoveryCodesLeft) : isRequired ? text.required : text.recommended}
        </span>
      </p>
      <CallForm
        form={form}
        send={({ currentPassword }) =>
          start.mutateAsync({ body: currentPassword === '' ? {} : { currentPassword } })
        }
        failed={text.failed}
        done={null}
        onDone={onApp}
        onRefused={(refusal) => {
          if (refusal instanceof CallError && refusal.reason === 'password-needed') {
            setNeedsPassword(true);
          }
          return false;
        }}
        submit={isOn && hasApp ? text.replaceApp : text.startApp}
        kind={isOn ? 'outline' : 'compact'}
        className="grid grid-cols-1 justify-items-start gap-3"
      >
        {!isOn && <p className="text-ink-2">{text.startAppText}</p>}
        {needsPassword && <CurrentPasswordField />}
      </CallForm>
      {!isOn && passkeys > 0 && (
        <ActWithLede lede={text.startPasskeyText}>
          <ActButton
            kind="outline"
            act={() => add.mutateAsync({ body: {} })}
            failed={text.failed}
            done={null}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
          >
            {text.startPasskey}
          </ActButton>
        </ActWithLede>
      )}
      {!isOn && passkeys === 0 && <p className="type-meta">{text.noPasskeyText}</p>}
      {isOn && (
        <ActWithLede lede={text.newCodesText}>
          <ActButton
            kind="outline"
            act={() => renewCodes.mutateAsync()}
            failed={text.failed}
            done={null}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
          >
            {text.newCodes}
          </ActButton>
        </ActWithLede>
      )}
      {isOn && isRequired && <p className="type-meta">{text.cannotRemove}</p>}
      {isOn && !isRequired && !isRemoving && (
        <Button
          kind="danger"
          className="-ms-3.5 justify-self-start"
          onClick={() => setRemoving(true)}
        >
          {text.remove}
        </Button>
      )}
      {isRemoving && (
        <div className="grid gap-3">
          <p role="alert">{text.removeQuestion}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              kind="outline"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the pressed button was
              autoFocus
              onClick={() => setRemoving(false)}
            >
              {text.keep}
            </Button>
            <ActButton
              kind="delete"
              act={() => remove.mutateAsync()}
              failed={text.failed}
              onDone={() => setRemoving(false)}
            >
              {text.remove}
            </ActButton>
          </div>
        </div>
      )}
    </div>
  );
}

function ActWithLede({ lede, children }: { lede: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="text-ink-2">{lede}</p>
      {children}
    </div>
  );
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, which are shown this one time, to copy and to print. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const email = useViewer().viewer?.email ?? '';
  useHeldDialog({ isDirty: true, isPending: false, discard: text.codesUnkept });
  const copy = async () => {
    if (await copyText(codes.join('\n'))) notify.success(text.copied);
    else notify.error(text.notCopied);
  };
  return (
    <section className={dialogBody} aria-labelledby="recovery-codes" data-printed-alone>
      <div>
        <h3 id="recovery-codes" tabIndex={-1} className="type-h3 print:hidden">
          {text.codesTitle}
        </h3>
        <h3 className="type-h3 hidden print:block">{text.codesOf(email)}</h3>
        <p className="mt-1 text-ink-2">{text.codesText}</p>
      </div>
      <ol
        aria-label={text.codesTitle}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(170px,100%),1fr))] gap-x-6 gap-y-1.5 rounded-control border border-line p-4"
      >
        {codes.map((code) => (
          <li key={code} className="type-mono">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <Button kind="outline" icon={<Copy {...icon} />} onClick={copy}>
          {text.copyCodes}
        </Button>
        <Button kind="outline" icon={<Printer {...icon} />} onClick={() => window.print()}>
          {text.printCodes}
        </Button>
      </div>
      <Button size="large" className="print:hidden" onClick={onKept}>
        {text.keptCodes}
      </Button>
    </section>
  );
}
