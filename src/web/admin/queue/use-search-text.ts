import { useEffect, useEffectEvent, useState } from 'react';
import type { Address } from '../use-address.ts';

/** Milliseconds after the last letter at which the search goes into the address. */
const pause = 250;

/** The text of the search field: filters at once, and stands in the address as ?q= a little later. */
export function useSearchText(address: Address): [string, (text: string) => void] {
  const [text, setText] = useState(address.get('q'));
  const write = useEffectEvent((value: string) => {
    if (address.get('q') !== value) address.set({ q: value });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
