import type { ComponentProps } from 'react';
import type { Role } from '#core/accounts/role.ts';
import { Select } from '#web/kit/select.tsx';
import { messages } from '#texts/en/site.ts';

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
