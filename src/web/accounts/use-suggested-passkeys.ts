import { useEffect, useEffectEvent } from 'react';
import type { User } from '#contract/accounts.ts';

interface SuggestedPasskeys {
  isOn: boolean;
  onPasskey: (user: User) => void;
  onRefusal: (sentence: string) => void;
}

/** The server takes the answer to a request for five minutes; a page may stand open for longer. */
const renewAfter = 4 * 60_000;

/**
 * Has the browser offer passkeys in the field of the account's name, where it can. Its script comes
 * after the page, and only to such a browser.
 */
export function useSuggestedPasskeys({ isOn, onPasskey, onRefusal }: SuggestedPasskeys): void {
  const arrive = useEffectEvent(onPasskey);
  const refuse = useEffectEvent(onRefusal);
  useEffect(() => {
    if (!isOn) return undefined;
    let isLeft = false;
    let stop = () => {};
    const suggest = async () => {
      if ((await PublicKeyCredential.isConditionalMediationAvailable?.()) !== true) return;
      const passkey = await import('./passkey.ts').catch(() => null);
      if (passkey === null || isLeft) return;
      stop = passkey.stopSuggesting;
      try {
        const reply = await passkey.logInWithSuggestedPasskey();
        if (reply !== null && !isLeft) arrive(reply.user);
      } catch (refusal) {
        refuse(passkey.passkeySentence(refusal));
        void suggest();
      }
    };
    void suggest();
    const timer = setInterval(() => {
      if (!document.hidden) void suggest();
    }, renewAfter);
    return () => {
      isLeft = true;
      clearInterval(timer);
      stop();
    };
  }, [isOn]);
}
