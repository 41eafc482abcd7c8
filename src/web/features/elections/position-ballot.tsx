import type { Candidate } from '#contract/election-shapes.ts';
import { electionsMessages } from '#web/messages/en/elections.ts';
import { messages } from '#web/messages/en/site.ts';
import type { BallotPosition } from './ballot-view.ts';
import { FindableCandidates } from './findable-candidates.tsx';
import { positionAnchor } from './position-anchor.ts';

interface PositionBallotProps {
  position: BallotPosition;
  askedId: string | null;
  isVote: boolean;
  onPress: (candidate: Candidate) => void;
}

/** One position that is still to be voted for. */
export function PositionBallot({ position, askedId, isVote, onPress }: PositionBallotProps) {
  const { candidates, title } = position;
  const count = candidates.length;
  return (
    <fieldset className="position" id={positionAnchor(position._id)}>
      <legend className="position-head">
        <h3 className="h3">
          <bdi>{title}</bdi>
        </h3>
        {count > 0 && (
          <span>
            {isVote
              ? electionsMessages.candidates.chooseOne(count)
              : electionsMessages.candidates.candidates(count)}
          </span>
        )}
      </legend>
      {count === 0 && <p className="position-empty">{messages.fixed.noCandidatesYet}</p>}
      <FindableCandidates position={position} askedId={askedId} isVote={isVote} onPress={onPress} />
    </fieldset>
  );
}
