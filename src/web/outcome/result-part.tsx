import type { ReactNode } from 'react';
import { Fold } from '#web/kit/fold.tsx';

interface ResultPartProps {
  title: string;
  id: string;
  /** Of many positions it opens by a press. */
  isFolded: boolean;
  children: ReactNode;
}

/** A part of a result below its winners: why, all votes, the rounds. */
export function ResultPart({ title, id, isFolded, children }: ResultPartProps) {
  if (isFolded) {
    return (
      <div className="beside-sheet:hidden" data-result-part={id}>
        <Fold title={title} id={id}>
          {children}
        </Fold>
      </div>
    );
  }
  return (
    <section aria-labelledby={id} className="beside-sheet:hidden" data-result-part={id}>
      <h2 className="mb-5 type-h2" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
