import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Message } from './message.ts';

const known = new Map<string, CompiledMessage>();

/** A message taken apart, once. */
export function compiled(message: Message): CompiledMessage {
  if (typeof message !== 'string' || !message.includes('{')) return message;
  const found = known.get(message) ?? compile(message);
  known.set(message, found);
  return found;
}
