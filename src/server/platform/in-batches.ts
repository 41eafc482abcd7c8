/**
 * Many who ask at once get their answers from few questions: those that come while one is under way
 * share the next. `ask` answers in the order of what it was asked; no timer, so a lone one waits for
 * nobody.
 */
export function inBatches<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
  largest: number,
): (key: Key) => Promise<Value> {
  const line: { key: Key; answer: (value: Value) => void; fail: (error: unknown) => void }[] = [];
  let isAsking = false;

  async function askAll(): Promise<void> {
    while (line.length > 0) {
      const batch = line.splice(0, largest);
      try {
        const values = await ask(batch.map(({ key }) => key));
        for (const [index, { answer }] of batch.entries()) answer(values[index] as Value);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isAsking = false;
  }

  return (key) =>
    new Promise((answer, fail) => {
      line.push({ key, answer, fail });
      if (isAsking) return;
      isAsking = true;
      void askAll();
    });
}
