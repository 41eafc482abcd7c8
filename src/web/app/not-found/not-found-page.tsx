import { PageHeading } from '../page-heading.tsx';
import { Link } from '../link.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { EmptyFrame } from '#web/kit/empty-state.tsx';
import { descriptionsMessages } from '#texts/en/descriptions.ts';
import { messages } from '#texts/en/site.ts';

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
