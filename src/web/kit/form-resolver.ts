import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { wrongText } from '#texts/wrong-text.ts';
import { notify } from './notify.ts';

/** The resolver of a form with this schema; a valid form removes the toast of its last refusal. */
export function resolverOf<Input extends FieldValues, Output>(
  schema: ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = standardSchemaResolver<Input, unknown, Output>(schema);
  return async (...given) => {
    const result = await resolve(...given);
    if (Object.keys(result.errors).length === 0) notify.takeBack();
    return result;
  };
}

/** Says the sentence of the first wrong field of the screen as a toast too; the others stand beside theirs. */
export function notifyFirst<Form extends FieldValues>(errors: FieldErrors<Form>): void {
  const [first] = Object.values(errors)
    .filter((one) => typeof one?.message === 'string')
    .toSorted((a, b) => orderOf(Object(a).ref, Object(b).ref));
  if (typeof first?.message !== 'string') return;
  notify.takeBack();
  notify.refused(wrongText(first.message));
}

/** How two fields follow each other on the screen, as far as both are elements of it. */
function orderOf(one: unknown, other: unknown): number {
  if (!(one instanceof Node) || !(other instanceof Node)) return 0;
  const follows = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows > 0 ? -1 : 1;
}
