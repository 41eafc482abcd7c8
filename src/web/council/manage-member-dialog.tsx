import { useState } from 'react';
import type { Member } from '#contract/council.ts';
import { sentenceOf } from '#web/app/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogBody } from '#web/ui/dialog-parts.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { councilMessages } from '#web/messages/en/council.ts';
import { messages } from '#web/messages/en/site.ts';
import { PositionOptions } from './position-options.tsx';
import { useMoveMember, useRemoveMember } from './queries.ts';

const text = councilMessages;

interface ManageMemberDialogProps {
  member: Member;
  /** Whether it is an entry of a former council, which nobody moves. */
  isFormer: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** What officers do about a member: another position, or none. */
export function ManageMemberDialog(props: ManageMemberDialogProps) {
  const { member, isFormer, isOpen, onClose } = props;
  const { name } = member.student;
  const move = useMoveMember();
  const remove = useRemoveMember();
  const [position, setPosition] = useState(member.position);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();

  const act = async (work: Promise<{ message: string }>, failed: string) => {
    setError(undefined);
    try {
      notify.success((await work).message);
      setAsking(false);
      onClose();
    } catch (problem) {
      const sentence = sentenceOf(problem, failed);
      notify.refused(sentence);
      setError(sentence);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      lede={member.position}
      isPending={move.isPending}
      over={
        <ConfirmDialog
          isOpen={isOpen && isAsking}
          title={text.removeAsk(name, member.position)}
          text={isFormer ? text.removeFormerText : text.removeText}
          confirmLabel={isFormer ? text.removeFormer : text.remove}
          keepLabel={messages.dialog.cancel}
          error={isAsking ? error : undefined}
          isPending={remove.isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => act(remove.mutateAsync(member._id), text.removeFailed)}
        />
      }
    >
      {!isFormer && (
        <form
          className={dialogBody}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void act(move.mutateAsync({ id: member._id, position }), text.moveFailed);
          }}
        >
          <Field label={text.position} hint={text.moveText} error={isAsking ? undefined : error}>
            {(control) => (
              <Select
                {...control}
                value={position}
                onChange={(event) => setPosition(event.target.value)}
              >
                <PositionOptions />
              </Select>
            )}
          </Field>
          <Button
            type="submit"
            size="large"
            disabled={position === member.position}
            isPending={move.isPending}
          >
            {text.move}
          </Button>
        </form>
      )}
      <div className="mt-5 border-t border-line pt-3">
        <Button
          kind="danger"
          className="-ms-3.5"
          onClick={() => {
            setError(undefined);
            setAsking(true);
          }}
        >
          {isFormer ? text.removeFormer : text.remove}
        </Button>
      </div>
    </Dialog>
  );
}
