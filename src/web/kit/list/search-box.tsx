import { useEffect, useEffectEvent, useState } from 'react';
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

/** Milliseconds after the last letter at which the server is asked. */
const pause = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for; somebody can take it back elsewhere on the screen. */
  initial?: string;
  /** Hears of the words, without blanks around them, once nobody types any more. */
  onSearch: (words: string) => void;
}

/** Searches a list that the server searches. */
export function SearchBox({ label, placeholder, initial = '', onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(initial);
  const [searched, setSearched] = useState(initial);
  if (searched !== initial) {
    setSearched(initial);
    // Unless somebody goes on typing, the box says what is searched for.
    if (typed.trim() === searched) setTyped(initial);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchInput
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
