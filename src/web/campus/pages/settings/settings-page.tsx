import { ArrowLeft, MailWarning } from 'lucide-react';
import { useMemo } from 'react';
import { useCampusSettings } from '../../queries.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { Link } from '#web/app/link.tsx';
import { settingsPages, settingsPath } from '#core/page-paths.ts';
import { useLocation, useAddress } from '#web/kit/location.ts';
import { useViewer } from '#web/app/session.ts';
import type { HistoryState } from '#web/app/paths.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { profileMessages } from '#texts/en/account.ts';
import { settingsMessages } from '#texts/en/settings.ts';
import { messages } from '#texts/en/site.ts';
import { toForm } from './settings-schema.ts';
import { SettingsForm } from './settings-form.tsx';
import { TwoOfficers } from './two-officers.tsx';
import { useQuery } from '@tanstack/react-query';
import { unsentEmailsQuery } from '../../officer-queries.ts';
import { Notice } from '#web/kit/notice.tsx';

const text = settingsMessages;

/** /settings: what an admin sets for the whole campus. */
export function SettingsPage() {
  const { viewer, isPending } = useViewer();
  return (
    <div className="below-bar page-end">
      <div className="wrap grid gap-5 pt-10">
        {viewer?.role === 'admin' && (
          <Link to={paths.dashboard} className="type-link justify-self-start">
            <ArrowLeft size={16} strokeWidth={2} aria-hidden />
            {profileMessages.dashboard}
          </Link>
        )}
        <PageHeading title={messages.title.of(text.title)} className="type-h1">
          {text.title}
        </PageHeading>
        {viewer?.role === 'admin' ? (
          <CampusSettings />
        ) : viewer === null && isPending ? (
          <Waiting />
        ) : (
          <Nothing isSignedIn={viewer !== null} />
        )}
      </div>
    </div>
  );
}

function CampusSettings() {
  return (
    <Loaded query={useCampusSettings()} failed={text.loadFailed} waiting={<Waiting />}>
      {(settings) => <Parts settings={settings} />}
    </Loaded>
  );
}

function Parts({ settings }: { settings: Parameters<typeof toForm>[0] }) {
  const saved = useMemo(() => toForm(settings), [settings]);
  const asked = useAddress().get('section');
  const open = settingsPages.find((one) => one === asked) ?? settingsPages[0];
  return (
    <>
      <EmailDelivery />
      <nav aria-label={text.title}>
        <ul className="flex flex-wrap gap-2.5">
          {settingsPages.map((one) => (
            <li key={one}>
              <Link
                to={settingsPath(one)}
                aria-current={one === open ? 'page' : undefined}
                className={`${buttonClass({ kind: 'outline' })} aria-[current]:border-ink aria-[current]:bg-sunken`}
              >
                {text.pages[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open === 'accounts' && <TwoOfficers isOn={settings.needsTwoOfficers} />}
      <SettingsForm key={open} page={open} saved={saved} />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </SkeletonGroup>
  );
}

function Nothing({ isSignedIn }: { isSignedIn: boolean }) {
  const { pathname } = useLocation();
  const state: HistoryState = { from: pathname };
  return (
    <EmptyState
      className="sheet"
      title={isSignedIn ? text.adminsOnly : messages.fixed.userNotLoggedIn}
    >
      {isSignedIn ? (
        <Link to={paths.home} className={buttonClass({ kind: 'outline' })}>
          {text.goHome}
        </Link>
      ) : (
        <Link to={paths.login} state={state} className={buttonClass({})}>
          {profileMessages.goToLogin}
        </Link>
      )}
    </EmptyState>
  );
}

/** That no e-mail leaves the server, and who can change it. */
function EmailDelivery() {
  const emails = useQuery(unsentEmailsQuery).data;
  if (emails?.delivery !== 'files') return null;
  return (
    <Notice tone="warning" icon={MailWarning} title={text.delivery.title}>
      <p>{text.delivery.consequence}</p>
      <p>
        {text.delivery.wayOut} <bdi className="type-mono wrap-anywhere">{emails.folder}</bdi>
      </p>
    </Notice>
  );
}
