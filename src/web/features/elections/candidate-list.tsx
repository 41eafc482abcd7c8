import type { Candidate } from '#contract/election-shapes.ts';
import { useRoving } from '#web/lib/use-roving.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { CandidateRow } from './candidate-row.tsx';

interface CandidateListProps {
  position: string;
  candidates: readonly Candidate[];
  /** The one whose confirmation is open, or who is chosen on a ballot that is filled in. */
  askedId: string | null;
  /** False where nobody can vote now: rows are for reading, and a press explains. */
  isVote: boolean;
  /** A press chooses and asks nothing: the rows are radios. */
  isChoice?: boolean;
  onPress: (candidate: Candidate) => void;
}

/** Those who stand for a position: one column, one Tab stop, nobody larger than another. */
export function CandidateList(props: CandidateListProps) {
  const { position, candidates, askedId, isVote, isChoice = false, onPress } = props;
  const { listProps, tabIndexOf } = useRoving(
    candidates.map(({ _id, nominee }) => ({ id: _id, name: nominee.name })),
    isChoice ? askedId : null,
  );
  const press = useSteady((id: string) => {
    const candidate = candidates.find(({ _id }) => _id === id);
    if (candidate !== undefined) onPress(candidate);
  });
  return (
    <ul
      className="candidates"
      {...(isChoice && { role: 'radiogroup', 'aria-label': position })}
      {...listProps}
    >
      {candidates.map(({ _id, nominee, votes }) => (
        <CandidateRow
          key={_id}
          id={_id}
          position={position}
          nominee={nominee}
          votes={votes}
          isAsked={_id === askedId}
          isVote={isVote}
          isChoice={isChoice}
          tabIndex={tabIndexOf(_id)}
          onPress={press}
        />
      ))}
    </ul>
  );
}
