import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { messages } from '#texts/en/site.ts';
import { wrongText } from '#texts/wrong-text.ts';

/** What a control needs to belong to its label, hint and error; spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** A sentence that stands below the hint; both are read with the control. */
  error?: string | undefined;
  /** Fields are required unless they say that they are optional. */
  isOptional?: boolean;
  /** A hint that changes while one types, in place of the error: said politely by screen readers. */
  liveHint?: string | null;
  children: (control: ControlProps) => ReactNode;
}

/** The classes of a label and of an error, where there is no Field. */
export const fieldLabel = 'text-ui font-semibold leading-body';
export const fieldError = 'flex items-start gap-1.5 text-ui font-medium leading-body text-danger';

/** A control with its label, hint and error. A focused control scrolls into view with its label. */
export function Field({ label, hint, error, isOptional, liveHint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const liveId = `${id}-live`;
  const optionalId = `${id}-optional`;
  // One sentence at a time: the hint says more exactly what is wrong.
  const isWrong = error !== undefined && error !== '' && typeof liveHint !== 'string';
  const described = [
    isOptional === true && optionalId,
    hint !== undefined && hintId,
    liveHint !== undefined && liveId,
    isWrong && errorId,
  ].filter((one) => one !== false);

  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5 *:min-w-0 [&_:is(input,select,textarea)]:scroll-mt-11">
      <span className={fieldLabel}>
        <label htmlFor={id}>{label}</label>
        {isOptional === true && (
          <span className="font-normal text-ink-2" id={optionalId}>
            {' '}
            {messages.fields.optional}
          </span>
        )}
      </span>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': isWrong || typeof liveHint === 'string' || undefined,
      })}
      {hint !== undefined && (
        <p className="type-meta" id={hintId}>
          {hint}
        </p>
      )}
      {liveHint !== undefined && (
        <div role="status" id={liveId}>
          {typeof liveHint === 'string' && <FieldError text={liveHint} />}
        </div>
      )}
      {isWrong && (
        <div id={errorId}>
          <FieldError text={error} />
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field. */
export function FieldError({ text, ...rest }: { text: string } & ComponentProps<'p'>) {
  const { className = '', ...more } = rest;
  return (
    <p {...more} className={`${fieldError} ${className}`.trim()}>
      <CircleAlert className="mt-1 flex-none" size={16} strokeWidth={1.75} aria-hidden />
      <span className="whitespace-pre-line">{wrongText(text)}</span>
    </p>
  );
}
