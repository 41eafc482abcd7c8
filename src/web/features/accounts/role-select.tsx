import type { ComponentProps } from 'react';
import type { Role } from '#core/accounts/role.ts';
import { Select } from '#web/ui/select.tsx';
import { words } from '#web/words/words.ts';

interface RoleSelectProps extends ComponentProps<typeof Select> {
  /** In the order of the screen (spec 2). */
  order: readonly Role[];
}

export function RoleSelect({ order, ...rest }: RoleSelectProps) {
  return (
    <Select {...rest}>
      <option value="">{words.fields.selectRole}</option>
      {order.map((role) => (
        <option key={role} value={role}>
          {words.roles[role]}
        </option>
      ))}
    </Select>
  );
}
