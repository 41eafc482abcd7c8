import { Avatar } from '#web/kit/avatar.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { countPeople } from './ballot-view.ts';
import type { BallotPosition } from './ballot-view.ts';

const text = electionsMessages.candidates;

/** Who the candidates of a position were, for those who have voted: all alike, none is marked. */
export function VotedCandidates({ position }: { position: BallotPosition }) {
  const { candidates, title, rules } = position;
  return (
    <details className="pb-3">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ui font-semibold text-brand underline underline-offset-4">
        {rules.kind === 'question'
          ? text.showAnswers(title)
          : text.show(countPeople(candidates), title)}
      </summary>
      <ul className="mt-1 grid gap-1">
        {candidates.map(({ _id, nominee, votes }) => (
          <li key={_id} className="flex min-h-12 items-center gap-3">
            <Avatar id={nominee._id} name={nominee.name} src={nominee.profileImg} isNeutral />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>{nominee.name}</bdi>
            </span>
            {votes !== null && (
              <span className="flex-none text-ui text-ink-2 tabular-nums">{text.votes(votes)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
