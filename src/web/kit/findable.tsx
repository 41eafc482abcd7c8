import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { searchForm, searchWords } from '#core/kernel/search-form.ts';
import { yourVoteMessages as text } from '#texts/en/your-vote.ts';
import { TextInput } from './text-input.tsx';

/** With more things than this there is a search field above them. */
const many = 8;

interface FindableProps<Item> {
  items: readonly Item[];
  /** What a thing is found by. */
  wordsOf: (item: Item) => readonly string[];
  /** What can be found, such as "Find a position or a candidate". */
  label: string;
  className?: string;
  children: (isFound: (item: Item) => boolean, isSearching: boolean) => ReactNode;
}

/** A list of what stands on the page, with a search over it where it is long. What is typed goes nowhere. */
export function Findable<Item>(props: FindableProps<Item>) {
  const { items, wordsOf, label, className, children } = props;
  const [typed, setTyped] = useState('');
  const words = searchWords(useDeferredValue(typed));
  const isFound = (item: Item) => {
    if (words.length === 0) return true;
    const said = searchForm(wordsOf(item).join(' '));
    return words.every((word) => said.includes(word));
  };
  const found = words.length === 0 ? items.length : items.filter(isFound).length;
  if (items.length <= many) return children(() => true, false);
  return (
    <>
      <div className={className} role="search" data-find-here>
        <TextInput
          type="search"
          isSmall
          before={<Search size={18} strokeWidth={1.75} aria-hidden />}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="pt-1 text-ui text-ink-2 empty:sr-only" role="status">
          {words.length > 0 && (found === 0 ? text.noneFound : text.found(found))}
        </p>
      </div>
      {children(isFound, words.length > 0)}
    </>
  );
}
