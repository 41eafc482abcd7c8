import { useEffect } from 'react';
import { isOfficer } from '#core/accounts/role.ts';
import { congratulationNote, congratulationSubject } from '#core/elections/congratulation.ts';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { sentenceOf } from '#web/kit/call-error.ts';
import type { BodyOfCall } from '#web/app/call.ts';
import { call } from '#web/app/call.ts';
import { useResults } from '#web/elections/queries.ts';
import { isSessionEnd } from '#web/kit/refusal.ts';
import { useViewer } from '#web/app/session.ts';
import { notify } from '#web/kit/notify.ts';
import { whenIdle } from '#web/kit/when-idle.ts';
import { messages } from '#texts/en/site.ts';
import { electedOf } from './winner-of.ts';

const flag = 'winnerEmailsRequested';

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

/** One e-mail for each seat that was won, as far as addresses are shown here (spec 3, 4). */
function emailsTo(results: readonly ElectionResults[]): BodyOfCall<'sendEmail'>[] {
  return results.flatMap(({ name, results: positions }) =>
    positions.flatMap((result) =>
      electedOf(result).flatMap(({ student }) => {
        if (!student.email) return [];
        const won = { winner: student.name, position: result.position, election: name };
        const [subject, body] = [congratulationSubject(won), congratulationNote(won)];
        return [{ email: student.email, subject, body }];
      }),
    ),
  );
}

/**
 * For a page that shows results: requests the e-mails to the winners, one for each position, once per browser session, when the
 * page has nothing else to do; the server writes its own text and sends each once, whoever asks. Only officers see a failure,
 * because a visitor can do nothing about it.
 */
export function useWinnerEmails(): void {
  const { data: results } = useResults();
  const { viewer, isConfirmed } = useViewer();
  const isSignedIn = viewer !== null && isConfirmed;
  const hears = viewer !== null && isOfficer(viewer.role);
  useEffect(() => {
    if (!isSignedIn || results === undefined) return;
    const emails = emailsTo(results);
    if (emails.length === 0) return;
    return whenIdle(() => {
      if (markSession()) void request(emails, hears);
    });
  }, [isSignedIn, hears, results]);
}

const atOnce = 2;

/** So many at once, however many positions there are. The end of the log-in ends it. */
async function request(emails: readonly BodyOfCall<'sendEmail'>[], hears: boolean): Promise<void> {
  const waiting = [...emails];
  const requestNext = async () => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      try {
        await call('sendEmail', { body });
      } catch (problem) {
        // The others are still requested: this session does not try again.
        if (isSessionEnd(problem)) waiting.length = 0;
        else if (hears) {
          notify.error(sentenceOf(problem, messages.fixed.emailFailed), { id: flag });
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, requestNext));
}
