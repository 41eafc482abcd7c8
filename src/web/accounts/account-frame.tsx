import type { ReactNode } from 'react';
import side from '#web/kit/art/hero-side.svg?url';
import { messages } from '#texts/en/site.ts';

export const accountTitle = 'type-h1 font-stretch-84% tracking-[-0.025em]';
export const accountLede = 'mt-2.5 leading-lede text-ink-2';
export const accountFields = 'grid grid-cols-1 gap-5';

/** Half form, half illustration; on phones only the form. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-svh grid-cols-2 max-md:min-h-[80svh] max-md:grid-cols-1">
      {/* From the top: choosing a role adds a field, and nothing may jump. */}
      <div className="grid items-start justify-items-center px-6 pt-[clamp(112px,15svh,160px)] pb-16 max-md:pt-28">
        <div className="grid w-[min(400px,100%)] grid-cols-1 gap-5">{children}</div>
      </div>
      <div
        className="relative isolate mt-(--bar-height) overflow-hidden bg-hero px-14 pt-12 text-on-hero max-md:hidden forced-colors:hidden"
        aria-hidden
      >
        <img
          className="absolute inset-0 -z-1 size-full object-cover object-[50%_100%]"
          src={side}
          width={390}
          height={690}
          alt=""
        />
        <p className="type-h1 max-w-[9em] leading-[0.95] font-stretch-80% tracking-[-0.025em]">
          {messages.product.tagline}
        </p>
      </div>
    </div>
  );
}
