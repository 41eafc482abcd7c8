import { PageHeading } from '#web/app/page-heading.tsx';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyFrame } from '#web/ui/empty-state.tsx';
import { descriptionsMessages } from '#web/messages/en/descriptions.ts';
import { messages } from '#web/messages/en/site.ts';

export function NotFoundPage() {
  return (
    <div className="wrap page-alone">
      <EmptyFrame>
        <PageHeading
          title={messages.title.of(messages.notFound.title)}
          description={descriptionsMessages.notFound}
          className="type-h1"
        >
          {messages.notFound.title}
        </PageHeading>
        <p className="text-ink-2">{messages.notFound.text}</p>
        <Link to={paths.home} className={`${buttonClass({})} mt-3`}>
          {messages.notFound.home}
        </Link>
      </EmptyFrame>
    </div>
  );
}
