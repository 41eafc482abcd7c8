import { useEffect, useRef } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { Link } from '#web/app/link.tsx';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { electionPath } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { organize as text } from '#web/messages/en/organize.ts';

interface PublishedCardProps {
  election: Pick<Election, '_id' | 'name' | 'state'>;
  /** In px: nothing else comes to lie where the button was that published it. */
  height: number;
}

/** What comes next for an election that was published just now, or waits for a second officer. */
export function PublishedCard({ election, height }: PublishedCardProps) {
  const { _id: id, name, state } = election;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = state === 'draft';
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      className="grid grid-cols-1 content-start gap-4 px-5 pt-2 pb-5 max-md:px-3.5"
      style={{ minBlockSize: height }}
      data-next-steps
    >
      <h3 className="type-h3 wrap-anywhere outline-none" ref={heading} tabIndex={-1}>
        {isAsked ? text.asked(name) : text.published(name)}
      </h3>
      {isAsked && <p>{text.askSecondText}</p>}
      <div className="flex flex-wrap gap-2.5">
        {!isAsked && <ShareButton name={name} path={electionPath(id)} />}
        {isAsked ? (
          <Link className={buttonClass({ kind: 'outline' })} to={sectionPath('election-list')}>
            {text.openList}
          </Link>
        ) : (
          <Link className={buttonClass({ kind: 'outline' })} to={electionPath(id)}>
            {text.openPage}
          </Link>
        )}
      </div>
    </div>
  );
}
