import { useState } from 'react';
import { readArrival } from '#web/paths.ts';
import { readKept } from './read-kept.ts';
import { useLocation } from './router.tsx';

type Texts = Readonly<Record<string, string>>;

/** What was chosen in a form of this tab and neither sent nor discarded: a log-in loses nothing. */
export function useKeptForm<Form extends Texts>(
  key: string,
  empty: Form,
): [form: Form, change: (part: Partial<Form>) => void] {
  const [form, setForm] = useState(() => read(key, empty));
  const change = (part: Partial<Form>) => {
    const next = { ...form, ...part };
    setForm(next);
    keep(key, Object.values(next).every((text) => text === '') ? null : next);
  };
  return [form, change];
}

export function forgetForm(key: string): void {
  keep(key, null);
}

/** True for whoever comes back from a log-in to a form that they had begun. */
export function useIsBackAtForm(key: string): boolean {
  const { state } = useLocation();
  return readArrival(state).cameFrom === 'login' && stored(key) !== null;
}

function read<Form extends Texts>(key: string, empty: Form): Form {
  const kept = readKept(() => stored(key));
  if (kept === null) return empty;
  const texts = Object.keys(empty).map((name) => [name, kept.textOf(name)]);
  return Object.fromEntries(texts) as Form;
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, form: Texts | null): void {
  try {
    if (form === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(form));
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}
