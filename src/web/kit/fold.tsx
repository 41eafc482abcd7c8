import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from './location.ts';

interface FoldProps {
  title: string;
  /** How the title stands among the headings of the page. */
  level?: 2 | 3;
  id?: string;
  /** For what is loaded only then. */
  onOpen?: () => void;
  /** Something in it has to be seen, as what is wrong in it has to in any case. */
  isNeeded?: boolean;
  children: ReactNode;
}

/**
 * A part that is closed until it is asked for: by a press, by the browser's search, without any script,
 * or by a link to something in it.
 */
export function Fold({ title, level = 2, id, onOpen, isNeeded = false, children }: FoldProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (box.current === null || target === null || !box.current.contains(target)) return;
    box.current.open = true;
    target.scrollIntoView();
    // The heading takes the focus, or the summary where the link is to the fold itself.
    const focused = target === box.current ? box.current.querySelector('summary') : target;
    focused?.focus({ preventScroll: true });
  }, [hash, key]);
  useEffect(() => {
    if (isNeeded && box.current !== null) box.current.open = true;
  }, [isNeeded]);
  useEffect(() => {
    const wrong = box.current?.querySelector('[aria-invalid="true"]');
    if (box.current !== null && wrong != null) box.current.open = true;
  });
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <details
      ref={box}
      id={id}
      className={`group/fold min-w-0 ${level === 2 ? 'sheet' : ''}`.trim()}
      data-fold
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary
        className={`flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-sheet hover:bg-ink/3 [&::-webkit-details-marker]:hidden ${level === 2 ? 'px-5 py-3 max-md:px-4' : ''}`.trim()}
      >
        <Title className={level === 2 ? 'type-h3' : 'text-ui font-semibold'}>{title}</Title>
        <ChevronDown
          className="flex-none text-ink-3 in-[details[open]>summary]:rotate-180"
          size={20}
          strokeWidth={1.75}
          aria-hidden
        />
      </summary>
      <div className={level === 2 ? 'px-5 pt-2 pb-6 max-md:px-4' : 'pb-2'}>{children}</div>
    </details>
  );
}
