import { MonitorSmartphone } from 'lucide-react';
import { isOfficer } from '#core/accounts/role.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { setPollingTable, usePollingTable } from '#web/app/polling-table.ts';
import { logOut, useViewer } from '#web/app/session.ts';
import { pollingTableMessages as text } from '#texts/en/polling-table.ts';
import { messages } from '#texts/en/site.ts';
import { paths } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { notify } from '#web/kit/notify.ts';
import { perform } from '#web/kit/act-button.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { TextSections } from '#web/kit/text-sections.tsx';

/** /polling-table: where an officer makes a shared device ready for voters. */
export function PollingTablePage() {
  const { viewer, isPending } = useViewer();
  return (
    <div className="below-bar page-end">
      <div className="wrap grid gap-6 pt-10">
        <PageHeading title={messages.title.of(text.title)} className="type-h1">
          {text.title}
        </PageHeading>
        {viewer !== null && isOfficer(viewer.role) ? (
          <SetUp />
        ) : viewer === null && isPending ? (
          <SkeletonGroup>
            <Skeleton shape="card" />
          </SkeletonGroup>
        ) : (
          <EmptyState className="sheet" title={text.officersOnly}>
            <Link to={paths.home} className={buttonClass({ kind: 'outline' })}>
              {text.goHome}
            </Link>
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function SetUp() {
  const isOn = usePollingTable();
  const start = async () => {
    setPollingTable(true);
    const refused = await perform({ act: () => logOut(), failed: () => text.failed });
    if (refused !== null) setPollingTable(false);
  };
  const stop = () => {
    setPollingTable(false);
    notify.success(text.stopped);
  };
  return (
    <>
      <p className="type-lede">{text.lede}</p>
      <TextSections sections={[text.how]} />
      {isOn ? (
        <>
          <Notice icon={MonitorSmartphone} title={text.isOn} />
          <Button className="justify-self-start" kind="outline" onClick={stop}>
            {text.stop}
          </Button>
        </>
      ) : (
        <div className="grid justify-items-start gap-2">
          <Button onClick={start}>{text.start}</Button>
          <p className="type-meta">{text.startText}</p>
        </div>
      )}
    </>
  );
}
