import type { KeyboardEvent } from 'react';

/** A key that is held down presses once. */
export function ignoreRepeatedKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
