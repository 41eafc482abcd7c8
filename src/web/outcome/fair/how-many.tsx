import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { percentOf } from '#core/elections/turnout.ts';
import { useTurnout } from '#web/elections/queries.ts';
import { Fold } from '#web/kit/fold.tsx';
import { fairMessages } from '#texts/en/fair.ts';
import { TurnoutGroups } from '../turnout-groups.tsx';
import { TurnoutHours } from '../turnout-hours.tsx';
import { postsOf } from '../winner-of.ts';
import { Question, answer } from './question.tsx';

const text = fairMessages.many;

interface HowManyProps {
  election: Election;
  result: ElectionResults | undefined;
}

/** How many voted, of how many; behind it by group and by hour. */
export function HowMany({ election, result }: HowManyProps) {
  const eligible = useTurnout(election._id).data?.eligible;
  return (
    <Question title={text.title}>
      {/* The number of those who could comes after the page, and has its line. */}
      <p className={`${answer} min-h-[1.5em]`}>
        {result === undefined
          ? `${eligible === undefined ? '' : text.canVote(eligible)} ${text.later}`
          : votedIn(result, eligible ?? 0)}
      </p>
      {result !== undefined && (
        <Fold title={text.more} level={3}>
          {result.afterClose !== undefined && (
            <TurnoutGroups groups={result.afterClose.groups} mostVotes={mostVotesOf(result)} />
          )}
          <TurnoutHours election={election} />
        </Fold>
      )}
    </Question>
  );
}

function votedIn(result: ElectionResults, eligible: number): string {
  const { proofs } = result;
  if (proofs.length === 0) return text.mostVotes(mostVotesOf(result));
  const voted = proofs.reduce((sum, { voters }) => sum + voters, 0);
  const votes = proofs.reduce((sum, one) => sum + one.votes, 0);
  return `${text.voted(voted, eligible, percentOf(voted, eligible))} ${text.votes(votes)}`;
}

const mostVotesOf = (result: ElectionResults) =>
  Math.max(0, ...postsOf(result).map(({ valid, abstained }) => valid + abstained));
