import { PageHeading } from '#web/lib/route-change.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Banner } from '#web/ui/hero.tsx';
import { words } from '#web/words/words.ts';

export function ElectionsPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading title={words.title.of(words.pages.elections)} className="display-l">
          {words.elections.title}
        </PageHeading>
      </Banner>
      <div className="wrap">
        <EmptyState title={words.fixed.noOngoingElections} />
      </div>
    </div>
  );
}
