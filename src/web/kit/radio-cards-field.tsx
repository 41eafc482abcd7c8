import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { RadioCards } from './radio-cards.tsx';

type RadioCardsFieldProps<T extends string> = Pick<
  ComponentProps<typeof RadioCards<T>>,
  'legend' | 'cards'
> & { name: string; onChosen?: (value: T) => void };

/** A choice of a few of the form around it, each explained; '' until one is chosen. */
export function RadioCardsField<T extends string>(props: RadioCardsFieldProps<T>) {
  const { name, legend, cards, onChosen } = props;
  const { field, fieldState } = useController({ name });
  return (
    <RadioCards<T>
      name={name}
      legend={legend}
      cards={cards}
      value={field.value === '' ? null : field.value}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.(value);
      }}
      error={fieldState.error?.message}
    />
  );
}
