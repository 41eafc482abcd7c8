import { refusedWords } from '#texts/en/refused.ts';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Refused } from '#core/refusal.ts';
import type { ListEntry, ListProblem } from '#core/voter-list/read-list.ts';
import type { ListPart } from './list-parts.ts';
import type { readListText, ReadText } from './read-text.ts';

/** How many lists may wait: each is 16 MB at most. */
const mostWaiting = 8;
const thread = new URL('./list-worker.ts', import.meta.url);

/** Reads voter lists apart from the server's own thread, one at a time. */
export interface ListReader {
  /** As readListText does. Refuses where too many wait, and what is too large to be read. */
  read(...given: Parameters<typeof readListText>): Promise<ReadText>;
  close(): Promise<void>;
}

/**
 * Opens the reader; a thread begins with each list and ends with it. The largest list takes half of the
 * memory, and a file that is no list can ask for any amount.
 */
export function openListReader(memoryMb = 512): ListReader {
  const line = new PQueue({ concurrency: 1 });
  const ending = new AbortController();
  return {
    async read(...given) {
      if (line.size >= mostWaiting) {
        throw new Refused('overloaded', {
          retryAfter: 10,
          words: () => refusedWords.listsAreRead,
        });
      }
      return line.add(() => readApart(given, memoryMb, ending.signal));
    },
    async close() {
      ending.abort();
      await line.onIdle();
    },
  };
}

async function readApart(
  given: Parameters<typeof readListText>,
  memoryMb: number,
  signal: AbortSignal,
): Promise<ReadText> {
  const worker = new Worker(thread, {
    workerData: given,
    // What the server was started with is for the server alone.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Without anybody who listens, an error of a thread would end the server.
  worker.on('error', () => {});
  const entries: ListEntry[] = [];
  const problems: ListProblem[] = [];
  try {
    for (;;) {
      const [part] = (await once(worker, 'message', { signal })) as [ListPart];
      if (part.kind === 'rest') return { ...part.rest, entries, problems };
      if (part.kind === 'entries') entries.push(...part.entries);
      else problems.push(...part.problems);
      // Others come first.
      await setImmediate();
      worker.postMessage('more');
    }
  } catch (error) {
    if (signal.aborted) throw new Refused('overloaded', { retryAfter: 5 });
    if ((error as { code?: string }).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    throw new Refused('not-a-list', { words: () => refusedWords.listTooLong });
  } finally {
    await worker.terminate();
  }
}
