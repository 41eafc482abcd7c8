import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OfficerPageName, OfficerPart } from '#core/accounts/dashboard-sections.ts';
import { partsOf, sectionPath } from '#core/accounts/dashboard-sections.ts';
import { Link } from '#web/app/link.tsx';
import { useAddress } from '#web/kit/location.ts';
import { officerPageMessages } from '#texts/en/officer-pages.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CountBadge } from '../count-badge.tsx';
import { BelowDashboard } from './below-dashboard.tsx';
import { useLiveOfficers } from '../use-live-officers.ts';
import { officerParts } from './officer-parts.tsx';

interface DeskPageProps {
  page: OfficerPageName;
  /** Links beside the title. */
  links?: (isAdmin: boolean) => ReactNode;
  /** What stands above the parts. */
  notices?: (isAdmin: boolean) => ReactNode;
}

/** A page below the dashboard: its parts one at a time, as far as they are the officer's. */
export function OfficerPage({ page, links, notices }: DeskPageProps) {
  const { title, text } = officerPageMessages.pages[page];
  return (
    <BelowDashboard title={title} text={text} links={links}>
      {(role) => (
        <>
          {notices?.(role === 'admin')}
          <Parts page={page} parts={partsOf(role, page)} />
        </>
      )}
    </BelowDashboard>
  );
}

function Parts({ page, parts }: { page: OfficerPageName; parts: readonly OfficerPart[] }) {
  const asked = useAddress().get('section');
  const open = parts.find((one) => one === asked) ?? parts[0];
  useLiveOfficers(true);
  if (open === undefined) return null;
  const { title, text, Body } = officerParts[open];
  return (
    <>
      {parts.length > 1 && <PartLinks page={page} parts={parts} open={open} />}
      <section className="sheet pt-4" aria-labelledby="officer-part">
        <div className="px-5 pb-3 max-md:px-3.5">
          <h2 className="type-h3" id="officer-part">
            {title}
          </h2>
          {/* Where it is the only one, the page has said it. */}
          {parts.length > 1 && <p className="type-meta">{text}</p>}
        </div>
        <Body key={open} />
      </section>
    </>
  );
}

interface PartLinksProps {
  page: OfficerPageName;
  parts: readonly OfficerPart[];
  open: OfficerPart;
}

function PartLinks({ page, parts, open }: PartLinksProps) {
  const counted = parts.filter((one) => officerParts[one].count !== undefined);
  const counts = useQueries({ queries: counted.flatMap((one) => officerParts[one].count ?? []) });
  return (
    <nav className="mb-4" aria-label={officerPageMessages.pages[page].title}>
      <ul className="flex flex-wrap gap-2.5">
        {parts.map((one) => (
          <li key={one}>
            <Link
              to={sectionPath(one)}
              aria-current={one === open ? 'page' : undefined}
              className={`${buttonClass({ kind: 'outline' })} aria-[current]:border-ink aria-[current]:bg-sunken`}
            >
              {officerParts[one].title}
              <CountBadge count={counts[counted.indexOf(one)]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
