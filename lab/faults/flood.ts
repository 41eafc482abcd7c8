// Votes at a rate that does not ask whether the server can follow (an open loop), over bare sockets,
// so that the sender needs less of the machine than the server does.
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../load/connection.ts';
import type { Connection } from '../load/connection.ts';
import { voteFor } from '../load/requests.ts';
import type { Campus } from '../load/campus.ts';
import type { Receipts } from './receipts.ts';
import { acknowledge, countWrong, entryOf, openReceipts } from './receipts.ts';

interface Ballot {
  entry: string;
  nominationId: string;
  bytes: string;
}

/** How one stretch of a flood went. */
export interface Stretch {
  seconds: number;
  sent: number;
  /** Milliseconds that each answer took, by status. */
  answered: Map<number, number[]>;
  /** Nobody was free to send it. */
  unsent: number;
}

export interface Flood {
  receipts: Receipts;
  /** Entries that were refused last, and must not be counted. */
  refused: Set<string>;
  /** Keeps so many requests under way. */
  keepBusy(callers: number, seconds: number): Promise<Stretch>;
  /** Sends so many per second, whatever comes back. */
  pour(perSecond: number, seconds: number): Promise<Stretch>;
  close(): void;
}

interface Caller {
  connection: Connection;
  ballot: Ballot | null;
}

const mostCallers = 3_000;

export function openFlood(campus: Campus, port: number): Flood {
  const receipts = openReceipts();
  const refused = new Set<string>();
  const again: Ballot[] = [];
  const idle: Caller[] = [];
  const all = new Set<Caller>();
  let next = 0;
  let stretch: Stretch = { seconds: 0, sent: 0, answered: new Map(), unsent: 0 };
  let onFree: (caller: Caller) => void = (caller) => idle.push(caller);

  function takeBallot(): Ballot | null {
    const voter = campus.voters[next % campus.voters.length];
    const position = campus.positions[Math.floor(next / campus.voters.length)];
    if (voter === undefined || position === undefined) return again.shift() ?? null;
    const nominationId = position.candidateIds[next % position.candidateIds.length] ?? '';
    const bytes = voteFor(voter, campus.electionId, position.id, nominationId);
    next += 1;
    return { entry: entryOf(position.id, voter.id), nominationId, bytes };
  }

  /** Somebody whose connection the server did not end meanwhile. */
  function takeIdle(): Caller | undefined {
    for (let caller = idle.pop(); caller !== undefined; caller = idle.pop()) {
      if (caller.connection.isOpen()) return caller;
      all.delete(caller);
    }
    return undefined;
  }

  function open(): Caller {
    const caller = { connection: connect(port), ballot: null };
    all.add(caller);
    return caller;
  }

  function settle(ballot: Ballot, since: number, status: number, answer: string): void {
    const times = stretch.answered.get(status) ?? [];
    times.push(performance.now() - since);
    stretch.answered.set(status, times);
    const { entry, nominationId } = ballot;
    if (status === 200) {
      refused.delete(entry);
      acknowledge(receipts, entry, nominationId, /"code":"([^"]+)"/.exec(answer)?.[1] ?? '');
      return;
    }
    if (status === 503) {
      if (!/\r\nretry-after: /i.test(answer)) countWrong(receipts, 'a 503 without Retry-After');
      if (answer.includes('"overloaded"') && !answer.includes('outcome-unknown'))
        refused.add(entry);
    } else if (status !== 0) countWrong(receipts, `a good vote was answered ${status}`);
    again.push(ballot);
  }

  async function settled(caller: Caller, ballot: Ballot): Promise<void> {
    const since = performance.now();
    // A connection that ends without an answer has status 0.
    const answer = await caller.connection.send(ballot.bytes).catch(() => null);
    const text = answer?.text() ?? '';
    caller.ballot = null;
    settle(ballot, since, answer?.status ?? 0, text);
    if (answer !== null && !/\r\nconnection: close/i.test(text)) return onFree(caller);
    caller.connection.close();
    all.delete(caller);
  }

  function send(caller: Caller): boolean {
    const ballot = takeBallot();
    if (ballot === null) return false;
    // What is under way is not known to be refused any more.
    refused.delete(ballot.entry);
    caller.ballot = ballot;
    stretch.sent += 1;
    void settled(caller, ballot);
    return true;
  }

  const begin = () => {
    stretch = { seconds: 0, sent: 0, answered: new Map(), unsent: 0 };
    return performance.now();
  };
  const finish = async (began: number): Promise<Stretch> => {
    stretch.seconds = (performance.now() - began) / 1000;
    const done = stretch;
    begin();
    onFree = (caller) => idle.push(caller);
    const busy = () => [...all].some(({ ballot }) => ballot !== null);
    for (let waited = 0; busy() && waited < 30_000; waited += 20) await wait(20);
    return done;
  };

  return {
    receipts,
    refused,
    async keepBusy(callers, seconds) {
      const began = begin();
      onFree = (caller) => void (send(caller) || idle.push(caller));
      for (let count = 0; count < callers; count += 1) onFree(takeIdle() ?? open());
      await wait(seconds * 1000);
      return finish(began);
    },
    async pour(perSecond, seconds) {
      const began = begin();
      onFree = (caller) => idle.push(caller);
      let due = 0;
      for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
        const wanted = Math.floor(passed * perSecond);
        for (; due < wanted; due += 1) {
          const caller = takeIdle() ?? (all.size < mostCallers ? open() : undefined);
          if (caller === undefined || !send(caller)) stretch.unsent += 1;
        }
        await wait(1);
      }
      return finish(began);
    },
    close() {
      for (const { connection } of all) connection.close();
    },
  };
}
