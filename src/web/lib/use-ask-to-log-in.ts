import type { Arrival } from '#web/paths.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/ui/notify.ts';
import { words } from '#web/words/words.ts';
import { useLocation, useNavigate } from './router.tsx';

/**
 * For what only the signed-in may do: says the sentence of that place, and offers a log-in that
 * leads back to here (or to `from`, an address of this site).
 */
export function useAskToLogIn(): (sentence: string, from?: string) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (sentence, from = pathname + search + hash) => {
    const state: Arrival = { from };
    notify.error(sentence, {
      action: { label: words.toasts.logIn, onPress: () => navigate(paths.login, { state }) },
    });
  };
}
