import type { FormEvent } from 'react';
import { useState } from 'react';
import { useLocation } from '#web/app/location.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import type { Problem } from '#web/ui/form-problem.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { waysInMessages } from '#web/messages/en/ways-in.ts';
import { CurrentPasswordField } from './password-fields.tsx';
import { goToSignOn } from './sign-on-request.ts';

const text = waysInMessages;

/** Goes to the provider and comes back to this page with the account connected. */
export function ConnectSignOn() {
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const connect = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setPending(true);
    try {
      await goToSignOn({
        from: pathname + search,
        connects: true,
        ...(password !== null && { currentPassword: password }),
      });
    } catch (refusal) {
      if (refusal instanceof CallError && refusal.reason === 'password-needed') setPassword('');
      setProblem({ text: sentenceOf(refusal, text.signOnFailed) });
      setPending(false);
    }
  };
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={connect}>
      <FormProblem problem={problem} />
      {password !== null && (
        <CurrentPasswordField
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Button type="submit" kind="outline" isPending={isPending}>
        {text.connect}
      </Button>
    </form>
  );
}
