import { Button } from '#web/ui/button.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { dashboardWords } from '#web/words/dashboard.ts';
import { words } from '#web/words/words.ts';

interface ApproveAdminDialogProps {
  user: { name: string; email: string };
  isOpen: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before somebody becomes an admin, and names what that gives them. Focus starts on Cancel. */
export function ApproveAdminDialog(props: ApproveAdminDialogProps) {
  const { user, isOpen, onKeep, onConfirm } = props;
  const text = dashboardWords.users;
  return (
    <ModalFrame
      isOpen={isOpen}
      title={text.adminTitle(user.name)}
      lede={<bdi>{user.email}</bdi>}
      hasCross={false}
      onAskToClose={onKeep}
    >
      <div className="powers">
        <p>{text.adminPowersLead}</p>
        <ul>
          {text.adminPowers.map((power) => (
            <li key={power}>{power}</li>
          ))}
        </ul>
        <p>{text.adminNever}</p>
      </div>
      <div className="dialog-acts">
        <Button data-first-focus kind="outline" onClick={onKeep}>
          {words.dialog.cancel}
        </Button>
        <Button onClick={onConfirm}>{text.approveAdmin}</Button>
      </div>
    </ModalFrame>
  );
}
