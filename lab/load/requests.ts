import { randomUUID } from 'node:crypto';
import type { Task } from './load-process.ts';
import type { OpenElection, Person } from './campus.ts';

let addresses = 0;

/** Every client has an address of its own, as the proxy in front would say. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function post(
  url: string,
  body: object,
  { token, address = nextAddress() }: { token?: string; address?: string } = {},
): string {
  const text = JSON.stringify(body);
  return [
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    ...(token === undefined ? [] : [`Cookie: hustings=${token}`]),
    `Idempotency-Key: ${randomUUID()}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
}

export function get(url: string, etag?: string): string {
  return [
    `GET ${url} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${nextAddress()}`,
    ...(etag === undefined ? [] : [`If-None-Match: ${etag}`]),
    '',
    '',
  ].join('\r\n');
}

/** A full ballot: a vote for each position, in one request. */
export function ballotOf(voter: Person, election: OpenElection, place: number): Task {
  const votes = election.positions.map((position, index) => ({
    position: position.id,
    candidateId: position.candidateIds[(place + index) % position.candidateIds.length],
  }));
  const body = { userId: voter.id, electionId: election.id, votes };
  return { requests: [post('/api/vote/add-all', body, { token: voter.token })] };
}

/** The same with all candidates of each position ranked, each voter in another order. */
export function rankedBallotOf(voter: Person, election: OpenElection, place: number): Task {
  const votes = election.positions.map(({ id, candidateIds }, index) => {
    const first = (place + index) % candidateIds.length;
    const choices = [...candidateIds.slice(first), ...candidateIds.slice(0, first)];
    return { position: id, choices };
  });
  const body = { userId: voter.id, electionId: election.id, votes };
  return { requests: [post('/api/vote/add-all', body, { token: voter.token })] };
}

/** A vote for one position. */
export function voteOf(voter: Person, election: OpenElection, place: number): Task {
  const position = election.positions[place % election.positions.length];
  const candidateId = position?.candidateIds[place % position.candidateIds.length];
  return { requests: [voteFor(voter, election.id, position?.id ?? '', candidateId ?? '')] };
}

/** The request of a vote for a certain candidate. */
export function voteFor(
  { id: userId, token }: Person,
  electionId: string,
  position: string,
  candidateId: string,
): string {
  return post('/api/vote/add', { userId, electionId, position, candidateId }, { token });
}
