import { useSyncExternalStore } from 'react';
import type { User } from '#contract/accounts.ts';
import { roles } from '#core/accounts/role.ts';
import { storedText } from './stored-text.ts';

/** What the browser keeps of the signed-in person: for showing, never for deciding. */
export type StoredUser = Omit<User, 'verified'>;

const key = 'user';
const copy = storedText(key);
let read: { text: string | null; user: StoredUser | null } = { text: null, user: null };

function parse(text: string | null): StoredUser | null {
  const stored = new Map<string, unknown>(Object.entries(jsonOf(text)));
  const textOf = (name: string) => {
    const value = stored.get(name);
    return typeof value === 'string' ? value : '';
  };
  const role = roles.find((one) => one === textOf('role'));
  if (textOf('_id') === '' || role === undefined) return null;
  return {
    _id: textOf('_id'),
    name: textOf('name'),
    email: textOf('email'),
    role,
    profileImg: textOf('profileImg'),
    enrollmentNumber: textOf('enrollmentNumber') || null,
  };
}

// By hand, not by a schema: every page reads it, and no other part of most pages needs zod.
function jsonOf(text: string | null): object {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** The stored copy, as it is at this moment. */
export function readStoredUser(): StoredUser | null {
  const text = copy.read();
  if (text !== read.text) read = { text, user: parse(text) };
  return read.user;
}

/** Writes the copy, or removes it. */
export function storeUser(user: User | null): void {
  if (user === null) return copy.write(null);
  const { _id, name, email, role, profileImg, enrollmentNumber } = user;
  const stored: StoredUser = { _id, name, email, role, profileImg, enrollmentNumber };
  copy.write(JSON.stringify(stored));
}

/** Listens for copies that another tab wrote or removed; returns a function that stops it. */
export function onStoredElsewhere(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key: everything was removed at once.
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** The stored copy; null while the server renders. */
export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(copy.subscribe, readStoredUser, () => null);
}
