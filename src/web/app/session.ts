import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { paths } from '#web/paths.ts';
import { call } from './call.ts';
import { RenderedPageContext } from './rendered-page.ts';
import type { StoredUser } from './stored-user.ts';
import { onStoredElsewhere, storeUser, useStoredUser } from './stored-user.ts';
import { useHydrated } from './use-hydrated.ts';

const viewerKey = ['viewer'] as const;

async function readViewer(signal: AbortSignal): Promise<User | null> {
  const { user } = await call('readMe', { signal });
  // Who is here was learned otherwise meanwhile, or nobody asks any more.
  signal.throwIfAborted();
  storeUser(user);
  return user;
}

export interface ViewerState {
  /** Who is signed in; null for a visitor. */
  viewer: StoredUser | null;
  /** False while only the stored copy is known. */
  isConfirmed: boolean;
  /** False on a page rendered for a session, until hydration is over: nothing is known of them. */
  isKnown: boolean;
}

/** The signed-in person: the session's answer, and until it is there the stored copy. */
export function useViewer(): ViewerState {
  const stored = useStoredUser();
  const hasSession = useContext(RenderedPageContext)?.hasSession === true;
  const isKnown = useHydrated() || !hasSession;
  const { data } = useQuery({
    queryKey: viewerKey,
    queryFn: ({ signal }) => readViewer(signal),
    staleTime: 60_000,
    meta: { ownsSignedOut: true },
  });
  const viewer = data === undefined ? stored : data;
  return { viewer, isConfirmed: data !== undefined, isKnown };
}

/** Somebody logged in or out in another tab: everything is read again, as whoever is here now. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => onStoredElsewhere(() => void client.invalidateQueries()), [client]);
}

/** An answer that is on its way is older than this, and would undo it. */
function learnViewer(client: QueryClient, user: User | null): void {
  void client.cancelQueries({ queryKey: viewerKey });
  storeUser(user);
  client.setQueryData(viewerKey, user);
}

/** After log-in, registration and profile changes: what was read for somebody else goes. */
export function becomeViewer(client: QueryClient, user: User): void {
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== viewerKey[0];
  learnViewer(client, user);
  client.removeQueries({ type: 'inactive', predicate: isOther });
  void client.invalidateQueries({ predicate: isOther });
}

/** When the server says that the session has ended. */
export function forgetViewer(client: QueryClient): void {
  learnViewer(client, null);
}

/**
 * Ends the session, removes the stored user and loads /login afresh (spec 4). When the server
 * cannot be reached it throws and changes nothing: nobody may believe to be out and not be.
 */
export async function logOut(): Promise<void> {
  await call('logOut');
  storeUser(null);
  window.location.assign(paths.login);
}

/** Ends every session of the account, this one too; afterwards as logOut. */
export async function logOutEverywhere(): Promise<void> {
  await call('logOutEverywhere');
  storeUser(null);
  window.location.assign(paths.login);
}
