import { addSpeech } from '#core/kernel/speech.ts';
import type { CallName } from '#contract/api.ts';
import { said } from '#server/http/said.ts';
import { pseudoSpeech } from '#texts/pseudo.ts';

addSpeech(pseudoSpeech);

/** Whose sentence is somebody's message, or has numbers in it, which its verb says in the reader's language. */
const others: readonly CallName[] = ['readLinkedMessage', 'readFormerComplaint', 'castBallot'];

/** The sentence of an answer of success, where the pseudo-language has no other one in its place. */
export function englishIn(name: CallName, status: number, body: unknown): string | null {
  // What waits for another officer may say until when, and so by itself.
  if (status >= 400 || status === 202 || others.includes(name)) return null;
  const { message } = Object(said(pseudoSpeech.language as 'hi', body)) as { message?: unknown };
  return typeof message === 'string' && !message.startsWith('⟦') ? message : null;
}
