import type { Candidate } from '#contract/election-shapes.ts';
import { messages } from '#texts/en/site.ts';
import { ballotMessages } from '#texts/en/ballot.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { RulingLine } from '#web/elections/ruling-line.tsx';
import { Button } from '#web/kit/button.tsx';
import { hasNoCandidate, howMany, howToChoose, rulesLine } from './ballot-view.ts';
import type { BallotPosition } from './ballot-view.ts';
import { FindableCandidates } from './findable-candidates.tsx';
import { positionBox, unseenPosition } from './ballot-looks.ts';
import { positionAnchor } from './position-anchor.ts';

interface PositionBallotProps {
  position: BallotPosition;
  /** One of many: it is laid out when it comes near. */
  isUnseen?: boolean;
  askedId: string | null;
  canVote: boolean;
  onPress: (candidate: Candidate) => void;
  onAbstain: () => void;
}

/** One position that is still to be voted for. */
export function PositionBallot(props: PositionBallotProps) {
  const { position, isUnseen = false, askedId, canVote, onPress, onAbstain } = props;
  const { candidates, title, rules } = position;
  const count = candidates.length;
  const isEmpty = hasNoCandidate(position);
  const line = rulesLine(position, canVote && !isEmpty);
  return (
    <fieldset
      className={`group/position ${positionBox} ${isUnseen ? unseenPosition : ''}`.trim()}
      data-position
      id={positionAnchor(position._id)}
    >
      {/* A legend sits in its frame; floated, it is a heading like any other and can stick. */}
      <legend className="float-start flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 pt-1 pb-2 max-md:pb-1 group-has-[>[data-find]]/position:sticky group-has-[>[data-find]]/position:top-(--bar-height) group-has-[>[data-find]]/position:z-1 group-has-[>[data-find]]/position:bg-surface [&+*]:clear-both">
        <h3 className="min-w-0 type-h3 wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {!isEmpty && (
          <span className="flex-none text-ui text-ink-2 max-md:text-meta">
            {canVote ? howToChoose(position) : howMany(position)}
          </span>
        )}
      </legend>
      {rules.text !== '' && (
        <p className="max-w-(--measure) pb-2 wrap-anywhere whitespace-pre-line">
          <bdi>{rules.text}</bdi>
        </p>
      )}
      {line !== '' && (
        <p className="max-w-(--measure) pb-2 text-ui wrap-anywhere text-ink-2">{line}</p>
      )}
      {position.void !== undefined && (
        <RulingLine ruling={position.void} what={rulingMessages.void} className="pb-3" />
      )}
      {isEmpty && <p className="pb-2 text-ink-2 max-md:pb-1">{messages.fixed.noCandidatesYet}</p>}
      <FindableCandidates
        position={position}
        askedIds={askedId === null ? [] : [askedId]}
        canVote={canVote}
        onPress={onPress}
      />
      {rules.canAbstain && canVote && count > 0 && (
        <Button
          kind="ghost"
          size="small"
          aria-label={ballotMessages.abstainFrom(title)}
          onClick={onAbstain}
        >
          {ballotMessages.abstain}
        </Button>
      )}
    </fieldset>
  );
}
