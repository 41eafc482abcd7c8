import { PageHeading } from '#web/lib/route-change.tsx';
import { Banner } from '#web/ui/hero.tsx';
import { words } from '#web/words/words.ts';

export function ContactPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading title={words.title.of(words.pages.contact)} className="display-l">
          {words.contact.title}
        </PageHeading>
      </Banner>
      <div className="wrap section-tight">
        <p className="lede">{words.contact.lede}</p>
      </div>
    </div>
  );
}
