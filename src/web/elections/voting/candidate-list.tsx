import type { Candidate } from '#contract/election-shapes.ts';
import { useRoving } from '#web/app/use-roving.ts';
import { useSteady } from '#web/app/use-steady.ts';
import { CandidateRow } from './candidate-row.tsx';

interface CandidateListProps {
  position: string;
  candidates: readonly Candidate[];
  /** The one whose confirmation is open, or who is chosen on a ballot that is filled in. */
  askedId: string | null;
  /** False where nobody can vote now: rows are for reading, and a press explains. */
  canVote: boolean;
  /** A press chooses and asks nothing: the rows are radios. */
  isChoice?: boolean;
  /** So many that those out of sight are better left undrawn. */
  isLong?: boolean;
  onPress: (candidate: Candidate) => void;
}

/** Containment clips: the ring of focus needs its room. */
const unseenRows =
  '*:-m-1.5 *:p-1.5 *:[contain-intrinsic-block-size:auto_72px] *:[content-visibility:auto]';

/** Those who stand for a position: one column, one Tab stop, nobody larger than another. */
export function CandidateList(props: CandidateListProps) {
  const {
    position,
    candidates,
    askedId,
    canVote,
    isChoice = false,
    isLong = false,
    onPress,
  } = props;
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
      className={`-mx-3 grid gap-2 max-md:-mx-2 ${isLong ? unseenRows : ''}`.trim()}
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
          isSelected={_id === askedId}
          canVote={canVote}
          isChoice={isChoice}
          tabIndex={tabIndexOf(_id)}
          onPress={press}
        />
      ))}
    </ul>
  );
}
