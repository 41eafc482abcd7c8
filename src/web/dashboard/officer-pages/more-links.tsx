import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OfficerPageName } from '#core/accounts/dashboard-sections.ts';
import { officerPageNames } from '#core/accounts/dashboard-sections.ts';
import { Link } from '#web/app/link.tsx';
import { officerPageMessages as text } from '#texts/en/officer-pages.ts';
import { paths } from '#web/app/paths.ts';
import { warningsQuery } from '#web/campus/dashboard/queries.ts';
import { whenIdle } from '#web/kit/when-idle.ts';

/** The pages below the dashboard, as plain links; what concerns the server is an admin's. */
export function MoreLinks({ isAdmin }: { isAdmin: boolean }) {
  const warnings = useWarnings(isAdmin);
  const pages = officerPageNames.filter((page) => isAdmin || page !== 'server');
  return (
    <nav className="mt-8" aria-labelledby="more">
      <h2 className="type-h3" id="more">
        {text.more}
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(250px,100%),1fr))] gap-x-5 gap-y-1">
        {pages.map((page) => (
          <li key={page}>
            <MoreLink page={page} warnings={page === 'server' ? warnings : 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MoreLink({ page, warnings }: { page: OfficerPageName; warnings: number }) {
  return (
    <Link
      to={paths[page]}
      className="type-link inline-flex min-h-11 items-center gap-1.5"
      aria-describedby={`more-${page}`}
      aria-label={
        warnings === 0
          ? undefined
          : `${text.pages[page].title} (${warnings}), ${text.warnings(warnings)}`
      }
    >
      {text.pages[page].title}
      {warnings > 0 && ` (${warnings})`}
      <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
      <span id={`more-${page}`} hidden>
        {text.pages[page].text}
      </span>
    </Link>
  );
}

/** How much the server says of itself is not well; asked once the dashboard stands, since it looks at everything. */
function useWarnings(isAdmin: boolean): number {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useQuery({ ...warningsQuery, enabled: isAdmin && isIdle }).data ?? 0;
}
