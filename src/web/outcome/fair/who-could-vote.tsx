import type { Election, ElectionResults } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { paths } from '#web/app/paths.ts';
import { RulesNote } from '#web/elections/rules-note.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { fairMessages } from '#texts/en/fair.ts';
import { messages } from '#texts/en/site.ts';
import { votersMessages } from '#texts/en/voters.ts';
import { Question, answer } from './question.tsx';

const text = fairMessages.who;

interface WhoCouldVoteProps {
  election: Election;
  result: ElectionResults | undefined;
}

/** By what voters were known, and how many of those who voted had proved it; small groups together. */
export function WhoCouldVote({ election, result }: WhoCouldVoteProps) {
  return (
    <Question title={text.title}>
      <p className={answer}>{votersMessages.known(election)}</p>
      <Proofs proofs={result?.proofs ?? []} />
      <p>
        <Link to={paths.howItWorks} className="type-link min-h-11">
          {messages.shell.howItWorks}
        </Link>
      </p>
      <Fold title={text.rules} level={3}>
        <RulesNote election={election} />
      </Fold>
    </Question>
  );
}

function Proofs({ proofs }: Pick<ElectionResults, 'proofs'>) {
  const [first, ...others] = proofs;
  if (first === undefined) return null;
  const { ways, voters, votes } = first;
  if (others.length === 0) {
    const isUnchecked = ways.length === 1 && ways[0] === 'none';
    return (
      <p className={answer} data-proofs>
        {isUnchecked ? text.unchecked(voters, votes) : votersMessages.provedBy(first)}
      </p>
    );
  }
  return (
    <ul className="ms-5 list-disc" data-proofs>
      {proofs.map((group) => (
        <li key={`${group.ways.join(' ')} ${group.officer ?? ''}`} className={answer}>
          {votersMessages.provedBy(group)}
        </li>
      ))}
    </ul>
  );
}
