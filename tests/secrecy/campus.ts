// A campus that votes, only by the calls that browsers make.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName, Reply } from '#contract/api.ts';
import { admin } from './place.ts';

/** Somebody who is signed in. */
export interface Person {
  id: string;
  cookie: string;
  /** The address that they come from. */
  from: string;
  email: string;
  enrollmentNumber: string;
}

export interface Candidate {
  nominationId: string;
  nomineeId: string;
}

export interface Election {
  id: string;
  positionId: string;
  candidates: Candidate[];
  standings: string;
  endsAt: number;
}

interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  person?: Person;
  body?: unknown;
  key?: string;
}

/**
 * Makes a call and answers its body; whatever is not a 2xx is an error of the test. Whoever is asked to
 * come again does.
 */
export async function call<N extends CallName>(
  given: Call,
): Promise<{ body: Reply<N>; cookie: string }> {
  const { url, path, person, body, key, method = 'POST' } = given;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': person?.from ?? `10.9.${randomInt(250)}.${randomInt(250)}`,
      ...(person === undefined ? {} : { cookie: person.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status === 503) {
    await wait(1_000 * Number(answer.headers.get('retry-after') ?? 1));
    return call(given);
  }
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { body: JSON.parse(text) as Reply<N>, cookie };
}

export async function signInAdmin(url: string): Promise<Person> {
  const body = { role: 'admin', ...admin };
  const answer = await call<'logIn'>({ url, path: '/user/login', body });
  const { _id: id } = answer.body.user;
  return { id, cookie: answer.cookie, from: '10.0.0.1', email: admin.email, enrollmentNumber: '' };
}

/** Registers students a few at a time, since each password costs a core for a while. */
export async function registerStudents(url: string, count: number): Promise<Person[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const people: Person[] = [];
  const registerNext = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const digits = String(number).padStart(4, '0');
      const [email, enrollmentNumber] = [`student${digits}@campus.example`, `0177CS26${digits}`];
      const from = `10.${1 + (number >> 8)}.${number & 255}.7`;
      const body = {
        role: 'student',
        name: `Student ${digits}`,
        email,
        enrollmentNumber,
        password: `a kettle on hill ${digits}`,
      };
      const stranger = { id: '', cookie: '', from, email, enrollmentNumber };
      const answer = await call<'registerStudent'>({
        url,
        path: '/user/register-student',
        body,
        person: stranger,
      });
      people.push({ ...stranger, id: answer.body.user._id, cookie: answer.cookie });
    }
  };
  await Promise.all(Array.from({ length: 4 }, registerNext));
  return people;
}

/** Creates an election that is open, with these people as its accepted candidates. */
export async function openElection(
  url: string,
  given: { officer: Person; nominees: readonly Person[]; standings: string; endsAt: number },
): Promise<Election> {
  const { officer, nominees, standings, endsAt } = given;
  const { body } = await call<'createElection'>({
    url,
    path: '/election/create',
    person: officer,
    body: {
      name: `Election ${randomUUID().slice(0, 8)}`,
      description: 'Who shall it be?',
      // Candidates of hidden counts are fixed once it is open.
      startDate: new Date(endsAt - 1_000).toISOString(),
      endDate: new Date(endsAt).toISOString(),
      standings,
      positions: ['President'],
    },
  });
  const { _id: id, positions } = body.election;
  const positionId = positions[0]?._id ?? '';
  const candidates: Candidate[] = [];
  for (const person of nominees) {
    const nominated = await call<'createNomination'>({
      url,
      path: '/nomination/create',
      person,
      body: { electionId: id, position: positionId, userId: person.id },
    });
    const nominationId = nominated.body.nomination._id;
    await call<'acceptNomination'>({
      url,
      path: `/nomination/accept/${nominationId}`,
      person: officer,
    });
    candidates.push({ nominationId, nomineeId: person.id });
  }
  await call<'editElection'>({
    url,
    path: `/election/edit/${id}`,
    method: 'PUT',
    person: officer,
    body: { startDate: new Date(Date.now() - 60_000).toISOString(), reason: 'Everybody is here' },
  });
  return { id, positionId, candidates, standings, endsAt };
}

/** Casts one vote. */
export async function castVote(
  url: string,
  { id: electionId, positionId }: Election,
  voter: Person,
  candidateId: string,
): Promise<void> {
  const body = { userId: voter.id, electionId, position: positionId, candidateId };
  await call<'castVote'>({ url, path: '/vote/add', person: voter, body, key: randomUUID() });
}

/** Casts the votes at random moments of so many milliseconds. */
export async function castWithin(
  milliseconds: number,
  votes: readonly (() => Promise<void>)[],
): Promise<void> {
  await Promise.all(
    votes.map(async (cast) => {
      await wait(randomInt(milliseconds));
      await cast();
    }),
  );
}
