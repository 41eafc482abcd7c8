import { useState } from 'react';
import { ContactForm } from '../contact-form.tsx';
import type { Sent } from '../sent-message.tsx';
import { SentMessage } from '../sent-message.tsx';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { useViewer } from '#web/app/session.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { Banner } from '#web/kit/hero.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { contactMessages, messagePageMessages } from '#texts/en/contact.ts';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';

// In a file of its own: only whoever is logged in needs it.
const MyMessages = lazyPart(async () => (await import('../my-messages.tsx')).MyMessages, {
  className: 'lg:col-start-2',
  skeleton: (
    <SkeletonGroup>
      <Skeleton shape="card" />
    </SkeletonGroup>
  ),
  failed: messagePageMessages.mineFailed,
});

/** /contact: anybody writes to the council. After sending, a receipt replaces the form. */
export function ContactPage() {
  const { viewer } = useViewer();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading
          title={messages.title.of(messages.pages.contact)}
          description={descriptionsMessages.contact}
          className="type-display-l"
        >
          {contactMessages.title}
        </PageHeading>
      </Banner>
      <div className="wrap section-tight grid grid-cols-1 items-start gap-x-[clamp(24px,6vw,96px)] gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div className="grid gap-5 lg:sticky lg:top-24">
          <p className="type-lede">{contactMessages.lede}</p>
          {sent === null && (
            <p className="hidden border-t border-line pt-5 text-ui leading-meta text-ink-2 lg:block">
              <strong>{contactMessages.nextTitle}:</strong> {contactMessages.next}
            </p>
          )}
        </div>
        {sent === null ? (
          <ContactForm onSent={setSent} />
        ) : (
          <SentMessage {...sent} onAnother={() => setSent(null)} />
        )}
        {viewer !== null && <MyMessages userId={viewer._id} />}
      </div>
    </div>
  );
}
