import { Gavel, Stamp } from 'lucide-react';
import type { NavigateFunction } from 'react-router';
import { releaseMessages } from '#texts/en/release.ts';
import { waitingMessages as text } from '#texts/en/waiting.ts';
import type { MenuItem } from '#web/kit/menu.tsx';
import type { WaitingThing } from './queries.ts';
import { actPath } from './row-of.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is due of an election, for its menu: each leads to the act, once. */
export function dueActs(things: readonly WaitingThing[], go: NavigateFunction): MenuItem[] {
  const items = things.flatMap((thing): MenuItem[] => {
    if (thing.whyNot !== null) return [];
    switch (thing.kind) {
      case 'tie':
        return [itemOf('tie', text.decideTie, thing, go)];
      case 'vote-again':
        return [itemOf('vote-again', text.prepareAgain, thing, go)];
      case 'certify':
        return [itemOf('certify', text.certify, thing, go)];
      case 'release':
        return [itemOf('release', releaseMessages.act, thing, go)];
      // The menu leads there for all, and the dashboard has the others, above the list.
      case 'no-candidates':
      case 'seat':
      case 'backup':
      case 'close-failed':
      case 'close-held':
      case 'paused-by-restore':
      case 'proposal':
        return [];
    }
  });
  return items.filter(({ id }, index) => items.findIndex((one) => one.id === id) === index);
}

const itemOf = (
  id: string,
  label: string,
  thing: Exclude<WaitingThing, { kind: 'proposal' | 'backup' }>,
  go: NavigateFunction,
): MenuItem => ({
  id,
  label,
  icon: thing.kind === 'certify' ? <Stamp {...icon} /> : <Gavel {...icon} />,
  onSelect: () => void go(actPath(thing)),
});
