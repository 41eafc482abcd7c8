import type { ReactNode } from 'react';
import { useId } from 'react';

/** One question and its answer: sentences first, the proof behind them. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-1 gap-2 border-line py-5 not-first:border-t max-md:py-4 print:break-inside-avoid"
      data-question
    >
      <h2 className="type-h3" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A sentence of an answer. */
export const answer = 'max-w-(--measure) wrap-anywhere';
