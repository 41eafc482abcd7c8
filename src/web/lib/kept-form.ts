import { useLayoutEffect, useState } from 'react';
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

/**
 * The same for a form that changes part of what is saved: the changes, without those that do not
 * fit what is saved any more.
 */
export function useKeptChanges<Saved extends object>(key: string, saved: Saved) {
  const [changes, setChanges] = useState(() => changesOf(key, saved));
  const hasChanged = JSON.stringify({ ...saved, ...changes }) !== JSON.stringify(saved);
  // At once: whoever leaves right after a press finds what they saw.
  useLayoutEffect(() => keep(key, hasChanged ? changes : null), [key, changes, hasChanged]);
  return { changes, setChanges, hasChanged };
}

function changesOf<Saved extends object>(key: string, saved: Saved): Partial<Saved> {
  const kept = readKept(() => stored(key));
  const changes = Object.entries(saved)
    .map(([name, value]) => ({ name, value, changed: kept?.at(name) }))
    .filter(({ value, changed }) => isAlike(value, changed))
    .map(({ name, changed }) => [name, changed]);
  return Object.fromEntries(changes) as Partial<Saved>;
}

/** Of one kind, and with the same names inside. */
function isAlike(one: unknown, two: unknown): boolean {
  if (typeof one !== 'object' || one === null) return typeof one === typeof two;
  if (typeof two !== 'object' || two === null) return false;
  const inTwo = new Map<string, unknown>(Object.entries(two));
  const inOne = Object.entries(one);
  return (
    inOne.length === inTwo.size && inOne.every(([name, value]) => isAlike(value, inTwo.get(name)))
  );
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

function keep(key: string, form: object | null): void {
  try {
    if (form === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(form));
  } catch {
    // A browser that keeps nothing keeps no draft either.
  }
}
