import { ContactRequests } from '#web/contact/dashboard/contact-requests.tsx';
import { messageAbout as text } from '#texts/en/message-about.ts';

/** The messages about an election, for whoever is named for it: no officer reads them. */
export function NamedMessages({ electionId }: { electionId: string }) {
  return (
    <section
      className="wrap mt-8 grid grid-cols-1 gap-3 beside-sheet:hidden print:hidden"
      aria-labelledby="named-messages"
    >
      <h2 className="type-h3" id="named-messages">
        {text.mine}
      </h2>
      <p className="text-ui text-ink-2">{text.mineText}</p>
      <div className="sheet">
        <ContactRequests electionId={electionId} />
      </div>
    </section>
  );
}
