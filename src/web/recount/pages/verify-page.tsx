import { Link } from '#web/app/link.tsx';
import { PageHeading } from '#web/app/page-heading.tsx';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';
import { verifyMessages } from '#texts/en/verify.ts';
import { paths } from '#web/app/paths.ts';
import { Banner } from '#web/kit/hero.tsx';
import { CheckForm } from '../check-form.tsx';

/** /verify: a recount kit is counted again in the browser of whoever asks. */
export function VerifyPage() {
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading
          title={messages.title.of(verifyMessages.title)}
          description={descriptionsMessages.verify}
          className="type-display-l"
        >
          {verifyMessages.title}
        </PageHeading>
      </Banner>
      <div className="wrap section-tight grid grid-cols-1 gap-8">
        <p className="max-w-(--measure) type-lede">{verifyMessages.lede}</p>
        <CheckForm />
        <p className="max-w-(--measure) text-ink-2">
          {verifyMessages.where}{' '}
          <Link to={paths.elections} className="type-link">
            {verifyMessages.toElections}
          </Link>
        </p>
      </div>
    </div>
  );
}
