import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  UseFormProps,
  UseFormReturn,
} from 'react-hook-form';
import { FormProvider, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { CallError } from './call-error.ts';
import { notifyFirst, resolverOf } from './form-resolver.ts';
import { Button } from './button.tsx';
import { dialogBody, DialogActs } from './dialog-parts.tsx';
import type { Problem } from './form-problem.tsx';
import { FormProblem } from './form-problem.tsx';
import { useHeldDialog } from './held-dialog.ts';
import { notify } from './notify.ts';
import type { Refusing } from './refusal.ts';
import { tellDone, tellRefusal } from './refusal.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type FormOptions<Values extends FieldValues> = Pick<
  UseFormProps<Values>,
  'values' | 'resetOptions' | 'reValidateMode'
>;

/** The schema of a form that is one press. */
export const Press = z.object({});

/** The state of a form whose values the schema checks and reads. */
export function useCallForm<Values extends FieldValues, Sent>(
  schema: ZodMiniType<Sent, Values>,
  values: NoInfer<Values>,
  options: NoInfer<FormOptions<Values>> = {},
): UseFormReturn<Values, unknown, Sent> {
  return useForm<Values, unknown, Sent>({
    ...options,
    // Whole, so that a field that is forgotten is an error of the compiler.
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf(schema),
    // CallForm does it, in the order of the screen.
    shouldFocusError: false,
  });
}

type ButtonLook = Pick<
  ComponentProps<typeof Button>,
  'size' | 'icon' | 'className' | 'aria-disabled' | 'isPending'
>;

export interface CallFormProps<Values extends FieldValues, Sent, Answer> extends Refusing {
  form: UseFormReturn<Values, unknown, Sent>;
  /** Makes the call. While it is under way nothing is sent again and its dialog stays open. */
  send: (values: Sent) => Promise<Answer>;
  /** Stands in the box after what is said: that nothing was lost. */
  kept?: string;
  /** Said in the box where fields are wrong; without it a toast says the first wrong field. */
  wrong?: (errors: FieldErrors<Values>) => string;
  /** The toast of success, in place of the sentence of the answer; null for none. */
  done?: string | null;
  onDone?: (answer: Answer, values: Sent) => unknown;
  /** The form's field for one of the call's, where they differ; null for none. */
  fieldOf?: (path: string) => string | null;
  /** Fields are wrong, of this press or by the server: the place to show those that are folded. */
  onWrong?: (fields: readonly string[]) => void;
  /** What is wrong with a field is said beside it and nowhere else. */
  isBeside?: boolean;
  /** What its button says. */
  submit: string;
  kind?: SubmitKind;
  /** How else its button looks. */
  look?: ButtonLook;
  /** There is nothing to send yet. */
  isDisabled?: boolean;
  /** A way back beside the button. */
  keep?: { label: string; onKeep: () => void };
  /** Places the button among others, or beside a field; `forgive` takes the box away. */
  row?: (button: ReactNode, forgive: () => void) => ReactNode;
  /** Typed text that is not in the form's fields, such as a draft. */
  isDirty?: boolean;
  className?: string;
  /** The id of its heading. */
  labelledBy?: string;
  /** What stands between the fields and the button. */
  foot?: ReactNode;
  /** What stands below the button. */
  after?: ReactNode;
  children?: ReactNode;
}

/**
 * The one form that makes a call: sends it once at a time, shows why it was refused above the fields and
 * beside each, and tells the dialog around it what would be lost by closing. A toast says the refusal too
 * only where the specification has one (`isToasted`).
 */
export function CallForm<Values extends FieldValues, Sent, Answer>(
  props: CallFormProps<Values, Sent, Answer>,
) {
  const { form, send, done, onDone, className = dialogBody } = props;
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isSubmitting, submitCount, isDirty: isTyped } = form.formState;
  useHeldDialog({ isDirty: props.isDirty ?? isTyped, isPending: isSubmitting });
  // The count of the press that found a field wrong, and what is said where none of them is on the screen.
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const box = useFocusOfWrong(wrong?.press === submitCount ? wrong : null, setProblem);

  const focusWrong = (fields: readonly string[], sentence: string | null) => {
    props.onWrong?.(fields);
    setWrong({ press: submitCount + 1, sentence });
  };
  const deliver = async (values: Sent) => {
    setWrong(null);
    setProblem(null);
    try {
      const answer = await send(values);
      notify.takeBack();
      tellDone(answer, done);
      await onDone?.(answer, values);
    } catch (refusal) {
      const sentence = tellRefusal(refusal, props);
      if (sentence === null) return;
      const fields = showFieldErrors(refusal, form, props.fieldOf);
      const text = [sentence, props.kept].join(' ').trim();
      const isSaid = props.isBeside === true && fields.length > 0;
      setProblem(isSaid ? null : { text });
      if (isSaid) focusWrong(fields, text);
    }
  };
  const complain = (errors: FieldErrors<Values>) => {
    const sentence = props.wrong?.(errors);
    setProblem(sentence === undefined ? null : { text: sentence });
    if (sentence === undefined && props.isBeside !== true) notifyFirst(errors);
    else notify.takeBack();
    focusWrong(namesOf(errors), null);
  };
  const submitOnce = useOneAtATime(form.handleSubmit(deliver, complain));
  const button = <Submit {...props} isPending={isSubmitting} />;

  return (
    <FormProvider {...form}>
      <form
        ref={box}
        className="min-w-0"
        noValidate
        aria-labelledby={props.labelledBy}
        onSubmit={(event) => {
          event.preventDefault();
          // It may stand over another form.
          event.stopPropagation();
          submitOnce();
        }}
      >
        <div className={className}>
          <FormProblem problem={problem} />
          {props.children}
          {props.foot}
          {props.row?.(button, () => setProblem(null))}
          {props.keep === undefined && props.row === undefined && button}
          {props.after}
        </div>
        {props.keep !== undefined && (
          <DialogActs>
            <Button kind="outline" onClick={props.keep.onKeep}>
              {props.keep.label}
            </Button>
            {button}
          </DialogActs>
        )}
      </form>
    </FormProvider>
  );
}

interface Wrong {
  press: number;
  sentence: string | null;
}

/** Gives the focus to the first wrong field of the screen at each press that found one; without one, says why. */
function useFocusOfWrong(wrong: Wrong | null, tell: (problem: Problem) => void) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong === null) return;
    const field = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A choice of a few takes it at its first answer.
    (field?.querySelector<HTMLElement>('input:enabled') ?? field)?.focus();
    if (field == null && wrong.sentence !== null) tell({ text: wrong.sentence });
  }, [wrong, tell]);
  return box;
}

/** compact: the main act of a part, not of a whole dialog. */
type SubmitKind = 'primary' | 'compact' | 'delete' | 'danger' | 'outline';

interface SubmitProps {
  submit: string;
  kind?: SubmitKind;
  look?: ButtonLook;
  isDisabled?: boolean;
  isPending: boolean;
}

const Submit = ({ submit, kind = 'primary', look, isDisabled = false, isPending }: SubmitProps) => (
  <Button
    type="submit"
    size={kind === 'primary' ? 'large' : 'middle'}
    kind={kind === 'compact' ? 'primary' : kind}
    disabled={isDisabled}
    isPending={isPending}
    {...look}
  >
    {submit}
  </Button>
);

/** Puts the server's sentence for each field of the form beside that field; the names of these. */
function showFieldErrors<Values extends FieldValues, Sent>(
  refusal: unknown,
  form: UseFormReturn<Values, unknown, Sent>,
  fieldOf: (path: string) => string | null = (path) => path,
): string[] {
  if (!(refusal instanceof CallError)) return [];
  const wrong = new Set<string>();
  for (const [path, message] of Object.entries(refusal.fields)) {
    const name = fieldOf(path) as Path<Values> | null;
    if (name === null || wrong.has(name) || form.getValues(name) === undefined) continue;
    form.setError(name, { type: 'server', message });
    wrong.add(name);
  }
  return [...wrong];
}

/** The whole names of the fields that are wrong: "rules.source". */
function namesOf(errors: object, before = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${before}${key}`;
    return 'message' in error ? [name] : namesOf(error, `${name}.`);
  });
}
