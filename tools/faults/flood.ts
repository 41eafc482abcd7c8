// Votes at a rate that does not ask whether the server can follow (an open loop), over bare sockets,
// so that the sender needs less of the machine than the server does.
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Campus } from './campus.ts';
import type { Ledger } from './ledger.ts';
import { countWrong, entryOf, openLedger } from './ledger.ts';

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
  ledger: Ledger;
  /** Entries that were refused last, and must not be counted. */
  refused: Set<string>;
  /** Keeps so many requests under way. */
  keepBusy(callers: number, seconds: number): Promise<Stretch>;
  /** Sends so many per second, whatever comes back. */
  pour(perSecond: number, seconds: number): Promise<Stretch>;
  close(): void;
}

interface Caller {
  socket: net.Socket;
  ballot: Ballot | null;
  since: number;
  text: string;
}

const mostCallers = 3_000;

export function openFlood(campus: Campus, port: number): Flood {
  const ledger = openLedger();
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
    const body = JSON.stringify({
      userId: voter.id,
      electionId: campus.electionId,
      position: position.id,
      candidateId: nominationId,
    });
    const address = `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;
    next += 1;
    const bytes = [
      'POST /api/vote/add HTTP/1.1',
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${body.length}`,
      `cookie: hustings=${voter.token}`,
      `idempotency-key: ${randomUUID()}`,
      `x-forwarded-for: ${address}`,
      '',
      body,
    ].join('\r\n');
    return { entry: entryOf(position.id, voter.id), nominationId, bytes };
  }

  function open(): Caller {
    const caller: Caller = {
      socket: net.connect(port, '127.0.0.1'),
      ballot: null,
      since: 0,
      text: '',
    };
    all.add(caller);
    caller.socket.setNoDelay(true);
    caller.socket.on('data', (bytes) => hear(caller, bytes.toString('latin1')));
    caller.socket.on('error', () => {});
    caller.socket.on('close', () => {
      all.delete(caller);
      const place = idle.indexOf(caller);
      if (place >= 0) idle.splice(place, 1);
      if (caller.ballot !== null) settle(caller, 0, '');
    });
    return caller;
  }

  function hear(caller: Caller, text: string): void {
    caller.text += text;
    const end = caller.text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(caller.text.slice(0, end))?.[1] ?? 0);
    if (caller.text.length < end + 4 + length) return;
    const answer = caller.text;
    caller.text = '';
    settle(caller, Number(answer.slice(9, 12)), answer);
    if (/\r\nconnection: close/i.test(answer.slice(0, end))) caller.socket.destroy();
    else onFree(caller);
  }

  function settle(caller: Caller, status: number, answer: string): void {
    const { ballot } = caller;
    caller.ballot = null;
    if (ballot === null) return;
    const times = stretch.answered.get(status) ?? [];
    times.push(performance.now() - caller.since);
    stretch.answered.set(status, times);
    const { entry, nominationId } = ballot;
    if (status === 200) {
      refused.delete(entry);
      ledger.acknowledged.set(entry, /"code":"([^"]+)"/.exec(answer)?.[1] ?? '');
      ledger.expected.set(nominationId, (ledger.expected.get(nominationId) ?? 0) + 1);
      return;
    }
    if (status === 503) {
      if (!/\r\nretry-after: /i.test(answer)) countWrong(ledger, 'a 503 without Retry-After');
      if (answer.includes('"overloaded"') && !answer.includes('outcome-unknown'))
        refused.add(entry);
    } else if (status !== 0) countWrong(ledger, `a good vote was answered ${status}`);
    again.push(ballot);
  }

  function send(caller: Caller): boolean {
    const ballot = takeBallot();
    if (ballot === null) return false;
    // What is under way is not known to be refused any more.
    refused.delete(ballot.entry);
    caller.ballot = ballot;
    caller.since = performance.now();
    caller.socket.write(ballot.bytes);
    stretch.sent += 1;
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
    ledger,
    refused,
    async keepBusy(callers, seconds) {
      const began = begin();
      onFree = (caller) => void (send(caller) || idle.push(caller));
      for (let count = 0; count < callers; count += 1) onFree(idle.pop() ?? open());
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
          const caller = idle.pop() ?? (all.size < mostCallers ? open() : undefined);
          if (caller === undefined || !send(caller)) stretch.unsent += 1;
        }
        await wait(1);
      }
      return finish(began);
    },
    close() {
      for (const { socket } of all) socket.destroy();
    },
  };
}
