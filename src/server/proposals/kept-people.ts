import type { Db } from '../platform/db/client.ts';

/** Somebody whom a proposal is about: an account, or a candidate, who may have none. */
export interface NamedPerson {
  id: string;
  name: string;
  email: string | null;
  isCandidate?: boolean;
}

/** What stands in a proposal that waits in place of somebody's name or address: who it is, and which of them. */
interface KeptPerson {
  person: string;
  isCandidate: boolean;
  says: 'name' | 'email' | 'both';
}

/** A name with its address, as officers read it. */
export const nameWithAddress = ({ name, email }: Omit<NamedPerson, 'id'>): string =>
  `${name} (${email ?? ''})`;

/** What readers see where the account is gone. */
const gone = '–';

/**
 * A part of a proposal as it is kept: a text that is the name or the address of one of these people is their
 * account's id, so that what waits holds nobody's name, and shows how people are called when it is read.
 */
export function withoutNames(part: unknown, people: readonly NamedPerson[]): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutNames(one, people));
  if (typeof part === 'string') return keptPerson(part, people) ?? part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, withoutNames(one, people)]),
  );
}

function keptPerson(text: string, people: readonly NamedPerson[]): KeptPerson | null {
  if (text === '') return null;
  for (const person of people) {
    const { id, name, email, isCandidate = false } = person;
    const kept = { person: id, isCandidate };
    if (text === nameWithAddress(person)) return { ...kept, says: 'both' };
    if (text === name) return { ...kept, says: 'name' };
    if (text.toLowerCase() === email?.toLowerCase()) return { ...kept, says: 'email' };
  }
  return null;
}

/** Rows of proposals with the names and addresses that their people have now. */
export async function withNames<Row extends object>(db: Db, rows: readonly Row[]): Promise<Row[]> {
  const kept = keptIn(rows);
  const people = [...(await listAccounts(db, kept)), ...(await listCandidates(db, kept))];
  const byId = new Map(people.map((person) => [person.id, person]));
  return rows.map((row) => named(row, byId) as Row);
}

const isKept = (part: object): part is KeptPerson => 'person' in part && 'says' in part;

function keptIn(part: unknown): KeptPerson[] {
  if (typeof part !== 'object' || part === null || part instanceof Date) return [];
  return isKept(part) ? [part] : Object.values(part).flatMap(keptIn);
}

const idsOf = (kept: readonly KeptPerson[], are: 'accounts' | 'candidates') =>
  kept.filter((one) => one.isCandidate === (are === 'candidates')).map(({ person }) => person);

async function listAccounts(db: Db, kept: readonly KeptPerson[]): Promise<NamedPerson[]> {
  const ids = idsOf(kept, 'accounts');
  if (ids.length === 0) return [];
  return db.selectFrom('accounts').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
}

async function listCandidates(db: Db, kept: readonly KeptPerson[]): Promise<NamedPerson[]> {
  const ids = idsOf(kept, 'candidates');
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('nominations')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...row, email: null }));
}

function named(part: unknown, people: ReadonlyMap<string, NamedPerson>): unknown {
  if (Array.isArray(part)) return part.map((one) => named(one, people));
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  if (!isKept(part)) {
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, named(one, people)]));
  }
  const person = people.get(part.person);
  if (person === undefined) return gone;
  if (part.says === 'both') return nameWithAddress(person);
  return part.says === 'name' ? person.name : (person.email ?? '');
}
