import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError, fieldLabel } from './field.tsx';

export interface RadioCard<T extends string> {
  value: T;
  label: string;
  /** What choosing it means, in a sentence. */
  text?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps<T extends string> {
  legend: string;
  name: string;
  cards: readonly RadioCard<T>[];
  /** null: none is chosen yet. */
  value: T | null;
  onChange: (value: T) => void;
  /** Why the choice cannot be sent. */
  error?: string | undefined;
}

const frame = [
  'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-3',
  'rounded-control border-[1.5px] border-line-strong bg-surface',
  'has-checked:border-brand has-checked:bg-brand-soft',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-2',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');
const light = [
  'grid size-5 appearance-none place-items-center rounded-full border-2 border-line-strong bg-surface',
  'outline-none checked:border-brand after:size-2.5 after:scale-0 after:rounded-full after:bg-brand',
  'after:transition-[scale] after:duration-steady after:ease-glide checked:after:scale-100',
  'forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none',
].join(' ');

/** A choice of a few, each explained. Native radios, so there is one Tab stop and arrows move. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { legend, name, cards, value, onChange, error } = props;
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <fieldset
      className="grid min-w-0 gap-2.5"
      // A plain group knows no "invalid".
      {...(isWrong && {
        role: 'radiogroup',
        'aria-invalid': true,
        'aria-describedby': `${id}-error`,
      })}
    >
      <legend className={`${fieldLabel} mb-1.5`}>{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className={frame}>
          <input
            type="radio"
            className={light}
            name={name}
            value={card.value}
            checked={card.value === value}
            disabled={card.isDisabled === true}
            aria-labelledby={`${id}-${card.value}`}
            {...(card.text !== undefined && { 'aria-describedby': `${id}-${card.value}-text` })}
            onChange={() => onChange(card.value)}
          />
          <span className="leading-label font-semibold" id={`${id}-${card.value}`}>
            {card.label}
          </span>
          {card.text !== undefined && (
            <span className="type-meta col-start-2" id={`${id}-${card.value}-text`}>
              {card.text}
            </span>
          )}
        </label>
      ))}
      {isWrong && <FieldError text={error} id={`${id}-error`} />}
    </fieldset>
  );
}
