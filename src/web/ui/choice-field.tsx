import { useController } from 'react-hook-form';
import type { RadioCard } from './radio-cards.tsx';
import { RadioCards } from './radio-cards.tsx';

interface ChoiceFieldProps<T extends string> {
  name: string;
  legend: string;
  cards: readonly RadioCard<T>[];
  onChosen?: (value: T) => void;
}

/** A choice of a few of the form around it. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { name, legend, cards, onChosen } = props;
  const { field, fieldState } = useController({ name });
  return (
    <RadioCards
      legend={legend}
      name={name}
      value={field.value as T}
      cards={cards}
      error={fieldState.error?.message}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.(value);
      }}
    />
  );
}
