import type { Candidate } from '#contract/election-shapes.ts';
import { ignoreHeldKey } from '#web/lib/ignore-held-key.ts';
import { useRoving } from '#web/lib/use-roving.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { electionsWords } from '#web/words/elections.ts';

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
  return (
    <ul
      className="candidates"
      {...(isChoice && { role: 'radiogroup', 'aria-label': position })}
      {...listProps}
    >
      {candidates.map((candidate) => {
        const { _id, nominee, votes } = candidate;
        return (
          <li key={_id} role={isChoice ? 'presentation' : undefined}>
            <button
              type="button"
              {...(isChoice && { role: 'radio', 'aria-checked': _id === askedId })}
              className="candidate"
              data-roving={_id}
              data-asked={_id === askedId || undefined}
              data-vote={isVote || undefined}
              tabIndex={tabIndexOf(_id)}
              aria-label={electionsWords.candidates.row({
                name: nominee.name,
                position,
                votes,
                isVote: isVote && !isChoice,
              })}
              onKeyDown={ignoreHeldKey}
              onClick={() => onPress(candidate)}
            >
              {isVote && <span className="bubble" aria-hidden />}
              <Avatar id={nominee._id} name={nominee.name} src={nominee.profileImg} isNeutral />
              <span className="candidate-text">
                <span className="candidate-name">
                  <bdi>{nominee.name}</bdi>
                </span>
                {votes !== null && (
                  <span className="candidate-votes num">
                    {electionsWords.candidates.votes(votes)}
                  </span>
                )}
              </span>
              {isVote && !isChoice && (
                <span className="candidate-go" aria-hidden>
                  {electionsWords.candidates.vote}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
