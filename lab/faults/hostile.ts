// Nonsense of every kind to every call, while others vote: nothing may answer 5xx but 503.
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '#contract/api.ts';
import type { Experiment, Finding } from './experiment.ts';
import { startLoad } from './load.ts';
import { oddBodies, oddRequests, oddValues } from './nonsense.ts';
import { startServer } from '#tests/support/restarting-server.ts';
import type { Fixture } from './fixture.ts';
import { judgeAt } from './fixture.ts';

/** The status of what comes back first; 0 when the connection was only closed. */
function sendBytes(port: number, bytes: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0));
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n\r\n')) done();
    });
    socket.on('error', done);
    socket.on('close', done);
    // Some wait for more, and so do we not.
    socket.setTimeout(1_500, done);
    socket.write(bytes);
  });
}

// They would end the sessions with which the others are asked.
const spared = new Set(['/user/logout', '/user/log-out-everywhere', '/user/change-password']);

/** A body with the fields of many calls, of which some are odd. */
function oddBody(chance: () => number, known: Record<string, unknown>): string {
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T;
  if (chance() < 0.2) return pick(oddBodies);
  const fields = Object.keys(known);
  const body: Record<string, unknown> = {};
  for (const field of fields) if (chance() < 0.8) body[field] = known[field];
  for (let count = 0; count < 3; count += 1) body[pick(fields)] = pick(oddValues);
  return JSON.stringify(body);
}

async function talkNonsense(fixture: Fixture): Promise<Finding> {
  const dataDir = fixture.copyData();
  const server = startServer({ port: await fixture.port(), dataDir });
  const { campus, chance } = fixture;
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let sent = 0;
  const ask = async (what: string, bytes: string) => {
    const status = await sendBytes(server.port, bytes);
    sent += 1;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 503) faults.push(`${what} was answered ${status}`);
  };
  try {
    await server.untilReady();
    const load = startLoad(campus, { ports: [server.port], workers: 4 });
    await load.untilAcknowledged();
    for (const bytes of oddRequests)
      await ask(`a request ${JSON.stringify(bytes.slice(0, 60))}`, bytes);
    const [position] = campus.positions;
    const [voter] = campus.voters;
    const known = {
      userId: voter?.id,
      electionId: campus.electionId,
      position: position?.id,
      candidateId: position?.candidateIds[0],
      name: 'Asha',
      email: 'asha@campus.example',
      role: 'student',
      enrollmentNumber: '0177CS230001',
      password: 'a long enough one',
      title: 'A title',
      description: 'Words',
      date: '2030-01-01T10:00:00Z',
      type: 'social',
      imageUrl: '',
      category: 'query',
      message: 'Hello',
      startDate: '2030-01-01T10:00:00Z',
      endDate: '2030-01-02T10:00:00Z',
      positions: ['President'],
      electorate: { kind: 'everyone' },
      profileImg: '',
      subject: 'A',
      body: 'B',
      token: 'x',
      confirm: 'x',
      universityName: 'U',
      timeZone: 'Asia/Kolkata',
    };
    const calls = Object.values(api).filter(({ path }) => !spared.has(path));
    const rounds = fixture.times(40);
    for (let round = 0; round < rounds; round += 1) {
      const tokens = [campus.admin.token, campus.voters[round + 9]?.token ?? ''];
      await Promise.all(
        calls.map((call, index) => {
          const body = oddBody(chance, known);
          const ids = [
            '%00',
            'x',
            '%ff',
            campus.electionId,
            '00000000-0000-0000-0000-000000000000',
          ];
          // Only the real election's id could do harm, where it is deleted.
          const isDelete = call.method === 'DELETE';
          const id = ids[Math.floor(chance() * ids.length)] ?? '';
          const target = call.path.replace(
            /:\w+/g,
            isDelete && id === campus.electionId ? 'x' : id,
          );
          const head = [
            `${call.method} /api${target} HTTP/1.1`,
            'host: a',
            'content-type: application/json',
            `cookie: hustings=${tokens[(index + round) % 2]}`,
            `x-forwarded-for: 10.9.${round & 255}.${index & 255}`,
            `idempotency-key: ${'k'.repeat(Math.floor(chance() * 300))}`,
            `content-length: ${Buffer.byteLength(body)}`,
          ];
          return ask(`${call.method} ${call.path}`, `${head.join('\r\n')}\r\n\r\n${body}`);
        }),
      );
    }
    await wait(100);
    await load.stop();
    // The nonsense may have voted itself, for real people: only what was acknowledged is compared.
    const judgement = await judgeAt(dataDir, campus, load.receipts, { isSettled: false });
    const wrongs = [...judgement.wrongs, ...new Set(faults), ...server.failures()];
    if (server.restarts() > 0) wrongs.push('the server ended');
    const note = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status || 'closed'} × ${times}`);
    return {
      ...judgement,
      wrongs,
      fault: 'malformed, huge and wicked requests to every call',
      times: sent,
      recovery: [],
      note: note.join(', '),
    };
  } finally {
    await server.stop('by force');
  }
}

export const hostile: Experiment = {
  name: 'hostile',
  run: async (fixture) => [await talkNonsense(fixture)],
};
