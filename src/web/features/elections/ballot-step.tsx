import { useRef } from 'react';
import { ignoreHeldKey } from '#web/lib/ignore-held-key.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { ballotMessages } from '#web/messages/en/ballot.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { BallotHeading } from './ballot-heading.tsx';
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
  /** Come from the review: there is one way, back to it. */
  isChange: boolean;
  onChoose: (candidateId: string) => void;
  onClear: () => void;
  /** Null where nothing comes before. */
  onBack: (() => void) | null;
  onNext: () => void;
}

/** One position of a ballot that is filled in. A choice can be changed, cleared and left out. */
export function BallotStep(props: BallotStepProps) {
  const { position, number, all, remain, chosenId, isChange, onBack, onNext } = props;
  const { candidates, title } = position;
  const list = useRef<HTMLDivElement>(null);
  // The second half of a double click would skip a position.
  const isSettled = useSettled(position._id);
  const clear = () => {
    props.onClear();
    // The button goes; the focus stays with those who can be chosen.
    list.current?.querySelector<HTMLElement>('[data-roving][tabindex="0"]')?.focus();
  };
  const next = () => {
    if (isChange || number === all) return ballotMessages.review;
    return chosenId === null ? ballotMessages.skip : ballotMessages.next;
  };
  return (
    <div className="ballot-page">
      <header className="ballot-page-head">
        <BallotHeading>
          <span className="eyebrow num">{ballotMessages.place(number, all)}</span>
          <bdi>{title}</bdi>
        </BallotHeading>
        <p className="ballot-remain num" role="status">
          {ballotMessages.remain(remain)}
        </p>
      </header>
      <div className="ballot-page-body" ref={list}>
        <div className="ballot-rule">
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
          isVote
          isChoice
          onPress={({ _id }) => props.onChoose(_id)}
        />
      </div>
      <div className="dialog-acts step-acts">
        {onBack !== null && (
          <Button
            kind="outline"
            aria-disabled={!isSettled || undefined}
            onKeyDown={ignoreHeldKey}
            onClick={onBack}
          >
            {ballotMessages.back}
          </Button>
        )}
        <Button
          kind={chosenId === null && !isChange ? 'outline' : 'primary'}
          aria-disabled={!isSettled || undefined}
          onKeyDown={ignoreHeldKey}
          onClick={onNext}
        >
          {next()}
        </Button>
      </div>
    </div>
  );
}
