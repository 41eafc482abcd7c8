/** One sentence per wrong field, under the field's name on the wire. Empty when all is well. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** True when no field is wrong. */
export function isClean(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
