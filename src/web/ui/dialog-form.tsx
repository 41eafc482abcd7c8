import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { dialogBody, DialogActs } from './dialog-parts.tsx';
import { useHeldDialog } from './dialog.tsx';
import type { Problem } from './form-problem.tsx';
import { FormProblem } from './form-problem.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface DialogFormProps {
  /** Something was typed: closing the dialog asks first. */
  isDirty: boolean;
  /** It is being sent: nothing closes the dialog. */
  isPending: boolean;
  /** What went wrong at the last try. */
  problem: Problem | null;
  keepLabel: string;
  /** Says what it does: "Reject". */
  confirmLabel: string;
  confirmKind?: 'delete' | 'primary';
  onKeep: () => void;
  /** While its promise is under way it is not called again. */
  onSubmit: () => unknown;
  children: ReactNode;
}

/** The one form of a dialog: what went wrong, the fields, the way back and the action. */
export function DialogForm(props: DialogFormProps) {
  const { isDirty, isPending, problem, confirmKind = 'primary' } = props;
  const submit = useOneAtATime(props.onSubmit);
  useHeldDialog({ isDirty, isPending });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // It may stand over another form.
        event.stopPropagation();
        submit();
      }}
    >
      <div className={dialogBody}>
        <FormProblem problem={problem} />
        {props.children}
      </div>
      <DialogActs>
        <Button kind="outline" onClick={props.onKeep}>
          {props.keepLabel}
        </Button>
        <Button type="submit" kind={confirmKind} isPending={isPending}>
          {props.confirmLabel}
        </Button>
      </DialogActs>
    </form>
  );
}
