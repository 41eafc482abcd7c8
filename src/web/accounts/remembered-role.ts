import { useSyncExternalStore } from 'react';
import type { RegisteredRole, Role } from '#core/accounts/role.ts';
import { logInRole, registeredRoles } from '#core/accounts/role.ts';
import { storedText } from '#web/app/stored-text.ts';

const stored = storedText('role');

/** Remembers on this device the role with which this person logs in. */
export const rememberRole = (role: Role): void => stored.write(logInRole(role));

const readRole = (): RegisteredRole | null => {
  const text = stored.read();
  return registeredRoles.find((role) => role === text) ?? null;
};

/** The role of the last log-in on this device; null without one, and on the server. */
export function useRememberedRole(): RegisteredRole | null {
  return useSyncExternalStore(stored.subscribe, readRole, () => null);
}
