/** One entity, with the fields that the specification names. */
export type Entry = Record<string, unknown>;

export interface Answer {
  status: number;
  json: unknown;
}

/** All that this back end knows. */
export interface Books {
  users: Entry[];
  events: Entry[];
  members: Entry[];
  contacts: Entry[];
  elections: Entry[];
  nominations: Entry[];
  votes: Entry[];
  emails: Entry[];
}

let ids = 0;

/** An id that nothing else has, of the form that many databases give. */
export function newId(): string {
  ids += 1;
  return `6a${String(ids).padStart(22, '0')}`;
}

/** The password of everybody whom `person` makes. */
export const password = 'a kite above the lake';

let people = 0;

/** Somebody who may log in; nobody else has their name's first letter as that of their address. */
export function person(role: 'student' | 'faculty' | 'council' | 'admin', name: string): Entry {
  people += 1;
  const enrollmentNumber = role === 'student' ? `0177LT23${String(people).padStart(4, '0')}` : null;
  const email = `x${people}.${role}@letter.example`;
  const account = { _id: newId(), name, email, role, profileImg: '', enrollmentNumber };
  return { ...account, password, isVerified: true };
}

const day = 24 * 60 * 60_000;
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A campus on its first evening: an admin, and nothing else. */
export function emptyBooks(): Books {
  return {
    users: [],
    events: [],
    members: [],
    contacts: [],
    elections: [],
    nominations: [],
    votes: [],
    emails: [],
  };
}
