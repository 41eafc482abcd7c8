import { UserPlus } from 'lucide-react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { forYouMessages } from '#texts/en/for-you.ts';
import { AskedItem } from './asked-item.tsx';

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
    <AskedItem
      icon={UserPlus}
      title={stands ? text.stands(position) : text.asked(position)}
      line={line}
    >
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
    </AskedItem>
  );
}
