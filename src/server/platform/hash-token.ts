import { hash } from 'node:crypto';

/** What the database keeps of a token: whoever reads it there cannot use it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
