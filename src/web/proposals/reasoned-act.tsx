import type { KeyboardEvent, ReactNode } from 'react';
import { z } from 'zod/mini';
import { candidateLimits } from '#core/elections/nomination.ts';
import { CallForm, useCallForm } from '#web/ui/call-form.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { nominationMessages } from '#web/messages/en/nominations.ts';
import { proposalMessages } from '#web/messages/en/proposals.ts';
import { messages } from '#web/messages/en/site.ts';
import { noteOf, proposed, useOfficersNeeded } from './queries.ts';

interface ReasonedActProps<Answer> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** Says what it does: "Reject". */
  confirm: string;
  /** primary where it does no harm. */
  confirmKind?: 'delete' | 'primary';
  /** Does it, with the reason in one line. */
  act: (reason: string) => Promise<Answer>;
  /** What is said where the server gives no reason. */
  failed: string;
  onDone?: (answer: Answer) => unknown;
  /** Whose second one may have to confirm it: the words say so, and alone no reason is needed. */
  proposes?: 'officers' | 'admin';
  /** Who reads the reason; the person it is about, unless told. */
  hint?: string;
  /** What an empty reason is answered. */
  missing?: string;
  isOptional?: boolean;
  /** What to read before. */
  children?: ReactNode;
}

/** Asks an officer why, before what somebody else meets or has to confirm, and does it. */
export function ReasonedAct<Answer>(props: ReasonedActProps<Answer>) {
  const { isOpen, onClose, title, text, proposes, children } = props;
  const note = noteOf(useOfficersNeeded(proposes));
  return (
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={isOpen}
      title={title}
      lede={proposes === undefined || note === null ? text : `${text} ${note}`}
      onClose={onClose}
    >
      {children}
      <ReasonForm {...props} />
    </Dialog>
  );
}

const text = nominationMessages.reason;
/** One line on the wire: a line break is a space. */
const inOneLine = (reason: string) => reason.replaceAll(/\s+/g, ' ').trim();

function ReasonForm<Answer>(props: ReasonedActProps<Answer>) {
  const { act, failed, confirm, onClose, onDone, proposes } = props;
  const needed = useOfficersNeeded(proposes);
  const isOptional = props.isOptional ?? (proposes !== undefined && needed === null);
  const missing =
    props.missing ??
    (proposes !== undefined && needed === 2 ? proposalMessages.reasonMissing : text.missing);
  const one = z.string().check(z.overwrite(inOneLine));
  const form = useCallForm(
    z.object({ reason: isOptional ? one : one.check(z.minLength(1, missing)) }),
    { reason: '' },
  );
  const typed = form.watch('reason');
  return (
    <CallForm
      form={form}
      send={({ reason }) => act(reason)}
      failed={failed}
      submit={proposes === undefined ? confirm : proposed(needed, confirm)}
      kind={props.confirmKind ?? 'delete'}
      keep={{ label: messages.dialog.cancel, onKeep: onClose }}
      isDirty={inOneLine(typed) !== ''}
      onDone={async (answer) => {
        onClose();
        await onDone?.(answer);
      }}
    >
      <TextField
        as={TextArea}
        name="reason"
        label={text.label}
        hint={props.hint ?? text.hint}
        isOptional={isOptional}
        length={typed.length}
        maxLength={candidateLimits.reason}
        onKeyDown={sendAtEnter}
      />
    </CallForm>
  );
}

function sendAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
