import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { accountsMessages as text } from '#web/messages/en/people.ts';

interface PagerProps {
  /** What is turned over, for screen readers. */
  list: string;
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Turns the pages of a list that the server searches and cuts. */
export function Pager({ list, page, pages, onTurn }: PagerProps) {
  return (
    <nav
      aria-label={list}
      className="flex min-h-14 items-center justify-between gap-3 border-t border-line px-5 py-2 text-meta text-ink-2 max-md:px-3.5"
    >
      <Button
        kind="outline"
        isIcon
        aria-label={text.previous}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <span className="tabular-nums" role="status">
        {text.page(page, pages)}
      </span>
      <Button
        kind="outline"
        isIcon
        aria-label={text.next}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
