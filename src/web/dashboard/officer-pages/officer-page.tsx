import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfficerPageName, OfficerPart } from '#core/accounts/dashboard-sections.ts';
import { partsOf, sectionPath } from '#core/accounts/dashboard-sections.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { useViewer } from '#web/app/session.ts';
import { useAddress } from '#web/kit/location.ts';
import { profileMessages } from '#texts/en/account.ts';
import { officerPageMessages } from '#texts/en/officer-pages.ts';
import { messages } from '#texts/en/site.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CountBadge } from '../count-badge.tsx';
import { NotTheirs } from '../not-theirs.tsx';
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
  const { viewer } = useViewer();
  const { title, text } = officerPageMessages.pages[page];
  const isTheirs = viewer !== null && isOfficer(viewer.role);
  const isAdmin = viewer?.role === 'admin';
  return (
    <div className="below-bar page-end">
      <div className="wrap pt-10 max-md:pt-8">
        {isTheirs && (
          <Link to={paths.dashboard} className="type-link mb-3 inline-flex min-h-11 items-center">
            <ArrowLeft size={16} strokeWidth={2} aria-hidden />
            {profileMessages.dashboard}
          </Link>
        )}
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <PageHeading title={messages.title.of(title)} className="type-h1">
              {title}
            </PageHeading>
            <p className="mt-2.5 text-ink-2">{text}</p>
          </div>
          {isTheirs && links?.(isAdmin)}
        </div>
        {isTheirs ? (
          // Another person's page starts without this one's state.
          <div key={viewer._id}>
            {notices?.(isAdmin)}
            <Parts page={page} parts={partsOf(viewer.role, page)} />
          </div>
        ) : (
          <NotTheirs />
        )}
      </div>
    </div>
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
              <CountBadge count={counts[counted.indexOf(one)]} isZeroShown={false} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
