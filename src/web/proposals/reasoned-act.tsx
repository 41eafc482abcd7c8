import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import type { ReasonReader } from '#core/kernel/reason.ts';
import { optionalReason, reasonFor } from '#web/app/form-schema.ts';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import type { Refusing } from '#web/kit/refusal.ts';
import { ReasonField } from '#web/kit/reason-field.tsx';
import { nominationMessages } from '#texts/en/nominations.ts';
import { messages } from '#texts/en/site.ts';
import { noteOf, proposed, useOfficersNeeded } from './officers-needed.ts';
import { ProposingButton } from './proposing-form.tsx';

type Fields = Readonly<Record<string, ZodMiniType>>;
type Sent<Asked extends Fields> = { [Field in keyof Asked]: z.output<Asked[Field]> };
type Typed<Asked extends Fields> = { [Field in keyof Asked]: z.input<Asked[Field]> };

interface ReasonedActProps<Answer, Asked extends Fields> extends Pick<
  Refusing,
  'failed' | 'isToasted'
> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** Says what it does: "Reject". */
  confirm: string;
  /** primary where it does no harm. */
  confirmKind?: 'delete' | 'primary';
  keepLabel?: string;
  /** Does it, with the reason in one line and what else was asked. */
  act: (reason: string, also: Sent<Asked>) => Promise<Answer>;
  /** The toast of success, in place of the sentence of the answer; null for none. */
  done?: string | null;
  onDone?: (answer: Answer) => unknown;
  /** Whose second one may have to confirm it: the words say so. */
  proposes?: 'officers' | 'admin';
  /** What is said where another officer has to confirm it, in place of the usual words. */
  asks?: { confirm: string; text: string };
  /** Who reads the reason. Without it one is needed only where the act is proposed, or by the person. */
  reader?: ReasonReader;
  /** Who reads the reason, in words. */
  hint?: string;
  isOptional?: boolean;
  /** What is asked beside the reason: schemas, values to begin with, and the bound fields above it. */
  also?: { schemas: Asked; values: Typed<Asked>; fields: ReactNode };
  /** Asks in place of it where the campus has no rule of two officers. */
  otherwise?: ReactNode;
  /** What to read before. */
  children?: ReactNode;
}

/** Asks an officer why, before what somebody else meets or has to confirm, and does it. */
export function ReasonedAct<Answer, Asked extends Fields = Record<never, never>>(
  props: ReasonedActProps<Answer, Asked>,
) {
  const { isOpen, onClose, title, text, proposes, asks, otherwise, children } = props;
  const needed = useOfficersNeeded(proposes);
  const note = noteOf(needed);
  const usual = proposes === undefined || note === null ? text : `${text} ${note}`;
  if (note === null && otherwise !== undefined) return otherwise;
  return (
    <Dialog
      startsAt="field"
      hasCross={false}
      isOpen={isOpen}
      title={title}
      lede={needed === 2 && asks !== undefined ? asks.text : usual}
      onClose={onClose}
    >
      {children}
      <ReasonForm {...props} />
    </Dialog>
  );
}

type ReasonedButtonProps<Answer, Asked extends Fields> = Omit<
  ReasonedActProps<Answer, Asked>,
  'isOpen' | 'onClose' | 'proposes' | 'otherwise'
> & {
  button?: Pick<ComponentProps<typeof ProposingButton>, 'icon' | 'disabled'>;
  /** Stands in place of the button, once there is nothing to press. */
  instead?: ReactNode;
};

/** A button of an act that two officers may be needed for, which asks for the reason first. */
export function ReasonedButton<Answer, Asked extends Fields = Record<never, never>>({
  button,
  instead,
  ...act
}: ReasonedButtonProps<Answer, Asked>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {instead ?? (
        <ProposingButton {...button} onClick={() => setAsked(true)}>
          {act.confirm}
        </ProposingButton>
      )}
      <ReasonedAct {...act} proposes="officers" isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}

function ReasonForm<Answer, Asked extends Fields>(props: ReasonedActProps<Answer, Asked>) {
  const { act, failed, isToasted, done, confirm, onClose, onDone, proposes, asks, also } = props;
  const needed = useOfficersNeeded(proposes);
  const reader =
    props.reader ?? (proposes !== undefined && needed === 2 ? 'secondOfficer' : 'person');
  const isFree = props.reader === undefined && proposes !== undefined && needed === null;
  const isOptional = props.isOptional ?? isFree;
  const reason = isOptional ? optionalReason() : reasonFor(reader);
  // The compiler does not follow the fields of a record that it does not know.
  const schema = z.object({ ...also?.schemas, reason }) as unknown as ZodMiniType<
    Sent<Asked> & { reason: string },
    Typed<Asked> & { reason: string }
  >;
  const form = useCallForm(schema, { ...(also?.values as Typed<Asked>), reason: '' });
  return (
    <CallForm
      form={form}
      send={(given) => act(given.reason, given)}
      failed={failed}
      isToasted={isToasted}
      {...(done !== undefined && { done })}
      submit={proposes === undefined ? confirm : proposed(needed, confirm, asks?.confirm)}
      kind={props.confirmKind ?? 'delete'}
      keep={{ label: props.keepLabel ?? messages.dialog.cancel, onKeep: onClose }}
      onDone={async (answer) => {
        onClose();
        await onDone?.(answer);
      }}
    >
      {also?.fields}
      <ReasonField hint={props.hint ?? nominationMessages.reason.hint} isOptional={isOptional} />
    </CallForm>
  );
}
