import { useEffect } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { CallError, sentenceOf } from '#web/app/call-error.ts';
import { call } from '#web/app/call.ts';
import { useViewer } from '#web/app/session.ts';
import { notify } from '#web/ui/notify.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';
import { winnerOf } from './winner-of.ts';

const flag = 'winnerLettersRequested';

/** Marks this browser session; false when it was marked before, or cannot be. */
function markSession(): boolean {
  try {
    if (sessionStorage.getItem(flag) !== null) return false;
    sessionStorage.setItem(flag, 'true');
    return true;
  } catch {
    return false;
  }
}

/** Addressee and words of each e-mail, as far as addresses are shown here. */
function emailsFor(results: readonly ElectionResults[]) {
  return results.flatMap(({ name, results: positions }) =>
    positions.flatMap((position) => {
      const winner = winnerOf(position);
      const email = winner?.student.email ?? null;
      if (winner === null || email === null) return [];
      const subject = electionsMessages.letter.subject(position.position, name);
      const body = electionsMessages.letter.body(winner.student.name, position.position, name);
      return [{ email, subject, body }];
    }),
  );
}

/**
 * Asks for the e-mails to the winners, once per browser session (spec 4); the server sends each
 * once, whoever asks. Only officers hear of a failure: a visitor can do nothing about it.
 */
export function useWinnerEmails(results: readonly ElectionResults[] | undefined): void {
  const { viewer, isConfirmed } = useViewer();
  const isSignedIn = viewer !== null && isConfirmed;
  const hears = viewer !== null && isOfficer(viewer.role);
  useEffect(() => {
    if (!isSignedIn || results === undefined) return;
    const letters = emailsFor(results);
    if (letters.length === 0 || !markSession()) return;
    void (async () => {
      for (const letter of letters) {
        try {
          await call('sendEmail', { body: letter });
        } catch (problem) {
          // The others are asked for all the same: there is no second time in this session.
          if (problem instanceof CallError && problem.status === 401) return;
          if (hears) notify.error(sentenceOf(problem, messages.fixed.emailFailed), { id: flag });
        }
      }
    })();
  }, [isSignedIn, hears, results]);
}
