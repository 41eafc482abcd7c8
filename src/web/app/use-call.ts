import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routes } from '#contract/routes.ts';
import type { Route } from '#contract/routes.ts';
import type { CallName, CallOptions, Reply } from './call.ts';
import { call } from './call.ts';
import { isSessionEnd } from '#web/kit/refusal.ts';

/** What a call is given; nothing where it needs nothing. */
type Given<N extends CallName> =
  object extends CallOptions<N> ? CallOptions<N> | void : CallOptions<N>;

interface UseCallOptions<N extends CallName> {
  /** Sends it in a way of its own, such as in a line; the usual way is `call`. */
  via?: (send: () => Promise<Reply<N>>, given: Given<N>) => Promise<Reply<N>>;
  onSuccess?: (reply: Reply<N>, given: Given<N>) => unknown;
  /** The caller says itself that nobody is logged in. */
  ownsSignedOut?: boolean;
}

/**
 * A call that changes something. What the contract says that it changes is read again afterwards, also
 * when it was refused: what the screen showed may be old.
 */
export function useCall<N extends CallName>(name: N, options: UseCallOptions<N> = {}) {
  const { via = (send) => send(), onSuccess, ownsSignedOut } = options;
  const client = useQueryClient();
  return useMutation<Reply<N>, Error, Given<N>>({
    mutationFn: (given) => via(() => sendCall(name, given), given),
    ...(onSuccess !== undefined && { onSuccess }),
    // To nobody the screen's other readings would say 401 too, and lead to the log-in from under a form.
    onSettled: (_reply, problem) => (isSessionEnd(problem) ? undefined : readAgain(client, name)),
    ...(ownsSignedOut === true && { meta: { ownsSignedOut } }),
  });
}

interface OneOfMany<N extends CallName> {
  name: N;
  given: Given<N>;
}

/** For several calls at one press: what they change is read again once, when all of them are done. */
export function useManyCalls() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<unknown, Error, OneOfMany<CallName>>({
    mutationFn: ({ name, given }) => sendCall(name, given),
  });
  return {
    send: <N extends CallName>(name: N, given: Given<N>) =>
      mutateAsync({ name, given } as OneOfMany<CallName>) as Promise<Reply<N>>,
    readAgain: (name: CallName) => readAgain(client, name),
  };
}

// The rest parameter of `call` cannot be told apart for a name that is not known yet.
const sendCall = call as <N extends CallName>(name: N, given: Given<N>) => Promise<Reply<N>>;

/** Reads again what a call changes, as far as it is on the screen. */
function readAgain(client: QueryClient, name: CallName): Promise<unknown> {
  const { changes = [] }: Route = routes[name];
  return Promise.all(changes.map((subject) => client.invalidateQueries({ queryKey: [subject] })));
}
