import { z } from 'zod/mini';
import { positionLength } from '#core/council/committees.ts';
import { EnrollmentInput, useEnrollmentHint } from '#web/numbers/enrollment-input.tsx';
import { useNumberFormat } from '#web/campus/queries.ts';
import { draftText } from '#web/app/draft-fields.ts';
import { forgetDraft, useSavedDraft, useSaveTyped } from '#web/app/saved-draft.ts';
import { draftKeys } from '#web/app/draft-keys.ts';
import type { FormFields } from '#web/app/form-schema.ts';
import { enrollmentNumber, lineOfText } from '#web/app/form-schema.ts';
import { useViewer } from '#web/app/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { notify } from '#web/kit/notify.ts';
import { SelectField } from '#web/kit/select.tsx';
import { TextField } from '#web/kit/text-field.tsx';
import { numberHint } from '#texts/en/number-format.ts';
import { councilMessages } from '#texts/en/council.ts';
import { messages } from '#texts/en/site.ts';
import { PositionOptions } from '../position-options.tsx';

const text = councilMessages;

const MemberDraft = z.object({
  enrollmentNumber: draftText,
  position: draftText,
});

// There is one sentence for whichever is missing.
const missing = messages.fixed.fillInAllFields;
const Member = z.object({
  enrollmentNumber: enrollmentNumber(missing),
  position: lineOfText(positionLength, missing),
} satisfies FormFields<'createMember'>);

interface AddMemberDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Any signed-in person proposes somebody; an officer approves. */
export function AddMemberDialog({ isOpen, onClose }: AddMemberDialogProps) {
  const close = () => {
    forgetDraft(draftKeys.member);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text.add} startsAt="field">
      <AddMemberForm onDone={close} />
    </Dialog>
  );
}

function AddMemberForm({ onDone }: { onDone: () => void }) {
  const create = useCall('createMember');
  const { draft, change, isEmpty } = useSavedDraft(draftKeys.member, MemberDraft);
  const form = useCallForm(Member, draft);
  useSaveTyped(form, change);
  const isAdmin = useViewer().viewer?.role === 'admin';
  const format = useNumberFormat();
  const hint = useEnrollmentHint(form.watch('enrollmentNumber'));
  return (
    <CallForm
      form={form}
      send={(body) => create.mutateAsync({ body })}
      failed={messages.fixed.addMemberFailed}
      isToasted
      done={messages.fixed.memberAdded}
      submit={text.add}
      isDirty={!isEmpty}
      foot={<p className="type-meta">{isAdmin ? text.reviewAdmin : text.review}</p>}
      onDone={() => {
        if (!isAdmin) notify.plain(text.review);
        onDone();
      }}
    >
      <TextField
        as={EnrollmentInput}
        name="enrollmentNumber"
        label={text.enrollmentNumber}
        hint={numberHint(format)}
        liveHint={hint}
        autoComplete="off"
      />
      <SelectField name="position" label={text.position}>
        <option value="">{text.selectPosition}</option>
        <PositionOptions />
      </SelectField>
    </CallForm>
  );
}
