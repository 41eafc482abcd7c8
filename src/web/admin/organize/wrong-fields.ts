import { CallError } from '#web/app/call-error.ts';
import { fieldOf } from './organize-draft.ts';
import type { OrganizeFields } from './organize-draft.ts';

/** The server's sentences by our fields; the first one where several go to the same field. */
export function wrongFields(refusal: unknown): Map<keyof OrganizeFields, string> {
  const wrong = new Map<keyof OrganizeFields, string>();
  if (!(refusal instanceof CallError)) return wrong;
  for (const [path, sentence] of Object.entries(refusal.fields)) {
    const field = fieldOf(path);
    if (field !== null && !wrong.has(field)) wrong.set(field, sentence);
  }
  return wrong;
}
