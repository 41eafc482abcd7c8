import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';

interface QueueSearchProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** The field that looks through what waits. */
export function QueueSearch(props: QueueSearchProps) {
  const { label, placeholder, search, onSearch, searchRef } = props;
  return (
    <TextInput
      ref={searchRef}
      type="search"
      isSmall
      className="flex-[1_1_200px] text-ui! max-md:basis-full"
      before={<Search size={16} strokeWidth={1.75} aria-hidden />}
      aria-label={label}
      placeholder={placeholder}
      value={search}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onSearch(event.target.value)}
    />
  );
}
