import { NoticeList } from '#web/account/notice-list.tsx';
import { Link } from '#web/app/link.tsx';
import { noticesMessages } from '#web/messages/en/account-notices.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody, DialogActs } from '#web/ui/dialog-parts.tsx';

interface NoticesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Closes the profile below as well. */
  onLeave: () => void;
  onChangePassword: () => void;
}

/** What happened with the account of the signed-in person, and what to do if it was not them. */
export function NoticesDialog({ isOpen, onClose, onLeave, onChangePassword }: NoticesDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={noticesMessages.title}
      lede={noticesMessages.lede}
    >
      <div className={dialogBody}>
        <NoticeList onLeave={onLeave} />
        <DialogActs>
          <Link to={paths.contact} className={buttonClass({ kind: 'outline' })} onClick={onLeave}>
            {noticesMessages.writeToCouncil}
          </Link>
          <Button onClick={onChangePassword}>{noticesMessages.changePassword}</Button>
        </DialogActs>
      </div>
    </Dialog>
  );
}
