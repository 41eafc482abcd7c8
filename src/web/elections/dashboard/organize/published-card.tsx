import { useEffect, useRef, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { Reply } from '#web/app/call.ts';
import { usePhase } from '../../use-phase.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { Link } from '#web/app/link.tsx';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { electionPath } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { enteredMessages } from '#texts/en/entered.ts';
import { organize as text } from '#texts/en/organize.ts';
import { enterableNow } from '#web/nominations/dashboard/entered-lines.ts';
import { EnteredList } from '#web/nominations/dashboard/entered-list.tsx';
import { formBody } from './form-part.tsx';

/** In milliseconds: the second press of a double click is not meant for what appeared under it. */
export const settled = 500;

const AddCandidatesDialog = lazyDialog(
  async () =>
    (await import('#web/nominations/dashboard/add-candidates-dialog.tsx')).AddCandidatesDialog,
);

type Entered = NonNullable<Reply<'createElection'>['entered']>;

interface PublishedCardProps {
  election: Election;
  /** The candidates of the form. */
  entered: Entered;
  isDraft: boolean;
  /** It was made by an earlier press, which sent something else. */
  isEarlier: boolean;
  /** In px: at first nothing else comes to lie where the button was that published it. */
  height: number;
}

/** What comes next for an election that was published just now, or waits for a second officer. */
export function PublishedCard(props: PublishedCardProps) {
  const { election, entered, isDraft, isEarlier, height } = props;
  const { _id: id, name, state } = election;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = state === 'draft';
  const [isAdding, setAdding] = useState(false);
  const hasLinks = entered.some(({ link }) => link !== '');
  const emailed = entered.filter(({ emailedAt }) => emailedAt !== null).map(({ name }) => name);
  const canAdd = enterableNow(election, usePhase(election) === 'open').length > 0;
  const title = isDraft ? text.saved(name) : isAsked ? text.asked(name) : text.published(name);
  // Until the second press of a double click is over, nothing comes to lie under it.
  const [isHeld, setHeld] = useState(true);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => setHeld(false), settled);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={`${formBody} content-start`}
      style={isHeld ? { minBlockSize: height } : undefined}
      data-next-steps
    >
      <h3 className="type-h3 wrap-anywhere outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {isEarlier && <p role="alert">{text.earlier}</p>}
      {/* Links come with a list of them. */}
      {!hasLinks &&
        standingOf(entered).map(({ position, people }) => (
          <p key={position} className="wrap-anywhere">
            {enteredMessages.entersFor(position, people)}
          </p>
        ))}
      {emailed.length > 0 && <p className="wrap-anywhere">{enteredMessages.emailed(emailed)}</p>}
      {isAsked && !isDraft && <p>{text.askSecondText}</p>}
      <div className="flex flex-wrap gap-2.5">
        {!isAsked && <ShareButton name={name} path={electionPath(id)} />}
        {canAdd && (
          <Button kind="outline" onClick={() => setAdding(true)}>
            {enteredMessages.add}
          </Button>
        )}
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
      {hasLinks && <EnteredList electionId={id} isNew />}
      <AddCandidatesDialog election={election} isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  );
}

/** Who stands for what, in the order of the ballot. */
function standingOf(entered: Entered): { position: string; people: string[] }[] {
  const positions = [...new Set(entered.map(({ position }) => position))];
  return positions.map((position) => ({
    position,
    people: entered.filter((one) => one.position === position).map(({ name }) => name),
  }));
}
