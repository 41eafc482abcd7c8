import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { livePath } from '#contract/routes.ts';
import { connect } from '../load/connection.ts';
import { memoryOf } from './processes.ts';

export interface WatchPlan {
  port: number;
  serverPid: number;
  watchers: number;
  perSecond: number;
  votes: { request: string; candidateId: string }[];
}

export interface WatchOutcome {
  recorded: number;
  /** MB of the server while all streams are open. */
  serverMemory: number;
  /** Votes that some watcher was never shown. */
  unseen: number;
  seconds: number;
  eventsPerSecond: number;
  /** Milliseconds from answers to events, of every vote and watcher in a sample, sorted. */
  delays: number[];
}

/** An event as it was sent: what it counts, and when each watcher had it. */
interface Sent {
  votes: Record<string, number>;
  arrivals: Float64Array;
}

async function run({
  port,
  serverPid,
  watchers,
  perSecond,
  votes,
}: WatchPlan): Promise<WatchOutcome> {
  const events = new Map<string, Sent>();
  const streams = await openStreams(port, watchers, (text, watcher) => {
    const known = events.get(text);
    const sent = known ?? read(text, watchers);
    if (sent === null) return;
    if (known === undefined) events.set(text, sent);
    sent.arrivals[watcher] = performance.now();
  });
  await wait(1_000);

  const acknowledged = new Map<string, number>();
  const answers: { candidateId: string; place: number; at: number }[] = [];
  const voters = Array.from({ length: 32 }, () => connect(port));
  await Promise.all(voters.map(({ opened }) => opened));
  const began = performance.now();
  let next = 0;
  await Promise.all(
    voters.map(async ({ send }) => {
      while (next < votes.length) {
        const index = next;
        next += 1;
        const vote = votes[index];
        const due = began + (index * 1_000) / perSecond;
        if (due > performance.now()) await wait(due - performance.now());
        if (vote === undefined || (await send(vote.request)).status !== 200) continue;
        // Answers of one candidate's votes may overtake each other; counts do not.
        const place = (acknowledged.get(vote.candidateId) ?? 0) + 1;
        acknowledged.set(vote.candidateId, place);
        answers.push({ candidateId: vote.candidateId, place, at: performance.now() });
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  await wait(2_000);
  const serverMemory = memoryOf(serverPid);
  for (const stream of streams) stream.destroy();
  for (const voter of voters) voter.close();
  const list = [...events.values()];
  return {
    recorded: answers.length,
    serverMemory,
    seconds,
    eventsPerSecond: list.length / seconds,
    ...delaysOf(answers, list, watchers),
  };
}

function delaysOf(
  answers: { candidateId: string; place: number; at: number }[],
  events: Sent[],
  watchers: number,
): Pick<WatchOutcome, 'delays' | 'unseen'> {
  const delays: number[] = [];
  let unseen = 0;
  for (const { candidateId, place, at } of answers) {
    const event = events.find(({ votes }) => (votes[candidateId] ?? 0) >= place);
    // Every tenth watcher, another tenth for each vote: enough for a 99th percentile.
    for (let watcher = place % 10; watcher < watchers; watcher += 10) {
      const arrival = event?.arrivals[watcher] ?? 0;
      if (arrival === 0) unseen += 1;
      // An event may come before the answer to the vote that it counts.
      else delays.push(Math.max(0, arrival - at));
    }
  }
  return { unseen, delays: delays.toSorted((a, b) => a - b) };
}

function read(text: string, watchers: number): Sent | null {
  const line = /^event: standings\ndata: (.*)$/m.exec(text)?.[1];
  if (line === undefined) return null;
  const { votes } = JSON.parse(line) as { votes: Record<string, number> };
  return { votes, arrivals: new Float64Array(watchers) };
}

function openStreams(
  port: number,
  count: number,
  onEvent: (text: string, watcher: number) => void,
): Promise<net.Socket[]> {
  const open = (watcher: number) =>
    new Promise<net.Socket>((resolve, reject) => {
      const socket = net.connect({ port, host: '127.0.0.1' }, () => resolve(socket));
      socket.setEncoding('utf8');
      socket.on('error', reject);
      socket.write(
        `GET /api${livePath} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.9.${watcher >> 8}.${watcher & 255}\r\n\r\n`,
      );
      let pending = '';
      socket.on('data', (text: string) => {
        pending += text;
        for (let end = pending.indexOf('\n\n'); end !== -1; end = pending.indexOf('\n\n')) {
          // A chunk's length may stand before it.
          const from = pending.lastIndexOf('event:', end);
          if (from !== -1) onEvent(pending.slice(from, end), watcher);
          pending = pending.slice(end + 2);
        }
      });
    });
  return openInTurns(count, open);
}

async function openInTurns(
  count: number,
  open: (watcher: number) => Promise<net.Socket>,
): Promise<net.Socket[]> {
  const sockets: net.Socket[] = [];
  while (sockets.length < count) {
    const more = Math.min(100, count - sockets.length);
    const first = sockets.length;
    sockets.push(
      ...(await Promise.all(Array.from({ length: more }, (_, index) => open(first + index)))),
    );
  }
  return sockets;
}

process.once('message', (plan) => {
  void run(plan as WatchPlan).then((outcome) => process.send?.(outcome));
});
