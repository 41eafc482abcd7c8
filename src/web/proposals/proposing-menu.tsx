import type { MenuItem, MenuProps } from '#web/kit/menu.tsx';
import { Menu } from '#web/kit/menu.tsx';
import { proposed, useOfficersNeeded } from './officers-needed.ts';

/** proposes: two officers may be needed for it, and the words say so, or those of asks do. */
export type ActItem = MenuItem & { proposes?: 'officers'; asks?: string };

/** A menu of acts, some of which need two officers where the campus has that rule. */
export function ProposingMenu({
  items,
  ...menu
}: Omit<MenuProps, 'items'> & { items: readonly ActItem[] }) {
  const needed = useOfficersNeeded();
  const worded = items.map(({ proposes, asks, label, ...item }) => ({
    ...item,
    label: proposes === undefined ? label : proposed(needed, label, asks),
  }));
  return <Menu {...menu} items={worded} />;
}
