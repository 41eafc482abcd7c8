import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Campus } from '../load/campus.ts';
import { acknowledge, copyReceipts, countWrong, entryOf, openReceipts } from './receipts.ts';
import type { Receipts } from './receipts.ts';
import { postVote } from './post.ts';
import type { PostedVote } from './post.ts';

/** Voters at work. */
export interface Load {
  receipts: Receipts;
  /** What is acknowledged at this moment. */
  snapshot(): Receipts;
  /** Seconds from now to the first acknowledgement of a vote that set out after now. */
  untilAcknowledged(): Promise<number>;
  /** No new votes; resolves when every vote under way has its answer. */
  stop(): Promise<void>;
  /** Everybody has voted everywhere. */
  isDone(): boolean;
  /** Answers by status; 0 is none at all. */
  answers: Map<number, number>;
  /** How often nobody could say whether a vote was recorded, so that it was repeated. */
  unknown(): number;
}

export interface LoadOptions {
  /** Ports of the servers; a voter whose server is away asks the next. */
  ports: readonly number[];
  workers?: number;
  /** Milliseconds between two votes of a worker. */
  pause?: number;
  /** Which part of the campus votes, of how many: loads that run one after another. */
  part?: [index: number, of: number];
}

// A person waits as long as Retry-After says; the figures are about the server, so these do not.
const beforeRetry = 40;
const longestUnknown = 120_000;

/**
 * Starts workers that cast votes one after another, each under its Idempotency-Key, and repeat what
 * had no clear answer until it has one. Some try to vote twice or for nobody, and must be refused.
 */
export function startLoad(campus: Campus, options: LoadOptions): Load {
  const { ports, workers = 16, pause = 10 } = options;
  const agent = new http.Agent({ keepAlive: true, maxSockets: workers * 2 });
  const receipts = openReceipts();
  const answers = new Map<number, number>();
  const waiting = new Set<{ since: number; resolve: (seconds: number) => void }>();
  const [part, parts] = options.part ?? [0, 1];
  const total = campus.voters.length * campus.positions.length;
  const end = Math.floor((total * (part + 1)) / parts);
  let next = Math.floor((total * part) / parts);
  let isStopped = false;
  let unknown = 0;
  let active = workers;

  async function ask(index: number, vote: Omit<PostedVote, 'address'>) {
    // Everybody has an address of their own, as behind a proxy.
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    let port = ports[index % ports.length] ?? 0;
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const sent = performance.now();
      const reply = await postVote({ port, agent }, { ...vote, address });
      answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1);
      if (reply.status !== 0 && reply.status !== 503) return { reply, sent, tries };
      if (reply.status === 0 || reply.body?.reason === 'outcome-unknown') unknown += 1;
      if (reply.status === 503 && reply.retryAfter === undefined) {
        countWrong(receipts, 'a 503 without Retry-After');
      }
      if (performance.now() - began > longestUnknown) return { reply, sent, tries };
      await wait(beforeRetry);
      port = ports[(ports.indexOf(port) + 1) % ports.length] ?? 0;
    }
  }

  /** Answers those who wait for a vote that was sent after a fault. */
  function tellWaiting(sent: number): void {
    for (const one of waiting) {
      if (sent < one.since) continue;
      waiting.delete(one);
      one.resolve((performance.now() - one.since) / 1000);
    }
  }

  async function castOne(index: number): Promise<void> {
    const voter = campus.voters[index % campus.voters.length];
    const position = campus.positions[Math.floor(index / campus.voters.length)];
    if (voter === undefined || position === undefined) return;
    const { id, candidateIds } = position;
    const choice = (index * 7 + Math.floor(index / 5)) % candidateIds.length;
    const nominationId = candidateIds[choice] ?? '';
    const { electionId } = campus;
    const vote = {
      voter,
      electionId,
      positionId: id,
      candidateId: nominationId,
      key: randomUUID(),
    };
    if (index % 32 === 5) {
      // For nobody, and then no more: what is refused must not be counted.
      const { reply } = await ask(index, { ...vote, candidateId: randomUUID() });
      if (reply.status !== 404)
        countWrong(receipts, `a vote for nobody was answered ${reply.status}`);
      return;
    }
    const { reply, sent } = await ask(index, vote);
    if (reply.status !== 200) {
      const reason = reply.body?.reason ?? reply.body?.error ?? 'nothing';
      countWrong(receipts, `a good vote was answered ${reply.status} ${reason}`);
      return;
    }
    acknowledge(receipts, entryOf(id, voter.id), nominationId, String(reply.body?.receipt?.code));
    tellWaiting(sent);
    if (index % 32 === 11) {
      const other = candidateIds[(choice + 1) % candidateIds.length] ?? '';
      const again = await ask(index, { ...vote, candidateId: other, key: randomUUID() });
      if (again.reply.status !== 409) {
        countWrong(receipts, `a second vote was answered ${again.reply.status}`);
      }
    }
    if (index % 32 === 23) {
      const again = await ask(index, vote);
      if (again.reply.body?.receipt?.code !== reply.body?.receipt?.code) {
        countWrong(receipts, `a repeated vote was answered ${again.reply.status}`);
      }
    }
  }

  async function work(): Promise<void> {
    while (!isStopped && next < end) {
      const index = next;
      next += 1;
      await castOne(index);
      if (pause > 0) await wait(pause);
    }
    active -= 1;
  }

  const working = Promise.all(Array.from({ length: workers }, work));
  return {
    receipts,
    answers,
    unknown: () => unknown,
    snapshot: () => copyReceipts(receipts),
    untilAcknowledged: () =>
      new Promise((resolve, reject) => {
        const one = { since: performance.now(), resolve };
        waiting.add(one);
        const gaveUp = new Error('No vote was acknowledged for two minutes.');
        setTimeout(() => reject(gaveUp), longestUnknown).unref();
      }),
    async stop() {
      isStopped = true;
      await working;
      agent.destroy();
    },
    isDone: () => active === 0,
  };
}
