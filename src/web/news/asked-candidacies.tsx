import { UserPlus } from 'lucide-react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/ui/act-button.tsx';
import { forYouMessages } from '#web/messages/en/for-you.ts';

const text = forYouMessages;
type Question = Reply<'listMyQuestions'>[number];

/** Whether somebody stands whom officers entered: yes or no, once. */
export function AskedCandidacy({ question, timeZone }: { question: Question; timeZone: string }) {
  const { _id: id, position, election, opensAt, stands } = question;
  const [openLine, untilLine] = stands
    ? [text.standsOpen, text.standsUntil]
    : [text.askedOpen, text.askedUntil];
  const send = useCall('answerEntered');
  const answer = (said: 'yes' | 'no') => () =>
    send.mutateAsync({ params: { id }, body: { answer: said } });
  const line =
    opensAt === null
      ? openLine(election.name)
      : untilLine(
          election.name,
          `${formatEventDate(opensAt, timeZone)}, ${formatTime(opensAt, timeZone)}`,
        );
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
      <UserPlus
        className="mt-0.5 flex-none text-brand-ink"
        size={20}
        strokeWidth={1.75}
        aria-hidden
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>
          <b className="block font-semibold">
            {stands ? text.stands(position) : text.asked(position)}
          </b>
          <span className="block text-ui text-ink-2">{line}</span>
        </p>
        <div className="mt-2 flex flex-wrap gap-2.5">
          <ActButton
            aria-label={text.answerOf(text.yes, position)}
            act={answer('yes')}
            failed={text.answerFailed}
          >
            {text.yes}
          </ActButton>
          <ActButton
            kind="outline"
            aria-label={text.answerOf(text.no, position)}
            act={answer('no')}
            failed={text.answerFailed}
          >
            {text.no}
          </ActButton>
        </div>
      </div>
    </li>
  );
}
