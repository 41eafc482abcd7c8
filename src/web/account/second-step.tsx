import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { SecondFactor } from '#contract/second-factor.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import type { Reply } from '#web/app/call.ts';
import { useKeptFocus } from '#web/app/use-kept-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { secondStepMessages } from '#web/messages/en/second-step.ts';
import { CurrentPasswordField } from './password-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepApp } from './second-step-app.tsx';
import { secondFactorQuery, useSecondFactorActs } from './second-step-queries.ts';

const text = secondStepMessages;

/** What is shown: the state, the secret of an app, or new recovery codes. */
type View =
  | { name: 'state' }
  | { name: 'app'; offer: Reply<'startSecondFactor'> }
  | { name: 'codes'; codes: string[] };

/** The second step of the own log-in: set it up, renew what belongs to it, remove it. */
export function SecondStep(props: { onDone?: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // Each press brings another view, without the button that was pressed.
  useKeptFocus(box);
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
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorBlock title={text.loadFailed} level={3} onRetry={() => query.refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton />
      </SkeletonGroup>
    );
  }
  return (
    <State
      factor={query.data}
      onApp={(offer) => setView({ name: 'app', offer })}
      onCodes={(codes) => setView({ name: 'codes', codes })}
    />
  );
}

interface StateProps {
  factor: SecondFactor;
  onApp: (offer: Reply<'startSecondFactor'>) => void;
  onCodes: (codes: string[]) => void;
}

function State({ factor, onApp, onCodes }: StateProps) {
  const acts = useSecondFactorActs();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { isOn, hasApp, passkeys, recoveryCodesLeft, isRequired } = factor;

  const run = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (refusal) {
      if (refusal instanceof CallError && refusal.reason === 'password-needed') setPassword('');
      setProblem({ text: sentenceOf(refusal, text.failed) });
    }
  };
  const startApp = () => run(async () => onApp(await acts.start.mutateAsync(password ?? '')));
  const addPasskeys = () =>
    run(async () => onCodes((await acts.add.mutateAsync(null)).recoveryCodes));
  const renewCodes = () =>
    run(async () => onCodes((await acts.renewCodes.mutateAsync()).recoveryCodes));
  const remove = () =>
    run(async () => {
      notify.success((await acts.remove.mutateAsync()).message);
      setRemoving(false);
    });
  return (
    <div className="mt-4.5 grid grid-cols-1 gap-5">
      <FormProblem problem={problem} />
      <p role="status" className="font-semibold" tabIndex={-1}>
        {isOn ? (hasApp ? text.onWithApp : text.onWithPasskey) : text.off}{' '}
        <span className="font-normal text-ink-2">
          {isOn ? text.codesLeft(recoveryCodesLeft) : isRequired ? text.required : text.recommended}
        </span>
      </p>
      <form
        className="grid grid-cols-1 justify-items-start gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void startApp();
        }}
      >
        {!isOn && <p className="text-ink-2">{text.startAppText}</p>}
        {password !== null && (
          <CurrentPasswordField
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <Button type="submit" kind={isOn ? 'outline' : 'primary'} isPending={acts.start.isPending}>
          {isOn && hasApp ? text.replaceApp : text.startApp}
        </Button>
      </form>
      {!isOn && passkeys > 0 && (
        <Act lede={text.startPasskeyText}>
          <Button kind="outline" isPending={acts.add.isPending} onClick={addPasskeys}>
            {text.startPasskey}
          </Button>
        </Act>
      )}
      {!isOn && passkeys === 0 && <p className="type-meta">{text.noPasskeyText}</p>}
      {isOn && (
        <Act lede={text.newCodesText}>
          <Button kind="outline" isPending={acts.renewCodes.isPending} onClick={renewCodes}>
            {text.newCodes}
          </Button>
        </Act>
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
            <Button kind="delete" isPending={acts.remove.isPending} onClick={remove}>
              {text.remove}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Act({ lede, children }: { lede: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="text-ink-2">{lede}</p>
      {children}
    </div>
  );
}
