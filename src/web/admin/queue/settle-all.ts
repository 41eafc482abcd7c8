/** How many decisions travel at once: quick, and no burst that a rate limit would stop. */
const atOnce = 4;

export interface Outcomes<T> {
  done: T[];
  failed: { item: T; problem: unknown }[];
}

/** Sends one request for each item, a few at a time; one that fails stops none of the others. */
export async function settleAll<T>(
  items: readonly T[],
  send: (item: T) => Promise<unknown>,
): Promise<Outcomes<T>> {
  const outcomes: Outcomes<T> = { done: [], failed: [] };
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await send(item);
        outcomes.done.push(item);
      } catch (problem) {
        outcomes.failed.push({ item, problem });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return outcomes;
}
