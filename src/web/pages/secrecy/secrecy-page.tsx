import { PageHeading } from '#web/app/page-heading.tsx';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/hero.tsx';
import { descriptionsMessages } from '#web/messages/en/descriptions.ts';
import { secrecyMessages } from '#web/messages/en/secrecy.ts';
import { messages } from '#web/messages/en/site.ts';

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
        {secrecyMessages.parts.map(({ title, lines }) => (
          <section key={title} className="grid max-w-[68ch] gap-3">
            <h2 className="type-h3">{title}</h2>
            <ul className="grid list-disc gap-2.5 ps-[1.25em]">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <div className="grid max-w-[68ch] justify-items-start gap-3 text-ink-2">
          <p>{secrecyMessages.former}</p>
          <p>{secrecyMessages.more}</p>
          <Link to={paths.elections} className="type-link">
            {secrecyMessages.back}
          </Link>
        </div>
      </div>
    </div>
  );
}
