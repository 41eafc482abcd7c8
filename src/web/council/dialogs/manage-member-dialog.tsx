import { z } from 'zod/mini';
import type { Member } from '#contract/council.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { ConfirmedAct } from '#web/kit/confirmed-act.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { SelectField } from '#web/kit/select.tsx';
import { councilMessages } from '#texts/en/council.ts';
import { PositionOptions } from '../position-options.tsx';
import { postText } from '#texts/post-text.ts';

const text = councilMessages;

interface ManageMemberDialogProps {
  member: Member;
  /** Whether it is an entry of a former council, which nobody moves. */
  isFormer: boolean;
  isOpen: boolean;
  onClose: () => void;
}

const Place = z.object({ position: z.string() } satisfies FormFields<'moveMember'>);

/** What officers do about a member: another position, or none. */
export function ManageMemberDialog(props: ManageMemberDialogProps) {
  const { member, isFormer, isOpen, onClose } = props;
  const { name } = member.student;
  const position = postText(member.position);
  const remove = useCall('deleteMember');
  const params = { id: member._id };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} lede={position}>
      {!isFormer && <MoveForm member={member} onDone={onClose} />}
      <div className="mt-5 border-t border-line pt-3">
        <ConfirmedAct
          kind="danger"
          className="-ms-3.5"
          title={text.removeAsk(name, position)}
          text={isFormer ? text.removeFormerText : text.removeText}
          act={() => remove.mutateAsync({ params })}
          failed={text.removeFailed}
          onDone={onClose}
        >
          {isFormer ? text.removeFormer : text.remove}
        </ConfirmedAct>
      </div>
    </Dialog>
  );
}

function MoveForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const move = useCall('moveMember');
  const form = useCallForm(Place, { position: member.position });
  return (
    <CallForm
      form={form}
      send={(body) => move.mutateAsync({ params: { id: member._id }, body })}
      failed={text.moveFailed}
      submit={text.move}
      isDisabled={!form.formState.isDirty}
      onDone={onDone}
    >
      <SelectField name="position" label={text.position} hint={text.moveText}>
        <PositionOptions />
      </SelectField>
    </CallForm>
  );
}
