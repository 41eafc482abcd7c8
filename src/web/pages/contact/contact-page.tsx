import { useState } from 'react';
import type { Contact } from '#contract/contact.ts';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { SentMessage } from '#web/features/contact/sent-message.tsx';
import '#web/features/contact/contact.css';
import { PageHeading } from '#web/lib/route-change.tsx';
import { Banner } from '#web/ui/hero.tsx';
import { contactMessages } from '#web/messages/en/contact.ts';
import { messages } from '#web/messages/en/site.ts';

/** Anybody writes to the council here; after sending, a receipt stands in the form's place. */
export function ContactPage() {
  const [sent, setSent] = useState<Contact | null>(null);
  return (
    <div className="below-bar page-end">
      <Banner>
        <PageHeading title={messages.title.of(messages.pages.contact)} className="display-l">
          {contactMessages.title}
        </PageHeading>
      </Banner>
      <div className="wrap section-tight contact">
        <div className="contact-lead">
          <p className="lede">{contactMessages.lede}</p>
          {sent === null && (
            <p className="contact-next">
              <strong>{contactMessages.nextTitle}:</strong> {contactMessages.next}
            </p>
          )}
        </div>
        {sent === null ? (
          <ContactForm onSent={setSent} />
        ) : (
          <SentMessage contact={sent} onAnother={() => setSent(null)} />
        )}
      </div>
    </div>
  );
}
