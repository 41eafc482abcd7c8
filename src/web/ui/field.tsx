import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { messages } from '#web/messages/en/site.ts';

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
  /** Required is the rule; what is optional says so. */
  isOptional?: boolean;
  /** A hint that changes while one types: said politely by assistive technology. */
  liveHint?: string | null;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, isOptional, liveHint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const liveId = `${id}-live`;
  const optionalId = `${id}-optional`;
  const isWrong = error !== undefined && error !== '';
  const described = [
    isOptional === true && optionalId,
    hint !== undefined && hintId,
    liveHint !== undefined && liveId,
    isWrong && errorId,
  ].filter((one) => one !== false);

  return (
    <div className="field">
      <span className="field-label">
        <label htmlFor={id}>{label}</label>
        {isOptional === true && (
          <span className="field-optional" id={optionalId}>
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
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {liveHint !== undefined && (
        <div role="status" id={liveId}>
          {typeof liveHint === 'string' && <FieldSentence text={liveHint} />}
        </div>
      )}
      {isWrong && (
        <div id={errorId}>
          <FieldSentence text={error} />
        </div>
      )}
    </div>
  );
}

function FieldSentence({ text }: { text: string }) {
  return (
    <p className="field-error">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  );
}
