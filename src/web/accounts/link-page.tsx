import type { ReactNode } from 'react';
import { PageHeading } from '#web/app/page-heading.tsx';
import { messages } from '#texts/en/site.ts';
import { Notice } from '#web/kit/notice.tsx';
import { AccountFrame, accountLede, accountTitle } from './account-frame.tsx';

interface LinkPageProps {
  title: string;
  /** Shown while there is something to do. */
  lede: string | null;
  /** Of the link; '' without one. */
  token: string;
  noToken: string;
  /** Where one goes on without the link, or when it did not work. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page that the link of an e-mail leads to. Without its token it says only what is missing. */
export function LinkPage({ title, lede, token, noToken, after, children }: LinkPageProps) {
  return (
    <AccountFrame>
      <div>
        <PageHeading title={messages.title.of(title)} className={accountTitle}>
          {title}
        </PageHeading>
        {token !== '' && lede !== null && <p className={accountLede}>{lede}</p>}
      </div>
      {token === '' ? (
        <Notice>
          <p>{noToken}</p>
        </Notice>
      ) : (
        children
      )}
      {after}
    </AccountFrame>
  );
}
