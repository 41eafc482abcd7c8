import type { Socket } from 'node:net';

/** What the driver does not tell in its types: its socket, and whether nothing is being asked. */
interface Asking {
  readyForQuery?: boolean | null;
  connection?: { stream: Pick<Socket, 'setTimeout' | 'writableEnded' | 'destroy'> };
}

/**
 * Ends a connection on which an answer has not come for so long, or the end of which is not noticed
 * over there. A way that was cut without a word would else be waited at for ever, by the question
 * and by all that stand behind it. A connection that rests, as in a long transaction, stays.
 */
export function endWhenSilent(client: object, timeoutMs: number): void {
  const asking = client as Asking;
  const stream = asking.connection?.stream;
  if (stream === undefined || !Number.isFinite(timeoutMs)) return;
  stream.setTimeout(timeoutMs, () => {
    const isAsked = asking.readyForQuery !== true;
    if (isAsked || stream.writableEnded) {
      stream.destroy(new Error('Connection terminated: the database fell silent'));
    }
  });
}
