import { PageHeading } from '#web/lib/route-change.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Banner } from '#web/ui/hero.tsx';
import { words } from '#web/words/words.ts';

export function CouncilPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading title={words.title.of(words.pages.council)} className="display-l">
          {words.council.title}
        </PageHeading>
      </Banner>
      <div className="wrap">
        <EmptyState title={words.fixed.noMembers} />
      </div>
    </div>
  );
}
