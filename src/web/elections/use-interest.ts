import { orderElections } from '#core/elections/order.ts';
import type { Election } from '#contract/election-shapes.ts';
import { useServerTime } from '#web/app/server-clock.ts';

/** Open elections first, then what is to come, then the past; sorted anew as time goes on. */
export function useInterest(elections: readonly Election[]): Election[] {
  const order = useServerTime((now) =>
    orderElections(elections, now)
      .map(({ _id }) => _id)
      .join(' '),
  );
  return order.split(' ').flatMap((id) => elections.filter(({ _id }) => _id === id));
}
