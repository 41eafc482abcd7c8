import { memo } from 'react';
import type { Candidate } from '#contract/election-shapes.ts';
import { ignoreHeldKey } from '#web/lib/ignore-held-key.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { electionsMessages } from '#web/messages/en/elections.ts';

interface CandidateRowProps {
  id: string;
  position: string;
  nominee: Candidate['nominee'];
  votes: number | null;
  /** Its confirmation is open, or it is the one chosen. */
  isAsked: boolean;
  isVote: boolean;
  isChoice: boolean;
  tabIndex: number;
  onPress: (id: string) => void;
}

/** One who stands. Of 200 a vote, a press or a step of the focus draws those that changed. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { id, position, nominee, votes, isAsked, isVote, isChoice, tabIndex, onPress } = props;
  return (
    <li role={isChoice ? 'presentation' : undefined}>
      <button
        type="button"
        {...(isChoice && { role: 'radio', 'aria-checked': isAsked })}
        className="candidate"
        data-roving={id}
        data-asked={isAsked || undefined}
        data-vote={isVote || undefined}
        tabIndex={tabIndex}
        aria-label={electionsMessages.candidates.row({
          name: nominee.name,
          position,
          votes,
          isVote: isVote && !isChoice,
        })}
        onKeyDown={ignoreHeldKey}
        onClick={() => onPress(id)}
      >
        {isVote && <span className="bubble" aria-hidden />}
        <Avatar id={nominee._id} name={nominee.name} src={nominee.profileImg} isNeutral />
        <span className="candidate-text">
          <span className="candidate-name">
            <bdi>{nominee.name}</bdi>
          </span>
          {votes !== null && (
            <span className="candidate-votes num">{electionsMessages.candidates.votes(votes)}</span>
          )}
        </span>
        {isVote && !isChoice && (
          <span className="candidate-go" aria-hidden>
            {electionsMessages.candidates.vote}
          </span>
        )}
      </button>
    </li>
  );
});
