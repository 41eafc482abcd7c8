import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from '../text-input.tsx';

/** The search field above a list. */
export const SearchInput = (
  props: Pick<
    ComponentProps<typeof TextInput>,
    'ref' | 'aria-label' | 'placeholder' | 'value' | 'maxLength' | 'onChange'
  >,
) => (
  <TextInput
    type="search"
    isSmall
    className="flex-[1_1_200px] text-ui! max-md:basis-full"
    before={<Search size={16} strokeWidth={1.75} aria-hidden />}
    autoComplete="off"
    spellCheck={false}
    {...props}
  />
);
