/**
 * Many callers at once get their answers from few questions: those that come in the same turn of the
 * event loop share one, those that come while it is under way the next. `ask` answers in the order
 * of what it was asked; no timer, so a lone one waits for nobody.
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
      setImmediate(() => void askAll());
    });
}
