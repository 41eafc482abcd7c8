import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';

// Apart from saved-draft.ts, so that a page which only asks for a draft does not load zod.

/** A field of a draft: what is stored, or the second argument where that does not fit. */
export const draftField = z.catch;

/** A text, empty until somebody types. */
export const draftText = draftField(z.string(), '');

/** A field that is not there until somebody changes it. */
export const changedField = <Field extends ZodMiniType>(field: Field) =>
  draftField(z.optional(field), undefined);

/** A draft as its device keeps it; `isUnreadable` where another release wrote what nobody here can convert. */
export type Versioned<Draft> = Draft & { version?: number; isUnreadable?: boolean };

/**
 * A draft that is read whole or not at all: one of this version, or one that was written before drafts had
 * one, which `former` converts. What is stored has a `version` beside its fields.
 */
export const versionedDraft = <Draft extends object>(
  version: number,
  fields: ZodMiniType<Draft>,
  { empty, former }: { empty: Draft; former: (stored: Record<string, unknown>) => object },
): ZodMiniType<Versioned<Draft>> =>
  z.transform((stored: object): Versioned<Draft> => {
    if (Object.keys(stored).length === 0) return empty;
    const { version: its, ...draft } = stored as Record<string, unknown>;
    const isKnown = its === undefined || its === version;
    const { data } = fields.safeParse(its === undefined ? former(draft) : draft);
    return isKnown && data !== undefined ? { ...data, version } : { ...empty, isUnreadable: true };
  });
