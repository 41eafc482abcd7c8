import { CircleCheck } from 'lucide-react';
import { z } from 'zod/mini';
import {
  AccountFrame,
  accountFields,
  accountLede,
  accountTitle,
} from '#web/accounts/account-frame.tsx';
import { EmailChoiceList } from '../email-choice-list.tsx';
import { useUnsubscribe, useUnsubscribeLink } from '../email-choice-queries.ts';
import type { Reply } from '#web/app/call.ts';
import { CallError } from '#web/kit/call-error.ts';
import { Link } from '#web/app/link.tsx';
import { useLinkToken } from '#web/kit/location.ts';
import { PageHeading } from '#web/app/page-heading.tsx';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { CallForm, useCallForm } from '#web/kit/call-form.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Notice } from '#web/kit/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { emailChoiceMessages } from '#texts/en/email-choices.ts';
import { messages } from '#texts/en/site.ts';

const text = emailChoiceMessages;

/**
 * /unsubscribe: chooses by the link of an e-mail which e-mails somebody gets, without logging in. It
 * waits for a press: mail scanners open every link.
 */
export function UnsubscribePage() {
  const token = useLinkToken();
  return (
    <AccountFrame>
      <PageHeading title={messages.title.of(text.pageTitle)} className={accountTitle}>
        {text.pageTitle}
      </PageHeading>
      {token === '' ? <NoLink sentence={text.noLink} /> : <ByLink token={token} />}
    </AccountFrame>
  );
}

function ByLink({ token }: { token: string }) {
  return (
    <Loaded
      query={useUnsubscribeLink(token)}
      failed={(error) =>
        error instanceof CallError && error.reason === 'unsubscribe-link-invalid' ? (
          <NoLink sentence={error.message} />
        ) : (
          text.unreadable
        )
      }
      waiting={
        <SkeletonGroup className={accountFields}>
          <Skeleton />
          <Skeleton shape="title" />
        </SkeletonGroup>
      }
    >
      {(link) => <Choices token={token} link={link} />}
    </Loaded>
  );
}

interface ChoicesProps {
  token: string;
  link: Reply<'readUnsubscribe'>;
}

function Choices({ token, link: { kind, address, isWanted } }: ChoicesProps) {
  const unsubscribe = useUnsubscribe(token);
  const { isPending } = unsubscribe;
  const kindName = text.kinds[kind].name;
  const form = useCallForm(z.object({}), {});
  const save = (wanted: boolean) => unsubscribe.mutateAsync({ body: { token, isWanted: wanted } });
  return (
    <div className={accountFields}>
      <p className={accountLede}>{text.for(address)}</p>
      <CallForm
        form={form}
        send={() => save(false)}
        failed={text.failed}
        done={null}
        isPublic
        submit={text.stop(kindName)}
        look={{ isPending }}
        className={accountFields}
        row={(button) => isWanted && button}
      >
        {!isWanted && (
          <Notice tone="success" icon={CircleCheck} role="status">
            <div>
              <p className="font-semibold">
                {kind === 'list' ? text.stoppedList : text.stopped(kindName)}
              </p>
              <p>{kind === 'list' ? text.changeMindHere : text.changeMind}</p>
            </div>
          </Notice>
        )}
      </CallForm>
      <EmailChoiceList
        choices={[{ kind, isWanted }]}
        isPending={isPending}
        onSave={(choice) => save(choice.isWanted)}
      />
    </div>
  );
}

function NoLink({ sentence }: { sentence: string }) {
  return (
    <>
      <Notice>
        <p>{sentence}</p>
      </Notice>
      <Link to={paths.home} className={buttonClass({ size: 'large' })}>
        {text.home}
      </Link>
    </>
  );
}
