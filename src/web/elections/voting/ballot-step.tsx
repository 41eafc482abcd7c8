import { useRef } from 'react';
import { ignoreRepeatedKey } from '#web/app/ignore-repeated-key.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActs } from '#web/ui/dialog-parts.tsx';
import { ballotMessages } from '#web/messages/en/ballot.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { BallotHeading } from './ballot-heading.tsx';
import { ballotPage, ballotPageBody, ballotPageHead, settling } from './ballot-looks.ts';
import type { BallotPosition } from './ballot-view.ts';
import { FindableCandidates } from './findable-candidates.tsx';

interface BallotStepProps {
  position: BallotPosition;
  /** Counted from 1. */
  number: number;
  all: number;
  /** Positions without a choice. */
  remain: number;
  chosenId: string | null;
  /** Opened from the review: the only button leads back to it. */
  isChange: boolean;
  onChoose: (candidateId: string) => void;
  onClear: () => void;
  /** Null on the first position. */
  onBack: (() => void) | null;
  onNext: () => void;
}

/** One position of a ballot while it is filled in. A choice can be changed, cleared or skipped. */
export function BallotStep(props: BallotStepProps) {
  const { position, number, all, remain, chosenId, isChange, onBack, onNext } = props;
  const { candidates, title } = position;
  const list = useRef<HTMLDivElement>(null);
  // The second click of a double click would skip a position.
  const isSettled = useSettled(position._id);
  const clear = () => {
    props.onClear();
    // The button goes away, so the focus moves to who was chosen.
    list.current?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')?.focus();
  };
  const nextKind = chosenId === null && !isChange ? 'outline' : 'primary';
  const next = () => {
    if (isChange || number === all) return ballotMessages.review;
    return chosenId === null ? ballotMessages.skip : ballotMessages.next;
  };
  return (
    <div className={ballotPage}>
      <header className={ballotPageHead}>
        <BallotHeading>
          <span className="type-eyebrow tabular-nums">{ballotMessages.place(number, all)}</span>
          <bdi>{title}</bdi>
        </BallotHeading>
        <p className="text-ui leading-label font-medium text-ink-2 tabular-nums" role="status">
          {ballotMessages.remain(remain, all)}
        </p>
      </header>
      <div className={ballotPageBody} ref={list}>
        <div className="flex min-h-13 items-center justify-between gap-4 text-ui text-ink-2">
          <span>{electionsMessages.candidates.chooseOne(candidates.length)}</span>
          {chosenId !== null && (
            <Button
              kind="ghost"
              size="small"
              aria-label={ballotMessages.clearFor(title)}
              onClick={clear}
            >
              {ballotMessages.clear}
            </Button>
          )}
        </div>
        <FindableCandidates
          position={position}
          askedId={chosenId}
          canVote
          isChoice
          onPress={({ _id }) => props.onChoose(_id)}
        />
      </div>
      <DialogActs layout="halves">
        {onBack !== null && (
          <Button
            kind="outline"
            className={settling.outline}
            aria-disabled={!isSettled || undefined}
            onKeyDown={ignoreRepeatedKey}
            onClick={onBack}
          >
            {ballotMessages.back}
          </Button>
        )}
        <Button
          kind={nextKind}
          className={settling[nextKind]}
          aria-disabled={!isSettled || undefined}
          onKeyDown={ignoreRepeatedKey}
          onClick={onNext}
        >
          {next()}
        </Button>
      </DialogActs>
    </div>
  );
}
