import { EmailChoiceList } from '#web/account/email-choice-list.tsx';
import { useEmailChoices, useSaveEmailChoices } from '#web/account/email-choice-queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { ErrorBlock } from '#web/ui/error-block.tsx';
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
  const { data, isError, refetch } = useEmailChoices();
  const save = useSaveEmailChoices();
  if (data !== undefined) {
    return (
      <EmailChoiceList
        choices={data.choices}
        isPending={save.isPending}
        onSave={(choices) => save.mutateAsync({ body: { choices } })}
      />
    );
  }
  return isError ? (
    <ErrorBlock title={emailChoiceMessages.unreadable} onRetry={() => refetch()} level={3} />
  ) : (
    <SkeletonGroup>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
