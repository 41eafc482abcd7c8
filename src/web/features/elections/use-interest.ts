import type { Election } from '#contract/elections.ts';
import { useServerTime } from '#web/lib/server-clock.ts';
import { inOrderOfInterest } from './ballot-view.ts';

/** Open elections first, then what is to come, then the past; sorted anew as time goes on. */
export function useInterest(elections: readonly Election[]): Election[] {
  const order = useServerTime((now) =>
    inOrderOfInterest(elections, now)
      .map(({ _id }) => _id)
      .join(' '),
  );
  return order.split(' ').flatMap((id) => elections.filter(({ _id }) => _id === id));
}
