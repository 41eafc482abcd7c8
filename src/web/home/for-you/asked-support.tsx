import { HeartHandshake } from 'lucide-react';
import { formatEventDate, formatTime } from '#core/campus/dates.ts';
import type { Reply } from '#web/app/call.ts';
import { useCall } from '#web/app/use-call.ts';
import { ActButton } from '#web/kit/act-button.tsx';
import { supporterMessages } from '#texts/en/supporters.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { row } from '#texts/formats.ts';

/** Something on Home that the viewer is asked, with its answers. */
export const AskedItem = ({ icon: Icon, title, line, children }: AskedItemProps) => (
  <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
    <Icon className="mt-0.5 flex-none text-brand-ink" size={20} strokeWidth={1.75} aria-hidden />
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p>
        <b className="block font-semibold">{title}</b>
        <span className="block text-ui text-ink-2">{line}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">{children}</div>
    </div>
  </li>
);

const text = supporterMessages.home;

type Support = Reply<'listMySupport'>[number];

/** A candidate who asks the viewer to propose or second them, or whom the viewer supports. */
export function AskedSupport({ support, timeZone }: { support: Support; timeZone: string }) {
  const { _id: id, nominee, position, election, kind, answer, until } = support;
  const circle = support.oneOfElection === true ? 'election' : 'position';
  const send = useCall('answerSupport');
  if (kind === null) return null;
  const { name } = nominee;
  const when = row([formatEventDate(until, timeZone), formatTime(until, timeZone)]);
  const say = (said: 'yes' | 'no') => () =>
    send.mutateAsync({ params: { id }, body: { answer: said, kind } });
  const act = (label: string, said: 'yes' | 'no', look: 'primary' | 'outline') => (
    <ActButton
      kind={look}
      aria-label={text.answerOf(label, name)}
      act={say(said)}
      failed={text.failed}
    >
      {label}
    </ActButton>
  );
  const [title, line] =
    answer === 'yes'
      ? [text.supports(name, kind, position), text.until(election.name, when)]
      : [text.asked(name, kind, position), text.askedUntil(election.name, when, circle)];
  return (
    <AskedItem icon={HeartHandshake} title={title} line={line}>
      {answer === 'yes' ? (
        act(text.takeBack, 'no', 'outline')
      ) : (
        <>
          {act(text.confirm, 'yes', 'primary')}
          {act(text.decline, 'no', 'outline')}
        </>
      )}
    </AskedItem>
  );
}

interface AskedItemProps {
  icon: LucideIcon;
  title: string;
  line: string;
  /** The buttons of the answer. */
  children: ReactNode;
}
