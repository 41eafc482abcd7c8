import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { readHistoryState } from './paths.ts';
import { useLocation } from '#web/kit/location.ts';

/** Where a draft is stored: for this tab, or on this device until it is sent. */
type Place = 'tab' | 'device';

export interface SavedDraft<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Empties the form as well: where it holds what was typed by itself, it begins anew at each of `clears`. */
  clear: () => void;
  /** How often it was cleared. */
  clears: number;
  /** Nothing of it is left, and the form stays as it is. */
  drop: () => void;
  /** Removes it from storage after it was sent; the fields on the screen stay filled. */
  forget: () => void;
  isEmpty: boolean;
  /** False where the browser stores nothing. */
  isSaved: boolean;
}

/**
 * What was typed into a form and neither sent nor discarded; it survives a reload and a log-in. Each
 * field of the schema has a fallback (draft-fields.ts), because another version, or a person, may
 * have written what is stored.
 */
export function useSavedDraft<Draft extends object>(
  key: string,
  schema: ZodMiniType<Draft>,
  place: Place = 'tab',
): SavedDraft<Present<Draft>> {
  const [draft, setDraft] = useState(() => read(key, schema, place));
  const [isSaved, setSaved] = useState(true);
  // An upload that ends later must change the newest draft, not the one it began with.
  const latest = useRef(draft);
  const save = useCallback(
    (next: Present<Draft>) => {
      latest.current = next;
      setDraft(next);
      setSaved(write(key, isEmpty(next, schema) ? null : next, place));
    },
    [key, schema, place],
  );
  const [clears, setClears] = useState(0);
  const drop = useCallback(() => save(parse(schema, '{}')), [save, schema]);
  const change = useCallback(
    (part: Partial<Present<Draft>>) => save({ ...latest.current, ...part }),
    [save],
  );
  return {
    draft,
    change,
    clear: () => {
      drop();
      setClears((count) => count + 1);
    },
    clears,
    drop,
    forget: () => forgetDraft(key, place),
    isEmpty: isEmpty(draft, schema),
    isSaved,
  };
}

function isEmpty<Draft extends object>(draft: Present<Draft>, schema: ZodMiniType<Draft>): boolean {
  return JSON.stringify(draft) === JSON.stringify(parse(schema, '{}'));
}

/** Saves what is typed into a form, but not the values that the page filled in itself. */
export function useSaveTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: (values: Values) => void,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // There is no name when the page itself sets values.
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

/** True when somebody comes back from log-in to a form that they had begun. */
export function useIsBackAtDraft(key: string): boolean {
  const { state } = useLocation();
  return readHistoryState(state).cameFrom === 'login' && stored(key, 'tab') !== null;
}

/** Optional fields are absent rather than undefined. */
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

/** Returns whether the browser could store it. */
function write(key: string, draft: object | null, place: Place): boolean {
  try {
    if (draft === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
