import { MapPin } from 'lucide-react';
import { useCampusSettings } from '#web/campus/queries.ts';
import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { contactPath, forgottenPath, paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Banner } from '#web/kit/hero.tsx';
import { TextSections } from '#web/kit/text-sections.tsx';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { logInHelpMessages as text } from '#texts/en/log-in-help.ts';
import { messages } from '#texts/en/site.ts';

/** For somebody who cannot log in while people vote: it ends at a person, and the log-in leads here. */
export function LogInHelpPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading
          title={messages.title.of(text.title)}
          description={descriptionsMessages.logInHelp}
          className="type-display-l"
        >
          {text.title}
        </PageHeading>
      </Banner>
      <div className="wrap section-tight grid gap-10">
        <p className="type-lede">{text.lede}</p>
        <p className="flex flex-wrap gap-2.5">
          <Link to={forgottenPath} className={buttonClass({ kind: 'outline' })}>
            {text.forgotten}
          </Link>
          <Link to={paths.register} className={buttonClass({ kind: 'outline' })}>
            {text.register}
          </Link>
        </p>
        <TextSections sections={text.parts} />
        <AskPerson />
        <p>
          <Link to={paths.login} className="type-link">
            {text.back}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Where and when somebody helps; without such a place, the form that the council reads. */
function AskPerson() {
  const place = useCampusSettings().data?.helpDesk ?? '';
  return (
    <section
      className="sheet grid max-w-(--measure) gap-3 p-6 max-md:p-5"
      aria-labelledby="ask-a-person"
      data-help-desk
    >
      <h2 className="type-h3" id="ask-a-person">
        {text.person}
      </h2>
      {place !== '' && (
        <p className="flex gap-2.5">
          <MapPin size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 flex-none" />
          <bdi className="whitespace-pre-line">{place}</bdi>
        </p>
      )}
      {place !== '' && <p>{text.bring}</p>}
      <p>{text.contactHint}</p>
      <p>
        <Link
          to={contactPath('query', text.contactMessage)}
          className={buttonClass({ kind: place === '' ? 'primary' : 'outline' })}
        >
          {text.contact}
        </Link>
      </p>
    </section>
  );
}
