import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';

const text = dashboardMessages.table;

interface PagerProps {
  /** What is turned over, for screen readers. */
  list: string;
  page: number;
  /** How many there are, where the server counts them. */
  pages?: number | undefined;
  /** Nothing follows this page. */
  isLast?: boolean;
  onTurn: (page: number) => void;
}

/** Turns the pages of a list that the server gives page by page; nothing for a short one. */
export function Pager({ list, page, pages, isLast = page >= (pages ?? 1), onTurn }: PagerProps) {
  if (page <= 1 && isLast) return null;
  return (
    <nav
      aria-label={list}
      className="flex min-h-14 items-center justify-between gap-3 border-t border-line px-5 py-2 text-meta text-ink-2 max-md:px-3.5"
    >
      <Button
        kind="outline"
        isIcon
        aria-label={text.previousPage}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <span className="tabular-nums" role="status">
        {pages === undefined ? text.page(page) : text.pageOf(page, pages)}
      </span>
      <Button
        kind="outline"
        isIcon
        aria-label={text.nextPage}
        disabled={isLast}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
