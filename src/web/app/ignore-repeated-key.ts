import type { KeyboardEvent } from 'react';

/** A key that is held down counts as one press. */
export function ignoreRepeatedKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
