import { useSyncExternalStore } from 'react';
import type { Role } from '#core/accounts/role.ts';
import { roles } from '#core/accounts/role.ts';
import { storedText } from '#web/app/stored-text.ts';

const stored = storedText('role');

/** Remembers on this device the role of the last log-in or registration. */
export const rememberRole = (role: Role): void => stored.write(role);

const readRole = (): Role | null => {
  const text = stored.read();
  return roles.find((role) => role === text) ?? null;
};

/** The role of the last log-in on this device; null without one, and on the server. */
export function useRememberedRole(): Role | null {
  return useSyncExternalStore(stored.subscribe, readRole, () => null);
}
