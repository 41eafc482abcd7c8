import type { ReactNode } from 'react';
import { useId } from 'react';

export interface RadioCard<T extends string> {
  value: T;
  label: string;
  /** What choosing it means, in a sentence. */
  text?: ReactNode;
}

interface RadioCardsProps<T extends string> {
  legend: string;
  name: string;
  cards: readonly RadioCard<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** One choice of a few, each explained: native radios, so arrows move and one Tab stop enters. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { legend, name, cards, value, onChange } = props;
  const id = useId();
  return (
    <fieldset className="choice-group">
      <legend className="field-label mb-1.5">{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className="choice">
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            aria-labelledby={`${id}-${card.value}`}
            {...(card.text !== undefined && { 'aria-describedby': `${id}-${card.value}-text` })}
            onChange={() => onChange(card.value)}
          />
          <span className="choice-label" id={`${id}-${card.value}`}>
            {card.label}
          </span>
          {card.text !== undefined && (
            <span className="choice-text" id={`${id}-${card.value}-text`}>
              {card.text}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
