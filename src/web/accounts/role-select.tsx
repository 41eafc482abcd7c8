import type { ComponentProps } from 'react';
import type { Role, RegisteredRole } from '#core/accounts/role.ts';
import { Select } from '#web/kit/select.tsx';
import { messages } from '#texts/en/site.ts';
import { useSyncExternalStore } from 'react';
import { logInRole, registeredRoles } from '#core/accounts/role.ts';
import { storedText } from '#web/app/stored-text.ts';

const stored = storedText('role');

/** Remembers on this device the role with which this person logs in. */
export const rememberRole = (role: Role): void => stored.write(logInRole(role));

const readRole = (): RegisteredRole | null => {
  const text = stored.read();
  return registeredRoles.find((role) => role === text) ?? null;
};

interface RoleSelectProps extends ComponentProps<typeof Select> {
  /** In the order in which they are shown. */
  order: readonly Role[];
}

export function RoleSelect({ order, ...rest }: RoleSelectProps) {
  return (
    <Select {...rest}>
      <option value="">{messages.fields.selectRole}</option>
      {order.map((role) => (
        <option key={role} value={role}>
          {messages.roles[role]}
        </option>
      ))}
    </Select>
  );
}

/** The role of the last log-in on this device; null without one, and on the server. */
export function useRememberedRole(): RegisteredRole | null {
  return useSyncExternalStore(stored.subscribe, readRole, () => null);
}
