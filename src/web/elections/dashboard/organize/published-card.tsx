import { useEffect, useRef, useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { lazyDialog } from '#web/app/lazy-part.tsx';
import { ShareButton } from '#web/app/share/share-button.tsx';
import { Link } from '#web/app/link.tsx';
import { sectionPath } from '#core/accounts/dashboard-sections.ts';
import { electionPath } from '#web/app/paths.ts';
import { Button, buttonClass } from '#web/kit/button.tsx';
import { enteredMessages } from '#texts/en/entered.ts';
import { organize as text } from '#texts/en/organize.ts';
import { linesFor } from '#web/nominations/dashboard/entered-lines.ts';
import { EnteredList } from '#web/nominations/dashboard/entered-list.tsx';
import type { Entering } from './candidates-part.tsx';
import { settled } from './settled.ts';
import type { EnteredNow } from './use-entering.ts';
import { formBody } from './form-looks.ts';

const AddCandidatesDialog = lazyDialog(
  async () =>
    (await import('#web/nominations/dashboard/add-candidates-dialog.tsx')).AddCandidatesDialog,
);

interface PublishedCardProps {
  election: Election;
  /** What became of the candidates of the form. */
  entered: EnteredNow;
  isDraft: boolean;
  /** In px: at first nothing else comes to lie where the button was that published it. */
  height: number;
}

/** What comes next for an election that was published just now, or waits for a second officer. */
export function PublishedCard({ election, entered, isDraft, height }: PublishedCardProps) {
  const { _id: id, name, state } = election;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = state === 'draft';
  const [isAdding, setAdding] = useState(false);
  const [links, setLinks] = useState(entered.links);
  const [problems, setProblems] = useState(entered.problems);
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
      {entered.emailed.length > 0 && (
        <p className="wrap-anywhere">{enteredMessages.emailed(entered.emailed)}</p>
      )}
      {isAsked && !isDraft && <p>{text.askSecondText}</p>}
      {problems.length > 0 && (
        <div role="alert" className="grid gap-1 wrap-anywhere">
          {problems.map((one) => (
            <p key={one}>{one}</p>
          ))}
          <p className="font-semibold">{text.notEntered}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        {!isAsked && <ShareButton name={name} path={electionPath(id)} />}
        <Button kind="outline" onClick={() => setAdding(true)}>
          {enteredMessages.add}
        </Button>
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
      {Object.keys(links).length > 0 && (
        <EnteredList
          electionId={id}
          links={links}
          isNew
          onLinks={(more) => setLinks((known) => ({ ...known, ...more }))}
        />
      )}
      <AddCandidatesDialog
        election={election}
        isOpen={isAdding}
        {...(problems.length > 0 && { typed: typedById(election, entered.typed) })}
        onEntered={() => setProblems([])}
        onClose={() => setAdding(false)}
      />
    </div>
  );
}

/** What was typed in the form, by the ids that the positions have now. */
const typedById = ({ positions }: Election, { lines, checked }: Entering): Entering => ({
  lines: Object.fromEntries(positions.map(({ _id, title }) => [_id, linesFor(lines, title)])),
  checked,
});
