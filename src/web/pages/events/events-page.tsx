import { PageHeading } from '#web/lib/route-change.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Banner } from '#web/ui/hero.tsx';
import { words } from '#web/words/words.ts';

export function EventsPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <p className="banner-eyebrow">{words.events.eyebrow}</p>{' '}
        <PageHeading title={words.title.of(words.pages.events)} className="display-l">
          {words.events.title}
        </PageHeading>
      </Banner>
      <div className="wrap">
        <EmptyState title={words.fixed.noEvents} />
      </div>
    </div>
  );
}
