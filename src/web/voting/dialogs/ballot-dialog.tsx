import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Election } from '#contract/election-shapes.ts';
import type { BallotLine } from '#contract/ballot-shapes.ts';
import { useLeaveConfirmation } from '#web/app/use-leave-confirmation.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { announce, notify } from '#web/kit/notify.ts';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useSessionEnd } from '#web/kit/refusal.ts';
import { ballotMessages } from '#texts/en/ballot.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { messages } from '#texts/en/site.ts';
import type { Choice } from '../ballot-review.tsx';
import { BallotReview } from '../ballot-review.tsx';
import { BallotReceipts } from '../ballot-receipts.tsx';
import { BallotStep } from '../ballot-step.tsx';
import type { BallotPosition } from '../ballot-view.ts';
import { LanguageSwitch } from '#web/campus/language-switch.tsx';
import { castBallot } from '../cast-vote.ts';
import { keepBallot, keepForLogIn } from '../kept-ballot.ts';
import type { Place } from '../kept-ballot.ts';
import { refreshElections, takeReceipts } from '#web/elections/queries.ts';
import type { PositionChoice } from '../position-choice.ts';
import { isChosen, nothingChosen, voteFor } from '../position-choice.ts';
import { canTryAgain, useCast, useCastElsewhere } from '../use-cast.ts';
import { usePhase } from '#web/elections/use-phase.ts';

interface BallotDialogProps {
  isOpen: boolean;
  election: Election;
  /** The positions to vote for, each with its candidates in this voter's order. */
  positions: readonly BallotPosition[];
  voterId: string;
  /** The positions for which there are receipts. */
  votedIds: readonly string[];
  /** What is chosen as it opens. */
  first?: Chosen | undefined;
  /** Where one is as it opens. */
  firstPlace?: Place | undefined;
  /** Left before anything was cast. */
  onClose: () => void;
  onLogIn: () => void;
  /** Left after votes for these positions were recorded. */
  onDone: (positionIds: readonly string[]) => void;
}

type Chosen = Readonly<Record<string, PositionChoice>>;

/**
 * The whole ballot: one position after another, then a review of all choices, then one press. The
 * choices exist in this component's state only; give it another key for another ballot.
 */
export function BallotDialog(props: BallotDialogProps) {
  const { isOpen, election, positions, voterId } = props;
  const client = useQueryClient();
  /** By position. */
  const [chosen, setChosen] = useState<Chosen>(props.first ?? {});
  const [place, setPlace] = useState<Place>(
    props.firstPlace ?? { at: 'position', index: 0, isChange: false },
  );
  const [isSwitching, setSwitching] = useState(false);
  const [lines, setLines] = useState<readonly BallotLine[] | null>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);

  const choices = positions.map((position): Choice => {
    return { position, chosen: chosen[position._id] ?? nothingChosen };
  });
  const votes = choices.flatMap(({ position, chosen: choice }) =>
    isChosen(choice) ? [voteFor(position._id, choice)] : [],
  );
  const titleOf = (id: string) => positions.find(({ _id }) => _id === id)?.title ?? id;
  const isToCast = lines === null && votes.length > 0;
  const ballot = { userId: voterId, electionId: election._id, votes };
  const { step, cast, isPending, leave } = useCast(isOpen, {
    send: isToCast ? (key) => castBallot(ballot, key) : null,
    onRecorded: async (answer) => {
      const receipts = answer.votes.flatMap(({ receipt }) => receipt ?? []);
      // Before anything else, forget everywhere whom the votes were for.
      setChosen({});
      const cast = new Set(answer.votes.map((line) => line.position));
      setSkipped(positions.flatMap(({ _id, title }) => (cast.has(_id) ? [] : [title])));
      setLines(answer.votes.map((line) => ({ ...line, position: titleOf(line.position) })));
      await takeReceipts(client, receipts);
      const isWhole = receipts.length === answer.votes.length;
      if (isWhole) notify.success(messages.fixed.voteSuccessful);
      else notify.plain(answer.message);
      if (isWhole) announce(ballotMessages.recorded(receipts.length, receipts.length), 'status');
      else void refreshElections(client);
    },
  });
  const isClosed = usePhase(election) === 'closed' && lines === null && step.at === 'asking';
  const isDirty =
    isToCast && !isSwitching && !isClosed && (step.at === 'asking' || canTryAgain(step));
  const leaving = useLeaveConfirmation(isOpen && isDirty);

  // The second click of a double click on the opener must not close the dialog.
  const isSettled = useSettled(isOpen ? 'open' : 'shut');
  const closeNow = () => {
    setChosen({});
    leave();
    if (lines === null) props.onClose();
    else props.onDone(lines.flatMap(({ receipt }) => receipt?.positionId ?? []));
  };
  const close = () => isSettled && closeNow();
  useCastElsewhere({
    isOpen: isOpen && lines === null && step.at === 'asking',
    isCast: positions.length > 0 && positions.every(({ _id }) => props.votedIds.includes(_id)),
    onClose: props.onClose,
  });
  const goTo = (index: number) =>
    setPlace(
      index < positions.length ? { at: 'position', index, isChange: false } : { at: 'review' },
    );
  const position = place.at === 'position' ? positions[place.index] : undefined;
  const isFilling = lines === null && step.at === 'asking' && !isClosed;
  const before = whereBack(place, positions.length);

  const asItIs = () => {
    const positionIds = positions.map(({ _id }) => _id);
    return { electionId: election._id, voterId, positionIds, chosen, place };
  };
  const holdForLogIn = () => {
    if (isOpen && isToCast) keepForLogIn(asItIs());
  };
  useSessionEnd(holdForLogIn);
  // Nobody is asked whether to leave: what is chosen is there again.
  const putAway = () => {
    const isKept = keepBallot(asItIs());
    if (isKept) flushSync(() => setSwitching(true));
    return isKept;
  };
  const languages = step.at === 'asking' && !isPending && (
    <LanguageSwitch
      className="-mx-2 flex flex-wrap gap-x-2 text-ui text-ink-2"
      beforeSwitch={putAway}
    />
  );

  const page = () => {
    if (lines !== null) {
      return (
        <BallotReceipts election={election.name} lines={lines} skipped={skipped} onDone={close} />
      );
    }
    if (place.at === 'review' || position === undefined || isClosed) {
      return (
        <BallotReview
          choices={choices}
          languages={languages}
          step={step}
          isClosed={isClosed}
          isPending={isPending}
          onChange={(index) => setPlace({ at: 'position', index, isChange: true })}
          onBack={() => before !== null && goTo(before)}
          onCast={cast}
          onClose={close}
          onLogIn={() => {
            holdForLogIn();
            props.onLogIn();
          }}
        />
      );
    }
    const { index, isChange } = place;
    return (
      <BallotStep
        key={position._id}
        position={position}
        languages={languages}
        number={index + 1}
        all={positions.length}
        remain={positions.length - votes.length}
        chosen={chosen[position._id] ?? nothingChosen}
        isChange={isChange}
        onChoose={(choice) => setChosen({ ...chosen, [position._id]: choice })}
        onBack={before === null || isChange ? null : () => goTo(before)}
        onNext={() => goTo(isChange ? positions.length : index + 1)}
      />
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={(isByBack) => (isByBack ? closeNow() : close())}
      title={
        positions.length === 1
          ? electionsMessages.candidates.fillOne
          : electionsMessages.candidates.fill
      }
      lede={<bdi>{election.name}</bdi>}
      size="tall"
      onStepBack={isFilling && before !== null ? () => goTo(before) : undefined}
      hasCross={position !== undefined || (step.at === 'asking' && !isClosed)}
      isPending={isPending}
      isDirty={isDirty}
      discard={ballotMessages.leave}
      over={
        <ConfirmDialog
          isOpen={isOpen && leaving.isAsking}
          title={ballotMessages.leave.title}
          text={ballotMessages.leave.text}
          confirmLabel={ballotMessages.leave.confirm}
          keepLabel={ballotMessages.leave.keep}
          onKeep={leaving.stay}
          onConfirm={leaving.leave}
        />
      }
    >
      {page()}
    </Dialog>
  );
}

/** The place before this one in a ballot of so many positions, whose review comes after the last; null on the first. */
function whereBack(place: Place, positions: number): number | null {
  if (place.at === 'review') return positions - 1;
  if (place.isChange) return positions;
  return place.index === 0 ? null : place.index - 1;
}
