import { useQuery } from '@tanstack/react-query';
import type { OfficerContact } from '#contract/contact.ts';
import { awaitsAnswer } from '#core/contact/contact-request.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { contactsQuery } from '#web/contact/officer-queries.ts';

/** True where an answer to the message is due. */
export const isAnswerDue = ({ resolved, dueAt, answers }: OfficerContact): boolean =>
  awaitsAnswer({ resolved, dueAt, isAnswered: answers.length > 0 });

/** When the answers to grievances were due that nobody has answered in time. */
export function useOverdue(): string[] {
  const { data = [] } = useQuery(contactsQuery);
  const due = data.flatMap((one) => (one.dueAt !== null && isAnswerDue(one) ? one.dueAt : []));
  const count = useServerTime((now) => due.filter((at) => Date.parse(at) <= now).length);
  return due.toSorted().slice(0, count);
}
