import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';

interface ApproveAdminDialogProps {
  user: { name: string; email: string };
  isOpen: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before somebody becomes an admin, and names what that gives them. Focus starts on Cancel. */
export function ApproveAdminDialog(props: ApproveAdminDialogProps) {
  const { user, isOpen, onKeep, onConfirm } = props;
  const text = dashboardMessages.users;
  return (
    <ModalFrame
      isOpen={isOpen}
      title={text.adminTitle(user.name)}
      lede={<bdi>{user.email}</bdi>}
      hasCross={false}
      onAskToClose={onKeep}
    >
      <div className="mt-4.5 grid gap-2 leading-[1.5]">
        <p>{text.adminPowersLead}</p>
        <ul className="list-disc ps-[1.25em]">
          {text.adminPowers.map((power) => (
            <li key={power}>{power}</li>
          ))}
        </ul>
        <p>{text.adminNever}</p>
      </div>
      <DialogActs>
        <Button data-first-focus kind="outline" onClick={onKeep}>
          {messages.dialog.cancel}
        </Button>
        <Button onClick={() => onConfirm()}>{text.approveAdmin}</Button>
      </DialogActs>
    </ModalFrame>
  );
}
