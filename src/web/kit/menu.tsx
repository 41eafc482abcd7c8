import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { buttonClass } from './button.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  /** A line above it sets it apart from the former ones. */
  isApart?: boolean;
  /** What it and those below it are about, up to the next line. */
  heading?: string | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** What the button is called. */
  label: string;
  icon: ReactNode;
  className?: string;
  /** It was asked for before its file was here. */
  isOpenAtFirst?: boolean;
  items: readonly MenuItem[];
}

const itemClass = [
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-ui outline-none select-none',
  'data-highlighted:bg-ink/7 forced-colors:data-highlighted:bg-[Highlight] [&_svg]:flex-none',
].join(' ');

// The bar at the top stays free: a list that opens upwards scrolls below it.
const belowTheBar = { top: 80, right: 8, bottom: 8, left: 8 };

/** Those that were there when it opened, each in its place, and below them what came since. */
function inPlace(items: readonly MenuItem[], atOpening: readonly string[]): MenuItem[] {
  const placeOf = ({ id }: MenuItem) => {
    const place = atOpening.indexOf(id);
    return place === -1 ? atOpening.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What stands between two lines. */
function groupsOf(items: readonly MenuItem[]): [MenuItem, ...MenuItem[]][] {
  const groups: [MenuItem, ...MenuItem[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last === undefined || item.isApart === true) groups.push([item]);
    else last.push(item);
  }
  return groups;
}

/** A button with a list of actions. Arrows move in it, letters find, Escape closes. */
export function Menu({ label, icon, className = '', isOpenAtFirst = false, items }: MenuProps) {
  // An item that moved under the pointer would lose the press, or take that of another.
  const [atOpening, setAtOpening] = useState(() => items.map(({ id }) => id));
  return (
    <Base.Root
      modal={false}
      defaultOpen={isOpenAtFirst}
      onOpenChange={(isOpen) => {
        if (isOpen) setAtOpening(items.map(({ id }) => id));
      }}
    >
      <Base.Trigger
        className={`${buttonClass({ kind: 'outline', size: 'small', isIcon: true })} ${className}`.trim()}
        aria-label={label}
      >
        {icon}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          className="z-50"
          // On the screen, not on the page: that scrolls where a section is held in place.
          positionMethod="fixed"
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={belowTheBar}
        >
          <Base.Popup className="max-h-(--available-height) min-w-56 origin-(--transform-origin) overflow-y-auto rounded-sheet border border-line bg-surface p-1.5 text-ink shadow-e3 transition-[opacity,scale] duration-quick outline-none data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            {groupsOf(inPlace(items, atOpening)).map((group) => (
              <Base.Group
                key={group[0].id}
                className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
              >
                {group[0].heading !== undefined && (
                  <Base.GroupLabel className="type-meta px-3 pt-1">
                    {group[0].heading}
                  </Base.GroupLabel>
                )}
                {group.map(({ id, label: name, icon: sign, isDanger, onSelect }) => (
                  <Base.Item
                    key={id}
                    className={`${itemClass} ${isDanger === true ? 'text-danger' : ''}`.trim()}
                    onClick={onSelect}
                  >
                    {sign}
                    {name}
                  </Base.Item>
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
