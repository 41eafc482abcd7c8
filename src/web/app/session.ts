// What is done in one tab is read again in the others, without a reload. They are told what to read, not what it says.

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { paths } from './paths.ts';
import { call } from './call.ts';
import { askForSetUp } from './proof.ts';
import { RenderedPageContext } from './page-state.ts';
import type { StoredUser } from './stored-user.ts';
import { onStoredElsewhere, storeUser, useStoredUser } from './stored-user.ts';
import { useCall } from './use-call.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';

const channel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hustings');

const viewerKey = ['viewer'] as const;

async function readViewer(signal: AbortSignal): Promise<User | null> {
  const { user, needsSecondFactor } = await call('readMe', { signal });
  // Another answer came meanwhile, or nobody waits for this one any more.
  signal.throwIfAborted();
  storeUser(user);
  if (needsSecondFactor) askForSetUp();
  return user;
}

export interface ViewerState {
  /** Who is signed in; null for a visitor. */
  viewer: StoredUser | null;
  /** False while only the stored copy is known. */
  isConfirmed: boolean;
  /** Whether the server has neither answered nor failed yet. */
  isPending: boolean;
  /** False on a page rendered for a session, until it is known whose. */
  isKnown: boolean;
}

/** The signed-in person: the server's answer, and the stored copy until it comes. */
export function useViewer(): ViewerState {
  const stored = useStoredUser();
  const hasSession = useContext(RenderedPageContext)?.hasSession === true;
  const isHydrated = useHydrated();
  const { data, isError } = useQuery({
    queryKey: viewerKey,
    queryFn: ({ signal }) => readViewer(signal),
    staleTime: 60_000,
    meta: { ownsSignedOut: true },
  });
  const viewer = data === undefined ? stored : data;
  // Who came with a session is no visitor until the server says so, whatever this browser stores.
  const isPending = data === undefined && !isError;
  const isKnown = !hasSession || (isHydrated && !(viewer === null && isPending));
  return { viewer, isConfirmed: data !== undefined, isPending, isKnown };
}

/** After a log-in or log-out in another tab everything is read again for the new person; else what that tab names. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => onStoredElsewhere(() => void client.invalidateQueries()), [client]);
  useEffect(
    () => onNamedElsewhere((queryKey) => void client.invalidateQueries({ queryKey })),
    [client],
  );
}

/** Cancels requests under way: their older answers would undo the change. */
function learnViewer(client: QueryClient, user: User | null): void {
  void client.cancelQueries({ queryKey: viewerKey });
  storeUser(user);
  client.setQueryData(viewerKey, user);
}

/** After log-in, registration and profile changes: removes what was read for somebody else. */
export function becomeViewer(client: QueryClient, user: User): void {
  const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== viewerKey[0];
  learnViewer(client, user);
  client.removeQueries({ type: 'inactive', predicate: isOther });
  void client.invalidateQueries({ predicate: isOther });
  // An officer may lack the second step that the campus asks for.
  if (isOfficer(user.role)) void client.invalidateQueries({ queryKey: viewerKey });
}

/** For a call whose answer says who somebody is now. */
export function useNewViewer(): (reply: { user: User }) => void {
  const client = useQueryClient();
  return ({ user }) => becomeViewer(client, user);
}

/** Reads again who is logged in, after something that may have changed them. */
export function readViewerAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: viewerKey });
}

/** Reads everything again: until now it was read as somebody with fewer rights reads it. */
export function readAllAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}

/** When the server says that the session has ended. */
export function forgetViewer(client: QueryClient): void {
  learnViewer(client, null);
}

/**
 * Ends the session, removes the stored user and loads /login, or another page, afresh. When the server
 * cannot be reached it throws and changes nothing: nobody may wrongly believe to be logged out.
 */
export async function logOut(to: string = paths.login): Promise<void> {
  await call('logOut');
  storeUser(null);
  const { pathname, search } = new URL(to, window.location.href);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  window.location.assign(to);
  // An address that differs behind its # alone loads nothing.
  if (isHere) window.location.reload();
}

/** Deletes the own account, and then does the same as logOut. */
export const useDeleteOwnAccount = () =>
  useCall('deleteOwnAccount', { onSuccess: () => leaveTo(paths.home) });

/** Ends every session of the account, this one too, and then does the same as logOut. */
export const useLogOutEverywhere = () =>
  useCall('logOutEverywhere', { onSuccess: () => leaveTo(paths.login) });

/** It does not end: what would be read on the way out is refused, as if the session had ended by itself. */
function leaveTo(address: string): Promise<never> {
  storeUser(null);
  window.location.assign(address);
  return new Promise(() => {});
}

/** Lets the other tabs of this browser read these queries again. */
export function tellOtherTabs(queryKey: QueryKey): void {
  const opened = channel();
  opened?.postMessage(queryKey);
  opened?.close();
}

/** Listens for what another tab names; until the returned function is called. */
function onNamedElsewhere(listener: (queryKey: QueryKey) => void): () => void {
  const opened = channel();
  opened?.addEventListener('message', ({ data }: MessageEvent<QueryKey>) => listener(data));
  return () => opened?.close();
}
