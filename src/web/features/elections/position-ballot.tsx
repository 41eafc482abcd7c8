import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Candidate } from '#contract/election-shapes.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { electionsWords } from '#web/words/elections.ts';
import { words } from '#web/words/words.ts';
import type { BallotPosition } from './ballot-view.ts';
import { CandidateList } from './candidate-list.tsx';
import { matchesName } from './matches-name.ts';
import { positionAnchor } from './position-anchor.ts';

/** More candidates than this get a field to find one by name. */
const manyCandidates = 12;

interface PositionBallotProps {
  position: BallotPosition;
  askedId: string | null;
  isVote: boolean;
  onPress: (candidate: Candidate) => void;
}

/** One position that is still to be voted for. */
export function PositionBallot({ position, askedId, isVote, onPress }: PositionBallotProps) {
  const [name, setName] = useState('');
  const { candidates, title } = position;
  const count = candidates.length;
  const found = candidates.filter(({ nominee }) => matchesName(nominee.name, name));
  const isMany = count > manyCandidates;
  return (
    <fieldset className="position" id={positionAnchor(position._id)}>
      <legend className="position-head">
        <h3 className="h3">
          <bdi>{title}</bdi>
        </h3>
        {count > 0 && (
          <span>
            {isVote
              ? electionsWords.candidates.chooseOne(count)
              : electionsWords.candidates.candidates(count)}
          </span>
        )}
      </legend>
      {count === 0 && <p className="position-empty">{words.fixed.noCandidatesYet}</p>}
      {isMany && (
        <div className="position-find">
          <TextInput
            type="search"
            isSmall
            before={<Search size={18} strokeWidth={1.75} aria-hidden />}
            placeholder={electionsWords.candidates.find}
            aria-label={electionsWords.candidates.findIn(title)}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <p className="visually-hidden" role="status">
            {name.trim() !== '' && electionsWords.candidates.found(found.length)}
          </p>
        </div>
      )}
      {found.length > 0 ? (
        <CandidateList
          position={title}
          candidates={found}
          askedId={askedId}
          isVote={isVote}
          onPress={onPress}
        />
      ) : (
        count > 0 && <p className="position-empty">{electionsWords.candidates.noneFound}</p>
      )}
    </fieldset>
  );
}
