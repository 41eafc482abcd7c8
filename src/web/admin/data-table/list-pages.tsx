import { longestOfficerList } from '#core/accounts/dashboard-sections.ts';
import { Button } from '#web/ui/button.tsx';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';

const text = dashboardMessages.table;

interface ListPagesProps {
  list: string;
  page: number;
  /** How many this page has; a full one may have others behind it. */
  listed: number;
  onTurn: (page: number) => void;
}

/** The way to the other pages of a list that the server gives page by page; nothing for a short one. */
export function ListPages({ list, page, listed, onTurn }: ListPagesProps) {
  const isLast = listed < longestOfficerList;
  if (page === 1 && isLast) return null;
  return (
    <nav
      aria-label={list}
      className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-2 text-meta text-ink-2 max-md:px-3.5"
    >
      <Button kind="outline" size="small" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {text.previousPage}
      </Button>
      <span className="tabular-nums" role="status">
        {text.page(page)}
      </span>
      <Button kind="outline" size="small" disabled={isLast} onClick={() => onTurn(page + 1)}>
        {text.nextPage}
      </Button>
    </nav>
  );
}
