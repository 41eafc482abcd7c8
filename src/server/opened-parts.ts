/** What is open. It closes in the order opposite to that of opening. */
export interface OpenedParts {
  add(close: () => unknown): void;
  /** Closes every part, also behind one that fails; then throws what the first failure was. */
  close(): Promise<void>;
}

export function keepOpened(): OpenedParts {
  const parts: (() => unknown)[] = [];
  return {
    add: (close) => parts.push(close),
    async close() {
      const failures: unknown[] = [];
      for (const part of parts.splice(0).toReversed()) {
        try {
          await part();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
