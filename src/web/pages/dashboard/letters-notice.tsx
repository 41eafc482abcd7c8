import { FileText, MailWarning } from 'lucide-react';
import { useResendLetter } from '#web/features/campus/desk-queries.ts';
import { sentenceOf } from '#web/lib/call-error.ts';
import type { Reply } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { WhenShown } from './when-shown.tsx';

type Letters = Reply<'readLetters'>;

/** What the desk must know of letters: that none are sent, and which wait for its decision. */
export function LettersNotice({ letters }: { letters: Letters | undefined }) {
  if (letters === undefined) return null;
  return (
    <>
      {letters.stuck.length > 0 && <StuckLetters stuck={letters.stuck} />}
      {letters.delivery === 'files' && (
        <div className="notice dashboard-notice">
          <FileText size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <p className="notice-title">{dashboardMessages.letters.filesTitle}</p>
            <p>
              {dashboardMessages.letters.filesText}{' '}
              <bdi className="mono notice-folder">{letters.folder}</bdi>
            </p>
          </div>
        </div>
      )}
    </>
  );
}

function StuckLetters({ stuck }: { stuck: Letters['stuck'] }) {
  const text = dashboardMessages.letters;
  const resend = useResendLetter();
  const sendAgain = async (id: string) => {
    try {
      const { message } = await resend.mutateAsync(id);
      notify.success(message);
    } catch (problem) {
      notify.error(sentenceOf(problem, text.failed));
    }
  };
  return (
    <section className="notice notice-warning dashboard-notice" aria-labelledby="stuck-letters">
      <MailWarning size={20} strokeWidth={1.75} aria-hidden />
      <div className="stuck">
        <h2 className="notice-title" id="stuck-letters">
          {text.stuckTitle(stuck.length)}
        </h2>
        <p>{text.stuckText}</p>
        <ul>
          {stuck.map((letter) => (
            <li key={letter._id}>
              <div>
                <p className="stuck-subject">
                  <bdi>{letter.subject}</bdi>
                </p>
                <p className="meta">
                  <bdi>{text.to(letter.to)}</bdi>
                  {' · '}
                  <WhenShown at={letter.createdAt} />
                  {letter.problem !== '' && ` · ${letter.problem}`}
                </p>
              </div>
              <Button
                kind="outline"
                size="small"
                aria-label={text.sendAgainOne(letter.subject, letter.to)}
                onClick={() => sendAgain(letter._id)}
              >
                {text.sendAgain}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
