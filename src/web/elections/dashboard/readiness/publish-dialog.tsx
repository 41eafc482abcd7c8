import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import { isBlocked, isRecommended } from '#core/elections/readiness.ts';
import { tooFewOf } from '#core/elections/usual-choices.ts';
import { Button } from '#web/kit/button.tsx';
import { DialogActs } from '#web/kit/dialog-parts.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { ModalFrame } from '#web/kit/modal-frame.tsx';
import { electionActs } from '#texts/en/election-acts.ts';
import { eachMessages } from '#texts/en/one-for-each.ts';
import { readinessMessages as text } from '#texts/en/readiness.ts';
import { listEmailsMessages } from '#texts/en/list-emails.ts';
import { listEmailsQuery } from '#web/voter-lists/dashboard/invitations/queries.ts';
import { enteredQuery } from '#web/nominations/dashboard/queries.ts';
import { LackList } from './lack-list.tsx';
import { PositionChecks } from './position-checks.tsx';
import { waitingQuery } from '#web/dashboard/waiting/queries.ts';
import { InNone } from './in-none.tsx';
import { electionToEdit } from '../../officer-queries.ts';
import { formOf } from '../organize/settings-codec.ts';
import { saysOutcome, saysPosts, saysStanding } from '../organize/says-rules.ts';

interface PublishDialogProps {
  election: Election;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onPublish: () => unknown;
}

/** Asks before a draft is published, beside what it is missing. What blocks is to be mended first. */
export function PublishDialog(props: PublishDialogProps) {
  const { election, isOpen, isPending, onClose, onPublish } = props;
  const query = useQuery({ ...waitingQuery, enabled: isOpen });
  const found = query.data?.elections.find(({ electionId }) => electionId === election._id);
  const lacks = found?.lacks ?? [];
  const isHeld = isBlocked(lacks);
  const { inNone, limited = [] } =
    useQuery({ ...electionToEdit(election._id), enabled: isOpen }).data ?? {};
  const [isTicked, setTicked] = useState(false);
  const few = tooFewOf(limited.map(({ voters }) => voters));
  return (
    <ModalFrame
      isOpen={isOpen}
      title={electionActs.publishTitle(election.name)}
      lede={electionActs.publishText}
      onAskToClose={() => {
        if (!isPending) onClose();
      }}
    >
      <div className="mt-4" aria-live="polite">
        <Loaded query={query} failed={() => <p>{text.failed}</p>} waiting={null}>
          {() => lacks.every(isRecommended) && <p>{text.ready}</p>}
        </Loaded>
        <Written electionId={election._id} isAsked={isOpen} />
        {isHeld && <p className="font-semibold">{text.blocked}</p>}
        {lacks.length > 0 && <LackList lacks={lacks} electionId={election._id} onLeave={onClose} />}
      </div>
      {/* Last, as the dialog opens where its buttons are. */}
      {!isHeld && <PublishedRules election={election} />}
      {few !== null && election.standings !== 'after-close' && (
        <p className="mt-1.5 font-semibold">{eachMessages.fewOfOne(few)}</p>
      )}
      {inNone !== undefined && <InNone inNone={inNone} isTicked={isTicked} onTick={setTicked} />}
      <DialogActs>
        <Button data-first-focus kind="outline" onClick={onClose}>
          {electionActs.keep}
        </Button>
        {!isHeld && (
          <Button
            isPending={isPending || query.isLoading}
            disabled={inNone !== undefined && !isTicked}
            onClick={onPublish}
          >
            {electionActs.publish}
          </Button>
        )}
      </DialogActs>
    </ModalFrame>
  );
}

/** How many people of the voter list hear of it by e-mail. */
function Written({ electionId, isAsked }: { electionId: string; isAsked: boolean }) {
  const { data } = useQuery({ ...listEmailsQuery(electionId), enabled: isAsked });
  if (data === undefined || !data.isByList || !data.hasMailServer) return null;
  const isSent = data.kinds.some(({ kind, isOn }) => kind === 'list-nominations' && isOn);
  return isSent ? <p>{listEmailsMessages.dialog.willBeWritten(data.withAddress)}</p> : null;
}

/** By which rules a draft will be held, beside the question whether to publish it. */
export function PublishedRules({ election }: { election: Election }) {
  // No date is told here.
  const values = formOf(election, 'UTC');
  const { limited = [] } = useQuery(electionToEdit(election._id)).data ?? {};
  const entered = useQuery(enteredQuery(election._id)).data ?? [];
  const positions = election.positions.map(({ _id: id, title, kind, seats = 1 }) => ({
    ...{ title, seats, isQuestion: kind === 'question' },
    people: entered
      .filter(
        ({ positionId, hasLeft, status }) => positionId === id && !hasLeft && status !== 'off',
      )
      .map(({ name }) => name),
  }));
  const says = [...saysPosts(values), ...saysStanding(values), ...saysOutcome(values)];
  return (
    <div className="mt-4 grid gap-1.5 wrap-anywhere" data-published-rules>
      <PositionChecks positions={positions} limited={limited}>
        {says.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </PositionChecks>
    </div>
  );
}
