import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openFairPlaces } from './fair-places.ts';

export interface StreamLimits {
  /** Streams of this process; an open page holds one. */
  most: number;
  /** Milliseconds between signs of life, for proxies that cut what is quiet. */
  pingEvery: number;
  /** Bytes that may wait for one reader. A reader further behind is cut off, and comes back. */
  longestBacklog: number;
}

const usual: StreamLimits = { most: 20_000, pingEvery: 25_000, longestBacklog: 64 * 1024 };

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};
const ping = Buffer.from(': still here\n\n');
// A few milliseconds of work, then requests get their turn.
const inOneTurn = 500;

/** Open server-sent event streams of this process. */
export interface Streams {
  /**
   * False, and nothing written, when there is no room or the server stops. When it is full, the
   * network with the most streams loses one to a reader from elsewhere.
   */
  join(response: ServerResponse, from: string): boolean;
  /** Sends a frame to all: built once, and together with others of the same moment. */
  send(frame: string): void;
  count(): number;
  close(): Promise<void>;
}

export function openStreams(limits: Partial<StreamLimits> = {}): Streams {
  const { most, pingEvery, longestBacklog } = { ...usual, ...limits };
  const open = openFairPlaces<ServerResponse>(most, (response) => response.destroy());
  let due: Buffer[] = [];
  let sending: Promise<void> | null = null;
  let isClosed = false;
  const pinging = setInterval(() => sendSoon(ping), pingEvery);
  pinging.unref();

  function sendSoon(bytes: Buffer): void {
    if (open.taken() === 0 || isClosed) return;
    due.push(bytes);
    sending ??= sendDue();
  }

  // One write per reader and turn of the event loop: what was written in an earlier turn and still
  // waits is the reader's slowness, what was written in this one is not.
  async function sendDue(): Promise<void> {
    while (due.length > 0) {
      await nextTurn();
      const bytes = Buffer.concat(due);
      due = [];
      let written = 0;
      for (const response of open.holders()) {
        if (response.writableLength > longestBacklog) response.destroy();
        else response.write(bytes);
        written += 1;
        if (written % inOneTurn === 0) await nextTurn();
      }
    }
    sending = null;
  }

  return {
    join(response, from) {
      if (isClosed || !open.take(from, response)) return false;
      response.socket?.setTimeout(0);
      response.writeHead(200, headers);
      // Readers come back at different moments, so that a restart is not followed by a stampede.
      response.write(`retry: ${randomInt(2_000, 6_000)}\n: welcome\n\n`);
      response.on('close', () => open.leave(from, response));
      // A reader that vanished: its 'close' follows.
      response.on('error', () => {});
      return true;
    },
    send(frame) {
      sendSoon(Buffer.from(frame));
    },
    count: () => open.taken(),
    async close() {
      isClosed = true;
      clearInterval(pinging);
      await sending;
      const ends = Array.from(
        open.holders(),
        (response) => new Promise<void>((resolve) => response.on('close', () => resolve())),
      );
      const timer = setTimeout(() => {
        for (const response of open.holders()) response.destroy();
      }, 1_000);
      for (const response of open.holders()) response.end();
      await Promise.all(ends);
      clearTimeout(timer);
    },
  };
}
