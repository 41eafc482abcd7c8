import type { Finding } from '#contract/system.ts';

type Subject = Finding['subject'];

export const ok = (subject: Subject, says: string): Finding => ({
  subject,
  state: 'ok',
  says,
  advice: null,
});

export const warning = (subject: Subject, says: string, advice: string): Finding => ({
  subject,
  state: 'warning',
  says,
  advice,
});

export const problem = (subject: Subject, says: string, advice: string): Finding => ({
  subject,
  state: 'problem',
  says,
  advice,
});

/** Where another line says what helps. */
export const seeDisk = 'See the line of the disk.';

/** The gravest state of all findings. */
export function worstOf(findings: readonly Finding[]): Finding['state'] {
  if (findings.some(({ state }) => state === 'problem')) return 'problem';
  return findings.some(({ state }) => state === 'warning') ? 'warning' : 'ok';
}
