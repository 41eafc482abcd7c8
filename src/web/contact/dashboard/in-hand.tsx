import type { OfficerContact } from '#contract/contact.ts';
import { contactStatus } from '#core/contact/contact-request.ts';
import { useViewer } from '#web/app/session.ts';
import { isAnswerDue } from '#web/dashboard/waiting/use-overdue.ts';
import { DueAnswer } from '../due-answer.tsx';
import { useHandContact } from '../officer-queries.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { ActButton } from '#web/kit/act-button.tsx';

const text = dashboardMessages.contacts;

/** Of a grievance in progress: until when it is to be answered, and who has it in hand. */
export function InHand({ contact }: { contact: OfficerContact }) {
  const { _id: id, name, category, resolved, dueAt, owner } = contact;
  const { viewer } = useViewer();
  const take = useHandContact('takeContact');
  const giveBack = useHandContact('giveBackContact');
  if (category !== 'grievances' || contactStatus(resolved) !== 'in-progress') return null;
  const call = { params: { id } };
  const who =
    owner !== null && (owner._id === viewer?._id ? text.inYourHand : text.inHandOf(owner.name));
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ui"
      data-in-hand
    >
      <p className="min-w-0 flex-[1_1_12em] wrap-anywhere">
        {dueAt !== null && isAnswerDue(contact) && (
          <>
            <DueAnswer dueAt={dueAt} words={text} />{' '}
          </>
        )}
        {who === false ? text.inNoHand : who}
      </p>
      {/* One button that changes its word: the focus stays on it. */}
      <ActButton
        kind="outline"
        size="small"
        aria-label={owner === null ? text.takeOne(name) : text.giveBackOne(name)}
        act={() => (owner === null ? take : giveBack).mutateAsync(call)}
        failed={owner === null ? text.takeFailed : text.giveBackFailed}
      >
        {owner === null ? text.take : text.giveBack}
      </ActButton>
    </div>
  );
}
