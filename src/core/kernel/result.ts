/** The outcome of a rule: a value, or the reason of a refusal. Rules return it and never throw. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success with its value. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** A refusal with its reason. */
export function refuse<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
