import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { UncheckedNote } from '#web/campus/language-switch.tsx';
import { useCampusSettings } from '#web/campus/queries.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { howItWorksMessages } from '#texts/en/how-it-works.ts';
import { messages } from '#texts/en/site.ts';
import type { Retention } from '#core/campus/retention.ts';
import { contactPath, paths } from '#web/app/paths.ts';
import { Banner } from '#web/kit/hero.tsx';
import { TextSections } from '#web/kit/text-sections.tsx';

/** The rules of every election in plain words; each ballot and the footer lead here. */
export function HowItWorksPage() {
  const keepDays = useCampusSettings().data?.keepDays;
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading
          title={messages.title.of(howItWorksMessages.title)}
          description={descriptionsMessages.howItWorks}
          className="type-display-l"
        >
          {howItWorksMessages.title}
        </PageHeading>
      </Banner>
      <div className="wrap section-tight grid gap-10">
        <p className="type-lede">{howItWorksMessages.lede}</p>
        <UncheckedNote className="text-ui text-ink-2" />
        <TextSections sections={howItWorksMessages.voting} />
        <p>
          <Link to={paths.secrecy} className="type-link">
            {howItWorksMessages.secrecy}
          </Link>
        </p>
        <WhoSeesWhat />
        <TextSections sections={howItWorksMessages.after} />
        {keepDays !== undefined && <TextSections sections={[keptFor(keepDays)]} />}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={paths.verify} className="type-link">
            {howItWorksMessages.verify}
          </Link>
          <Link to={paths.elections} className="type-link">
            {howItWorksMessages.back}
          </Link>
          <Link to={contactPath('query')} className="type-link">
            {howItWorksMessages.ask}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** A table where there is room for one, and a list of its rows on a phone. */
function WhoSeesWhat() {
  const { title, head, rows } = howItWorksMessages.sight;
  const [what, ...groups] = head;
  return (
    <section className="grid gap-3">
      <h2 className="type-h3" id="who-sees-what">
        {title}
      </h2>
      <table
        aria-labelledby="who-sees-what"
        className="w-full max-w-[900px] text-start max-md:block"
      >
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="pe-4 pb-2 text-start text-meta text-ink-2">
              {what}
            </th>
            {groups.map((group) => (
              <th key={group} scope="col" className="pe-4 pb-2 text-start text-meta text-ink-2">
                {group}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-t border-line max-md:grid max-md:gap-1 max-md:py-3">
              <th scope="row" className="py-2.5 pe-4 text-start align-top font-semibold max-md:p-0">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={groups[index]}
                  className="py-2.5 pe-4 align-top max-md:grid max-md:grid-cols-2 max-md:gap-3 max-md:p-0"
                >
                  <span className="text-ink-2 md:hidden">{groups[index]}</span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For how many days things are kept. */
function keptFor(days: Retention) {
  const { title, ...kept } = howItWorksMessages.kept;
  const lines = [
    kept.voters(days.voters),
    kept.messages(days.messages),
    kept.emails(days.emails),
    kept.notices(days.notices),
    kept.unusedAccounts(days.unusedAccounts),
  ];
  return { title, lines };
}
