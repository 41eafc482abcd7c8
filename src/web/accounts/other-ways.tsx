import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { sentenceOf } from '#web/kit/call-error.ts';
import { useCampus } from '#web/app/campus.ts';
import { usePollingTable } from '#web/app/polling-table.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/kit/button.tsx';
import type { Problem } from '#web/kit/form-problem.tsx';
import { FormProblem } from '#web/kit/form-problem.tsx';
import { notify } from '#web/kit/notify.ts';
import { otherWaysMessages } from '#texts/en/sign-on.ts';
import { paths } from '#web/app/paths.ts';
import { useSuggestedPasskeys } from './use-suggested-passkeys.ts';

const text = otherWaysMessages;

interface OtherWaysProps {
  from: string | undefined;
  /** Offers passkeys too, and hears who logged in with one. */
  onPasskey?: (user: User) => void;
}

/** The ways to log in without a password. What they need is loaded with the press: this page is public. */
export function OtherWays({ from, onPasskey }: OtherWaysProps) {
  const name = useCampus()?.signOn ?? null;
  const isPollingTable = usePollingTable();
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const hasPasskeys = onPasskey !== undefined && (!isHydrated || 'PublicKeyCredential' in window);
  const refuse = (sentence: string) => {
    notify.refused(sentence);
    setProblem({ text: sentence });
  };
  useSuggestedPasskeys({
    // A shared device suggests nobody, and a browser asks one thing at a time.
    isOn: hasPasskeys && isHydrated && !isPollingTable && !isAsking,
    onPasskey: (user) => onPasskey?.(user),
    onRefusal: refuse,
  });
  if (name === null && !hasPasskeys) return null;

  const signOn = async () => {
    setProblem(null);
    try {
      const { goToSignOn } = await import('./sign-on-request.ts');
      const back = from ?? (isPollingTable ? paths.elections : paths.home);
      await goToSignOn({ from: back, asksAgain: isPollingTable });
    } catch (refusal) {
      refuse(sentenceOf(refusal, text.failed));
    }
  };
  const usePasskey = async () => {
    setProblem(null);
    setIsAsking(true);
    const passkey = await import('./passkey.ts').catch(() => null);
    try {
      if (passkey === null) return refuse(text.failed);
      onPasskey?.((await passkey.logInWithPasskey()).user);
    } catch (refusal) {
      refuse(passkey?.passkeySentence(refusal) ?? text.failed);
    } finally {
      setIsAsking(false);
    }
  };
  // Until then a press would do nothing, and say nothing.
  const isOff = !isHydrated;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="type-meta flex items-center gap-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </p>
      <FormProblem problem={problem} />
      {name !== null && (
        <Button kind="outline" size="large" disabled={isOff} onClick={signOn}>
          {text.signOn(name)}
        </Button>
      )}
      {hasPasskeys && (
        <Button kind="outline" size="large" disabled={isOff} onClick={usePasskey}>
          {text.passkey}
        </Button>
      )}
    </div>
  );
}
