import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#web/kit/button.tsx';
import type { CallFormProps } from '#web/kit/call-form.tsx';
import { CallForm } from '#web/kit/call-form.tsx';
import { ReasonField } from '#web/kit/reason-field.tsx';
import { noteOf, proposed, useOfficersNeeded } from './officers-needed.ts';
import type { MenuItem, MenuProps } from '#web/kit/menu.tsx';
import { Menu } from '#web/kit/menu.tsx';

type OfficerAccess = Parameters<typeof useOfficersNeeded>[0];

// The parts of a form with more than a reason, whose act two officers may be needed for (`proposes`).

interface ReasonAsked {
  /** The act is one that may need two officers, as things are now. */
  proposes: boolean;
  /** Who can be the second one. */
  access?: OfficerAccess;
  /** It asks for a reason in any case. */
  isAlways?: boolean;
  /** What an empty one is answered. */
  missing: string;
}

/** What an empty reason is answered; null where none is asked for. */
export function useReasonAsked({ proposes, access, isAlways = false, missing }: ReasonAsked) {
  const isBound = useOfficersNeeded(access) !== null && proposes;
  return isBound || isAlways ? missing : null;
}

/** A CallForm whose button says that it proposes. */
export function ProposingForm<Values extends FieldValues, Sent, Answer>({
  proposes,
  access,
  submit,
  ...form
}: CallFormProps<Values, Sent, Answer> & { proposes: boolean; access?: OfficerAccess }) {
  const needed = useOfficersNeeded(access);
  return <CallForm {...form} submit={proposes ? proposed(needed, submit) : submit} />;
}

interface ProposedReasonProps {
  proposes: boolean;
  access?: OfficerAccess;
  label?: string;
  /** Who reads it, before what is said of two officers. */
  hint?: string;
  /** Said in place of the usual sentence where it waits for another officer. */
  waits?: string;
}

/** The reason, and what becomes of the act where two officers are needed. */
export function ProposedReason({ proposes, access, hint, waits, ...field }: ProposedReasonProps) {
  const needed = useOfficersNeeded(access);
  const note = needed === 2 && waits !== undefined ? waits : noteOf(needed);
  return <ReasonField {...field} hint={[hint, proposes ? note : null].join(' ').trim()} />;
}

type ProposingButtonProps = ComponentProps<typeof Button> & {
  /** What it says where it asks a second officer, in place of the usual words. */
  asks?: string;
  children: string;
};

/** A button of an act that two officers may be needed for. */
export function ProposingButton({ asks, children, ...button }: ProposingButtonProps) {
  const needed = useOfficersNeeded();
  const label = needed === 2 && asks !== undefined ? asks : proposed(needed, children);
  return <Button {...button}>{label}</Button>;
}

/** What is said only to the one officer who is left where two are needed. */
export function OnlyForTheLast({
  access,
  children,
}: {
  access: 'officers' | 'admin';
  children: ReactNode;
}) {
  return useOfficersNeeded(access) === 1 && children;
}

/** What is asked only where another officer can confirm. */
export function OnlyWhereTwo({
  access,
  children,
}: {
  access: 'officers' | 'admin';
  children: ReactNode;
}) {
  return useOfficersNeeded(access) === 2 && children;
}

/** proposes: two officers may be needed for it, and the words say so, or those of asks do. */
export type ActItem = MenuItem & { proposes?: 'officers'; asks?: string };

/** A menu of acts, some of which need two officers where the campus has that rule. */
export function ProposingMenu({
  items,
  ...menu
}: Omit<MenuProps, 'items'> & { items: readonly ActItem[] }) {
  const needed = useOfficersNeeded();
  const worded = items.map(({ proposes, asks, label, ...item }) => ({
    ...item,
    label: proposes === undefined ? label : proposed(needed, label, asks),
  }));
  return <Menu {...menu} items={worded} />;
}
