import { useEffect } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { notify } from '#web/ui/notify.ts';
import { messages } from '#web/messages/en/site.ts';
import { winnerOf } from './winner-of.ts';

const flag = 'winnerLettersRequested';

/** Marks this browser session; false if it was marked before or cannot be marked. */
function markSession(): boolean {
  try {
    if (sessionStorage.getItem(flag) !== null) return false;
    sessionStorage.setItem(flag, 'true');
    return true;
  } catch {
    return false;
  }
}

/** The winners who should get an e-mail, as far as addresses are shown here. */
function winnersOf(results: readonly ElectionResults[]): string[] {
  const positions = results.flatMap((election) => election.results);
  return positions.map((position) => winnerOf(position)?.student.email ?? '').filter(Boolean);
}

/**
 * Requests the e-mails to the winners, once per browser session; the server sends each once, whoever
 * asks. Only officers see a failure, because a visitor can do nothing about it.
 */
export function useWinnerEmails(results: readonly ElectionResults[] | undefined): void {
  const { viewer, isConfirmed } = useViewer();
  const isSignedIn = viewer !== null && isConfirmed;
  const hears = viewer !== null && isOfficer(viewer.role);
  useEffect(() => {
    if (!isSignedIn || results === undefined) return;
    const winners = winnersOf(results);
    if (winners.length === 0 || !markSession()) return;
    void (async () => {
      for (const email of winners) {
        try {
          await call('sendEmail', { body: { email } });
        } catch (problem) {
          // The others are still requested: this session does not try again.
          if (problem instanceof CallError && problem.status === 401) return;
          if (hears) notify.error(sentenceOf(problem, messages.fixed.emailFailed), { id: flag });
        }
      }
    })();
  }, [isSignedIn, hears, results]);
}
