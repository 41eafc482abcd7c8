import { DatabaseError } from 'pg';

/** The unique index that a statement would have broken, by its name; null for any other error. */
export function duplicateIn(error: unknown): string | null {
  const isDuplicate = error instanceof DatabaseError && error.code === '23505';
  return isDuplicate ? (error.constraint ?? '') : null;
}
