import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import type { ConfirmProps } from '../queue/queue-parts.ts';
import type { Proposal } from './proposals.ts';

const text = dashboardMessages.members;

/** A rejected proposal is gone: it is asked for first. */
export function RejectConfirmDialog({ items, ...answer }: ConfirmProps<Proposal>) {
  const [first] = items;
  const isOne = items.length === 1 && first !== undefined;
  return (
    <ConfirmDialog
      {...answer}
      title={
        isOne
          ? text.rejectTitle(first.student.name, first.position)
          : text.rejectManyTitle(items.length)
      }
      text={isOne ? text.rejectText : text.rejectManyText(items.map(({ student }) => student.name))}
      confirmLabel={text.reject}
    />
  );
}
