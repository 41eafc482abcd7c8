import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { ImageField } from './image-field.tsx';

type PictureFieldProps = Pick<ComponentProps<typeof ImageField>, 'label' | 'hint'> & {
  name: string;
};

/** An optional picture of the form around it. */
export function PictureField({ name, ...words }: PictureFieldProps) {
  const { field, fieldState } = useController({ name });
  return (
    <ImageField
      {...words}
      imageUrl={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
