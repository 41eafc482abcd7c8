import type { Finding } from '#contract/system.ts';

type Subject = Finding['subject'];
/** A sentence, written in the language of whoever reads it. */
type Words = () => string;

/** What was found of one part of the system; several people may read it, each in their own language. */
export interface Found {
  subject: Subject;
  state: Finding['state'];
  says: Words;
  advice: Words | null;
}

export const ok = (subject: Subject, says: Words, advice: Words | null = null): Found => ({
  subject,
  state: 'ok',
  says,
  advice,
});

export const warning = (subject: Subject, says: Words, advice: Words): Found => ({
  subject,
  state: 'warning',
  says,
  advice,
});

export const problem = (subject: Subject, says: Words, advice: Words): Found => ({
  subject,
  state: 'problem',
  says,
  advice,
});

/** The same in words, in the language of the moment. */
export const findingOf = ({ says, advice, ...found }: Found): Finding => ({
  ...found,
  says: says(),
  advice: advice?.() ?? null,
});

/** Several sentences, one after the other. */
export const together =
  (...sentences: readonly Words[]): Words =>
  () =>
    sentences.map((one) => one()).join(' ');

/** What somebody else said, as a sentence. */
export const quoted =
  (text: string): Words =>
  () =>
    /[.!?]$/.test(text) ? text : `${text}.`;

/** The gravest state of all findings. */
export function worstOf(findings: readonly Found[]): Finding['state'] {
  if (findings.some(({ state }) => state === 'problem')) return 'problem';
  return findings.some(({ state }) => state === 'warning') ? 'warning' : 'ok';
}
