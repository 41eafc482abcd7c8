import { createTestDatabase } from '#tests/support/database.ts';
import { firstAdmin, keepProcess } from '#tests/support/server-process.ts';

/** An answer as a client sees it. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a client looks into JSON it does not own
  body: any;
}

/** Somebody who makes calls, signed in or not; whoever signs in keeps the session. */
export interface Client {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
  /** Sends a file as the form of section 7 does. */
  upload(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): Promise<Answer>;
}

/** Somebody with an account, signed in; `user` is what the log-in or the registration answered. */
export interface Person extends Client {
  user: Answer['body'];
}

export type Role = 'student' | 'faculty' | 'council' | 'admin';

/** A campus that has just begun: a server of its own with an empty database and its first admin. */
export interface Campus {
  visitor(): Client;
  admin: Person;
  /** Registers, is approved where the role needs it, and logs in. */
  person(role: Role): Promise<Person>;
  /** Asks this server for an address, as anybody can. */
  ask(address: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** A picture of one red point, as PNG. */
export const picture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
    'base64',
  ),
);

/** The password of everybody in these tests. */
export const password = 'a lamp by the sea';

let people = 0;

/** What a registration sends (section 3, Payloads); nobody has this address or number yet. */
export function newcomer(role: Role): Record<string, string> {
  people += 1;
  const number = `0177CS24${String(people).padStart(4, '0')}`;
  const hasNumber = role === 'student' || role === 'council';
  return {
    name: 'Asha Rao',
    email: `person${people}@campus.example`,
    ...(hasNumber && { enrollmentNumber: number }),
    password,
    role,
  };
}

export async function openCampus(settings: Record<string, string> = {}): Promise<Campus> {
  const database = await createTestDatabase();
  // All these people come from one network.
  const server = keepProcess(database, { ARRIVALS_PER_MINUTE: '6000', ...settings });
  const url = await server.until(/ready at (\S+)/);
  const visitor = () => clientOf(url);
  const admin = await logIn(visitor(), {
    role: 'admin',
    email: firstAdmin.ADMIN_EMAIL,
    password: firstAdmin.ADMIN_PASSWORD,
  });
  const person = async (role: Role): Promise<Person> => {
    const given = newcomer(role);
    const client = visitor();
    if (role === 'student') {
      return { ...client, user: made(await client.post('/user/register-student', given)).user };
    }
    const { user } = made(await client.post('/user/register', given));
    made(await admin.post(`/user/verify/${user._id}`));
    return logIn(client, { role, email: given['email'], password });
  };
  const ask = (address: string, init?: RequestInit) => fetch(new URL(address, url), init);
  const close = async () => {
    await server.kill();
    await database.drop();
  };
  return { visitor, admin, person, ask, close };
}

async function logIn(client: Client, credentials: unknown): Promise<Person> {
  return { ...client, user: made(await client.post('/user/login', credentials)).user };
}

/** What an answer holds; a refusal is an error. */
export function made({ status, body }: Answer): Answer['body'] {
  if (status !== 200 && status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

function clientOf(url: string): Client {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...init.headers, ...(cookie !== '' && { cookie }) };
    const response = await fetch(`${url}/api${path}`, { ...init, method, headers });
    for (const set of response.headers.getSetCookie()) keep(cookies, set);
    return { status: response.status, body: await response.json() };
  };
  const json = (body: unknown): RequestInit =>
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, json(body)),
    put: (path, body) => send('PUT', path, json(body)),
    delete: (path, body) => send('DELETE', path, json(body)),
    upload: (bytes, name, type) => {
      const form = new FormData();
      form.append('file', new Blob([bytes], { type }), name);
      return send('POST', '/upload', { body: form });
    },
  };
}

/** Keeps a cookie as a browser does: one without a value is gone. */
function keep(cookies: Map<string, string>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
