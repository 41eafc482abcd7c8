/**
 * What stands on a ballot without being a person, by the names that it has unless officers write another one.
 * They are ours, so each reader has them in their own language.
 */
export const usualNames = {
  yes: 'Yes',
  no: 'No',
  nota: 'NOTA',
  reopen: 'Re-open nominations',
} as const;
export type UsualName = keyof typeof usualNames;

/** Which of them an entry has; null for a person, and for a name that somebody wrote. */
export function usualNameOf(kind: string | undefined, name: string): UsualName | null {
  // The answers to a question have no others.
  if (kind === 'yes' || kind === 'no') return kind;
  if (kind !== 'nobody') return null;
  if (name === usualNames.nota) return 'nota';
  return name === usualNames.reopen ? 'reopen' : null;
}
