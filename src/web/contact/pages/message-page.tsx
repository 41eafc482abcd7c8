import { useQuery } from '@tanstack/react-query';
import { AccountFrame, accountTitle } from '#web/accounts/account-frame.tsx';
import { CallError, sentenceOf } from '#web/kit/call-error.ts';
import { call } from '#web/app/call.ts';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { OwnMessage } from '../my-messages.tsx';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { messagePageMessages } from '#texts/en/contact.ts';
import { messages } from '#texts/en/site.ts';

const text = messagePageMessages;

/** /message: a message to the council by the link of an e-mail of 0.3.0, as long as that link works. */
export function MessagePage() {
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['linked-message', token],
    queryFn: () => call('readLinkedMessage', { body: { token } }),
    enabled: token !== '',
  });
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(text.title)} className={accountTitle}>
        {text.title}
      </PageHeading>
      {token === '' ? (
        <Said>{text.ended}</Said>
      ) : (
        <Loaded
          query={query}
          failed={(error) => <Said>{whyNot(error)}</Said>}
          waiting={
            <SkeletonGroup>
              <Skeleton shape="card" />
            </SkeletonGroup>
          }
        >
          {(message) => (
            <ul>
              <OwnMessage message={message} />
            </ul>
          )}
        </Loaded>
      )}
      <Link to={paths.contact} className={buttonClass({ kind: 'outline' })}>
        {text.toContact}
      </Link>
    </AccountFrame>
  );
}

const whyNot = (error: unknown) =>
  error instanceof CallError && error.reason === 'link-invalid'
    ? text.ended
    : sentenceOf(error, text.loadFailed);

const Said = ({ children }: { children: string }) => (
  <Notice role="status">
    <p>{children}</p>
  </Notice>
);
