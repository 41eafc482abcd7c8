import { EmailChoiceList } from '#web/account/email-choice-list.tsx';
import { useEmailChoices, useSaveEmailChoices } from '#web/account/email-choice-queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { emailChoiceMessages } from '#web/messages/en/email-choices.ts';

/** Which optional e-mails the signed-in person gets. */
export function EmailChoicesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={emailChoiceMessages.title}
      lede={emailChoiceMessages.lede}
    >
      <div className={dialogBody}>
        <OwnChoices />
      </div>
    </Dialog>
  );
}

function OwnChoices() {
  const save = useSaveEmailChoices();
  return (
    <Loaded
      query={useEmailChoices()}
      failed={emailChoiceMessages.unreadable}
      level={3}
      waiting={
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      }
    >
      {({ choices }) => (
        <EmailChoiceList
          choices={choices}
          isPending={save.isPending}
          onSave={(chosen) => save.mutateAsync({ body: { choices: chosen } })}
        />
      )}
    </Loaded>
  );
}
