import { EmailChoiceList } from '#web/emails/email-choice-list.tsx';
import { useEmailChoices, useSaveEmailChoices } from '#web/emails/email-choice-queries.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { dialogBody } from '#web/kit/dialog-parts.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { emailChoiceMessages } from '#texts/en/email-choices.ts';

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
          onSave={(choice) => save.mutateAsync({ body: { choices: [choice] } })}
        />
      )}
    </Loaded>
  );
}
