import type { ReactNode } from 'react';
import banner from './art/banner.svg?url';
import tall from './art/hero-tall.svg?url';
import wide from './art/hero-wide.svg?url';

/** The large banner at the top of Home; on a phone so low that what is on now is in the first view. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero">
      <picture className="hero-art">
        <source media="(min-width: 768px)" srcSet={wide} width={1280} height={760} />
        <img src={tall} width={390} height={800} alt="" fetchPriority="high" />
      </picture>
      <div className="wrap hero-in">{children}</div>
    </section>
  );
}

/** The banner at the top of the other public pages. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="banner">
      <div className="banner-art" aria-hidden>
        <img src={banner} width={1280} height={340} alt="" fetchPriority="high" />
      </div>
      <div className="wrap banner-in">{children}</div>
    </div>
  );
}
