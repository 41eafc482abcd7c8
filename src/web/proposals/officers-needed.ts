import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#web/app/session.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { twoOfficersMessages } from '#texts/en/two-officers.ts';
import { proposalsQuery } from './queries.ts';

// Only this folder asks how many officers an act needs: a screen takes an act, a form or a part of it.

/** By how many officers an act is done now: 2, 1 where nobody else is left, null without the rule. */
export function useOfficersNeeded(access: 'officers' | 'admin' = 'officers'): 1 | 2 | null {
  const { viewer } = useViewer();
  const enabled = viewer !== null && isOfficer(viewer.role);
  return useQuery({ ...proposalsQuery, enabled }).data?.needed[access] ?? null;
}

/** What a button says that proposes where two officers are needed. */
export const proposed = (needed: 1 | 2 | null, label: string, asks?: string): string =>
  needed === 2 ? (asks ?? twoOfficersMessages.propose(label)) : label;

/** What somebody reads before they do or propose it; nothing without the rule. */
export const noteOf = (needed: 1 | 2 | null): string | null =>
  needed === null ? null : needed === 2 ? twoOfficersMessages.note : twoOfficersMessages.noteAlone;
