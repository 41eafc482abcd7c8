import type { ReactNode } from 'react';
import side from '#web/art/hero-side.svg?url';
import { messages } from '#web/messages/en/site.ts';

/** Half form, half poster; on phones the form alone. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="account">
      <div className="account-box">
        <div className="account-form">{children}</div>
      </div>
      <div className="account-art" aria-hidden>
        <img src={side} width={390} height={690} alt="" />
        <p>{messages.product.tagline}</p>
      </div>
    </div>
  );
}
