import { useViewer } from '#web/app/session.ts';
import { Avatar } from '#web/kit/avatar.tsx';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { messages } from '#texts/en/site.ts';
import type { QuestionProps } from './approval-kind.ts';
import { PersonName, rowDetail } from './person-cell.tsx';
import type { ProposedMember } from './queries.ts';
import { isBarred } from './queries.ts';
import { postText } from '#texts/post-text.ts';

const text = dashboardMessages.members;

/** The answer that the present holders leave. */
export const replacing = 'replace';

/**
 * What has to be known before approving: that a position is held, with both people side by side,
 * or that one cannot approve oneself.
 */
export function ApproveConfirmDialog({
  items,
  isOpen,
  onKeep,
  onConfirm,
}: QuestionProps<ProposedMember>) {
  const role = useViewer().viewer?.role;
  const own = items.find((one) => isBarred(one, role));
  if (own !== undefined) {
    return (
      <ModalFrame
        isOpen={isOpen}
        title={text.ownTitle}
        lede={text.ownText(postText(own.position))}
        hasCross={false}
        onAskToClose={onKeep}
      >
        <DialogActs>
          <Button data-first-focus kind="outline" onClick={onKeep}>
            {messages.dialog.close}
          </Button>
        </DialogActs>
      </ModalFrame>
    );
  }
  const contested = contestedIn(items);
  const [first] = contested;
  const isFilled = contested.some(({ holders }) => holders.length > 0);
  const title =
    contested.length > 1 || first === undefined
      ? text.filledManyTitle(contested.length)
      : isFilled
        ? text.filledTitle(postText(first.position))
        : text.rivalsTitle(postText(first.position));
  return (
    <ModalFrame
      isOpen={isOpen}
      title={title}
      lede={isFilled ? text.filledText : undefined}
      hasCross={false}
      size="wide"
      onAskToClose={onKeep}
    >
      <div className="mt-4.5 grid gap-5">
        {contested.map(({ position, holders, proposed }) => (
          <section key={position} aria-label={postText(position)}>
            {contested.length > 1 && <h3 className="mb-2 font-semibold">{postText(position)}</h3>}
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-2.5">
              {holders.length > 0 && <People title={text.now} people={holders} />}
              <People title={text.proposed} people={proposed} />
            </div>
          </section>
        ))}
      </div>
      <DialogActs>
        <Button data-first-focus kind="outline" onClick={onKeep}>
          {messages.dialog.cancel}
        </Button>
        {isFilled ? (
          <>
            <Button kind="outline" onClick={() => onConfirm()}>
              {text.keepBoth}
            </Button>
            <Button onClick={() => onConfirm(replacing)}>
              {text.replace(contested.flatMap(({ holders }) => holders.map(({ name }) => name)))}
            </Button>
          </>
        ) : (
          <Button onClick={() => onConfirm()}>{text.approveAnyway}</Button>
        )}
      </DialogActs>
    </ModalFrame>
  );
}

interface Shown {
  _id: string;
  name: string;
  profileImg: string;
  enrollmentNumber?: string;
}

interface Contested {
  position: string;
  holders: readonly Shown[];
  proposed: Shown[];
}

/** The positions that would end up with more than one person, each with everybody in question. */
function contestedIn(items: readonly ProposedMember[]): Contested[] {
  const positions = new Map<string, Contested>();
  for (const { position, currentHolders, student } of items) {
    const known = positions.get(position);
    if (known !== undefined) known.proposed.push(student);
    else positions.set(position, { position, holders: currentHolders, proposed: [student] });
  }
  return [...positions.values()].filter(
    ({ holders, proposed }) => holders.length > 0 || proposed.length > 1,
  );
}

function People({ title, people }: { title: string; people: readonly Shown[] }) {
  return (
    <div className="min-w-0 rounded-control border border-line px-4 pt-3 pb-3.5">
      <p className="type-meta">{title}</p>
      <ul className="mt-2 grid gap-3">
        {people.map((person) => (
          <li key={person._id} className="flex items-center gap-3">
            <Avatar id={person._id} name={person.name} src={person.profileImg} isNeutral />
            <span className="min-w-0">
              <PersonName name={person.name} />
              {person.enrollmentNumber !== undefined && (
                <bdi className={`type-mono block ${rowDetail}`}>{person.enrollmentNumber}</bdi>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
