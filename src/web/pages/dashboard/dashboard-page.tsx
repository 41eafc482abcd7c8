import { PageHeading } from '#web/lib/route-change.tsx';
import { words } from '#web/words/words.ts';

export function DashboardPage() {
  return (
    <div className="below-bar page-end">
      <div className="wrap pt-10">
        <PageHeading title={words.title.of(words.dashboard.title)} className="h1">
          {words.dashboard.title}
        </PageHeading>
      </div>
    </div>
  );
}
