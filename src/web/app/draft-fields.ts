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
