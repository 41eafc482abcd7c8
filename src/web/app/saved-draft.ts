import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { readArrival } from '#web/paths.ts';
import { useLocation } from './location.ts';

/** Where a draft is stored: for this tab, or on this device until it is sent. */
type Place = 'tab' | 'device';

export interface SavedDraft<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Empties the form as well. */
  clear: () => void;
  /** Stores it no longer, once it was sent; what is on the screen stays until the screen goes. */
  forget: () => void;
  isEmpty: boolean;
  /** False where the browser stores nothing. */
  isSaved: boolean;
}

/**
 * What was filled in a form and neither sent nor discarded: a reload or a log-in in between loses
 * nothing. Each field of the schema says what it is when nothing that fits is stored (draft-fields.ts):
 * another version, or somebody's hand, may have written the draft.
 */
export function useSavedDraft<Draft extends object>(
  key: string,
  schema: ZodMiniType<Draft>,
  place: Place = 'tab',
): SavedDraft<Present<Draft>> {
  const [draft, setDraft] = useState(() => read(key, schema, place));
  const [isSaved, setSaved] = useState(true);
  // An upload ends later than it began: it changes what stands there then.
  const latest = useRef(draft);
  const save = useCallback(
    (next: Present<Draft>) => {
      latest.current = next;
      setDraft(next);
      setSaved(write(key, isEmpty(next, schema) ? null : next, place));
    },
    [key, schema, place],
  );
  const change = useCallback(
    (part: Partial<Present<Draft>>) => save({ ...latest.current, ...part }),
    [save],
  );
  return {
    draft,
    change,
    clear: () => save(parse(schema, '{}')),
    forget: () => forgetDraft(key, place),
    isEmpty: isEmpty(draft, schema),
    isSaved,
  };
}

function isEmpty<Draft extends object>(draft: Present<Draft>, schema: ZodMiniType<Draft>): boolean {
  return JSON.stringify(draft) === JSON.stringify(parse(schema, '{}'));
}

/** Saves what is typed into a form; values that the page filled in itself are nobody's draft. */
export function useSaveTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: (values: Values) => void,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Nameless are the values that the page filled in.
        callback: ({ name, values }) => {
          if (name !== undefined) save(values);
        },
      }),
    [form, save],
  );
}

/** Discards a draft whose form is not on the screen any more. */
export function forgetDraft(key: string, place: Place = 'tab'): void {
  write(key, null, place);
}

/** True for whoever comes back from a log-in to a form that they had begun. */
export function useIsBackAtDraft(key: string): boolean {
  const { state } = useLocation();
  return readArrival(state).cameFrom === 'login' && stored(key, 'tab') !== null;
}

/** A field that may be missing is not there at all, rather than undefined. */
type Present<Draft> = { [Field in keyof Draft]: Exclude<Draft[Field], undefined> };

/** What the schema makes of a stored text. */
function parse<Draft extends object>(schema: ZodMiniType<Draft>, text: string): Present<Draft> {
  const { data = schema.parse({}) } = schema.safeParse(jsonOf(text));
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Present<Draft>;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read<Draft extends object>(key: string, schema: ZodMiniType<Draft>, place: Place) {
  return parse(schema, stored(key, place) ?? '{}');
}

const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage);

function stored(key: string, place: Place): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Answers whether the browser stores anything at all. */
function write(key: string, draft: object | null, place: Place): boolean {
  try {
    if (draft === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
