// People of the campus and their calls over HTTP; whoever is logged out by then logs in anew.
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';

export type Call = keyof typeof routes;

export type Role = 'student' | 'council' | 'admin';

/** Somebody with an account. */
export interface Human {
  id: string;
  name: string;
  email: string;
  role: Role;
  number: string | null;
  cookie: string;
  /** What else their browser keeps, by name: that it was here before. */
  marks: Record<string, string>;
  address: string;
}

export interface Reply {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- reads JSON that it does not own
  body: any;
  text: string;
}

export interface Asks {
  params?: { id: string };
  query?: Record<string, string>;
  body?: object;
}

/** One password for all: nobody guesses here. */
export const password = 'seven lamps by the sea';

/** Where the calls go; the port stays over the year. */
export interface Line {
  port: number;
}

let addresses = 0;
/** Everybody comes from an address of their own, as the proxy says. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function newHuman(given: Pick<Human, 'name' | 'email' | 'role' | 'number'>): Human {
  return { ...given, id: '', cookie: '', marks: {}, address: nextAddress() };
}

/** Makes a call; answers whatever came, and status 0 where nothing did. */
export async function ask(
  { port }: Line,
  who: Human | null,
  call: Call,
  { params, query, body }: Asks = {},
): Promise<Reply> {
  const { method, path } = routes[call];
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const url = `http://127.0.0.1:${port}/api${path.replace(':id', params?.id ?? '')}${search}`;
  const sends = method !== 'GET';
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'x-forwarded-for': who?.address ?? nextAddress(),
        ...(who === null ? {} : { cookie: cookiesOf(who) }),
        ...(sends ? { 'content-type': 'application/json' } : {}),
        ...(call === 'castBallot' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(sends ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    if (who !== null) for (const one of response.headers.getSetCookie()) keepCookie(who, one);
    const text = await response.text();
    return { status: response.status, body: readJson(text), text };
  } catch (error) {
    return { status: 0, body: String(error), text: '' };
  }
}

function keepCookie(who: Human, header: string): void {
  const [pair = ''] = header.split(';');
  const [name = ''] = pair.split('=');
  if (name === 'hustings') who.cookie = pair;
  else who.marks[name] = pair;
}

const cookiesOf = ({ cookie, marks }: Human): string =>
  [cookie, ...Object.values(marks)].filter((one) => one !== '').join('; ');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const logIn = (line: Line, who: Human): Promise<Reply> =>
  who.role === 'student'
    ? ask(line, who, 'logInStudent', {
        body: { role: 'student', enrollmentNumber: who.number, password },
      })
    : ask(line, who, 'logIn', { body: { role: who.role, email: who.email, password } });

/** Does it again where the server is busy for a moment, as its answer says. */
export async function patiently(act: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const reply = await act();
    const isBusy = reply.body?.reason === 'overloaded' || reply.body?.reason === 'many-at-once';
    if (!isBusy || tries === 12) return reply;
    await wait(1_000 + Math.random() * 2_000);
  }
}

/** The same as somebody who is logged in: where the session is over, they log in first. */
export async function askAs(line: Line, who: Human, call: Call, asks?: Asks): Promise<Reply> {
  if (who.cookie !== '') {
    const first = await patiently(() => ask(line, who, call, asks));
    if (first.status !== 401) return first;
  }
  const reply = await patiently(() => logIn(line, who));
  if (reply.status !== 200) return reply;
  return patiently(() => ask(line, who, call, asks));
}

/** A call that has to be answered so; throws otherwise. */
export async function must(answer: Promise<Reply>, ...statuses: number[]): Promise<Reply['body']> {
  const { status, body } = await answer;
  const fine = statuses.length === 0 ? [200, 201] : statuses;
  if (fine.includes(status)) return body;
  throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 800)}`);
}

/** Does it for each of them, several at a time. */
export async function forEachOf<T>(
  list: readonly T[],
  work: (one: T, index: number) => Promise<unknown>,
  atOnce = 12,
): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < list.length) {
      const index = next;
      next += 1;
      await work(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

const branches = ['CS', 'EC', 'ME', 'CE'];
const years = ['22', '23', '24', '25'];
const inClass = 125;

/** The enrollment numbers of the campus, as the university lists them: 16 classes of 125. */
export const allNumbers = (): string[] =>
  branches.flatMap((branch) =>
    years.flatMap((year) =>
      Array.from({ length: inClass }, (_, at) => `0177${branch}${year}${1001 + at}`),
    ),
  );

/** All of them, who make an account. */
export const newStudents = (): Human[] =>
  allNumbers().map((number, at) => {
    const name = `${given[at % given.length]} ${family[(at * 3) % family.length]} ${number.slice(4)}`;
    const email = `${number.toLowerCase()}@campus.example`;
    return newHuman({ name, email, role: 'student', number });
  });

const given = ['Asha', 'Bilal', 'Chitra', 'Dev', 'Esha', 'Farid', 'Gita', 'Hari', 'Imran', 'Jaya'];
const family = ['Rao', 'Khan', 'Pillai', 'Das', 'Iyer', 'Singh', 'Bose'];

/** Those of one class. */
export const classOf = (students: readonly Human[], branch: string, year: string): Human[] =>
  students.filter(({ number }) => number?.startsWith(`0177${branch}${year}`));
