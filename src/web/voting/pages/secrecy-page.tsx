import { PageHeading } from '#web/app/page-heading.tsx';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/app/paths.ts';
import { Banner } from '#web/kit/hero.tsx';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { secrecyMessages } from '#texts/en/secrecy.ts';
import { messages } from '#texts/en/site.ts';
import { TextSections } from '#web/kit/text-sections.tsx';

/** What a voter can read about the secrecy of a vote; the ballot leads here. */
export function SecrecyPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading
          title={messages.title.of(secrecyMessages.title)}
          description={descriptionsMessages.secrecy}
          className="type-display-l"
        >
          {secrecyMessages.title}
        </PageHeading>
      </Banner>
      <div className="wrap section-tight grid gap-10">
        <p className="type-lede">{secrecyMessages.lede}</p>
        <TextSections sections={secrecyMessages.parts} />
        <div className="grid max-w-(--measure) justify-items-start gap-3 text-ink-2">
          <p>{secrecyMessages.former}</p>
          <p>{secrecyMessages.more}</p>
          <Link to={paths.howItWorks} className="type-link">
            {messages.shell.howItWorks}
          </Link>
          <Link to={paths.elections} className="type-link">
            {secrecyMessages.back}
          </Link>
        </div>
      </div>
    </div>
  );
}
