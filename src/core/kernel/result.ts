/** The outcome of a rule: a value, or the reason why not. Rules return it; they never throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success carrying its value. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** A refusal carrying its reason. */
export function refuse<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
