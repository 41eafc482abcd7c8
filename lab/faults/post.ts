import http from 'node:http';
import type { Person } from '../load/campus.ts';

/** An answer; status 0 where none came. */
export interface Reply {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- looks into JSON that it does not own
  body: any;
  retryAfter: string | undefined;
}

const nothing: Reply = { status: 0, body: null, retryAfter: undefined };

/** A vote as it is sent: for whom, under which key, and from which address, as the proxy says. */
export interface PostedVote {
  voter: Person;
  electionId: string;
  positionId: string;
  candidateId: string;
  key: string;
  address: string;
}

/** Posts a vote on a kept connection. Never throws: without an answer the status is 0. */
export function postVote(
  to: { port: number; agent: http.Agent },
  vote: PostedVote,
): Promise<Reply> {
  const { voter, electionId, positionId, candidateId } = vote;
  const body = JSON.stringify({ userId: voter.id, electionId, position: positionId, candidateId });
  return new Promise((resolve) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: to.port,
        path: '/api/vote/add',
        agent: to.agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          cookie: `hustings=${voter.token}`,
          'idempotency-key': vote.key,
          'x-forwarded-for': vote.address,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(nothing));
        response.on('close', () => {
          if (!response.complete) return resolve(nothing);
          const retryAfter = response.headers['retry-after'];
          const read = readJson(Buffer.concat(chunks).toString());
          return resolve({ status: response.statusCode ?? 0, body: read, retryAfter });
        });
      },
    );
    request.setTimeout(20_000, () => request.destroy());
    request.on('error', () => resolve(nothing));
    request.end(body);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
