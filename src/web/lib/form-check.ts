import type { FieldErrors, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import { notify } from '#web/ui/notify.ts';
import { CallError } from './call-error.ts';

/** Makes a checker of core (one sentence for each wrong field) the resolver of a form. */
export function checkedBy<Form extends FieldValues>(
  check: (form: Form) => Partial<Record<keyof Form, string>>,
): Resolver<Form> {
  return (values) => {
    const wrong = Object.entries(check(values));
    if (wrong.length === 0) {
      notify.takeBack();
      return { values, errors: {} };
    }
    return {
      values: {},
      errors: Object.fromEntries(
        wrong.map(([field, message]) => [field, { type: 'check', message }]),
      ) as FieldErrors<Form>,
    };
  };
}

/** Says the first sentence as a toast too; the others stand beside their fields. */
export function notifyFirst<Form extends FieldValues>(errors: FieldErrors<Form>): void {
  const first = Object.values(errors).find((one) => typeof one?.message === 'string');
  if (typeof first?.message === 'string') notify.refused(first.message);
}

/** Puts the server's sentence for each field beside that field. */
export function showFieldErrors<Form extends FieldValues>(
  problem: unknown,
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): void {
  if (!(problem instanceof CallError)) return;
  for (const field of fields) {
    const message = problem.fields[field];
    if (message !== undefined) setError(field, { type: 'server', message });
  }
}
