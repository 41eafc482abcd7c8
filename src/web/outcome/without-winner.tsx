import type { ReactNode } from 'react';
import { closedElectionMessages as text } from '#texts/en/closed-election.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { rulingMessages } from '#texts/en/rulings.ts';
import { ballotName, nobodyName } from '#texts/entry-name.ts';
import { Chip } from '#web/kit/chip.tsx';
import { messages } from '#texts/en/site.ts';
import { ruledWords } from './ruled-words.ts';
import type { AnsweredQuestion, PositionResult, WithoutWinner } from './winner-of.ts';

interface CardProps {
  title: string;
  chip?: ReactNode;
  children: ReactNode;
}

function Card({ title, chip, children }: CardProps) {
  return (
    <li className="sheet grid content-start gap-2 p-6" data-without-winner>
      <div className="flex items-start justify-between gap-3">
        <p className="text-ui leading-label font-semibold text-ink-2 wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        {chip}
      </div>
      <div className="grid gap-1 text-ui leading-text text-ink-2 wrap-anywhere">{children}</div>
    </li>
  );
}

/** A position that no person has won, and why. */
export const WithoutWinnerCard = ({ result }: { result: WithoutWinner }) => (
  <Card title={result.position}>
    {result.asCast?.question !== undefined && (
      <p className="whitespace-pre-line text-ink">
        <bdi>{result.asCast.question.text}</bdi>
      </p>
    )}
    <p>{whyNobody(result)}</p>
    {ruledWords(result).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </Card>
);

/** A position that somebody won, or that is tied, and that a ruling changed: both counts. */
export const RuledCard = ({ result }: { result: PositionResult }) => (
  <Card title={result.position}>
    {ruledWords(result).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </Card>
);

/** Why no person has won a position, in one sentence. */
export function whyNobody(result: WithoutWinner): string {
  const { why, nobody, candidates, openSeats, method, ruling } = result;
  const name = nobodyName(nobody?.name ?? '');
  if (why === 'vacant') return rulingMessages.vacant;
  if (ruling !== undefined) return rulingMessages.isVoid;
  if (why === 'vote-again') return outcomeMessages.voteAgain;
  if (result.quorum !== undefined) {
    const { voted, eligible, needed } = result.quorum;
    return text.tooFew(voted, eligible, needed);
  }
  if (result.secondRound !== undefined) return secondRoundWords(result, result.secondRound);
  if (why === 'void') return text.isVoid(name);
  if (why === 'voted-down') return text.votedDown(name);
  return reopenedWords({ nobody, next: candidates[0], openSeats, isRanked: method !== undefined });
}

/** Who meets in a second round, with their votes. */
function secondRoundWords(
  { candidates }: WithoutWinner,
  { needed, between, level }: NonNullable<WithoutWinner['secondRound']>,
): string {
  const named = (ids: readonly string[]) =>
    candidates
      .filter(({ _id }) => ids.includes(_id))
      .map(({ student, votes }) => `${ballotName(student)} (${votes})`);
  return level.length > 0
    ? text.secondRoundByDraw(needed, named(level))
    : text.secondRound(needed, named(between));
}

interface Reopened {
  nobody: WithoutWinner['nobody'];
  /** Who has the most votes of those without a seat. */
  next: WithoutWinner['candidates'][number] | undefined;
  openSeats: number;
  isRanked: boolean;
}

function reopenedWords({ nobody, next, openSeats, isRanked }: Reopened): string {
  if (nobody === null) return text.openSeats(openSeats);
  const name = nobodyName(nobody.name);
  if (isRanked || next === undefined) return text.reopened(name, openSeats);
  return text.beaten(
    { ...nobody, name },
    { name: ballotName(next.student), votes: next.votes },
    openSeats,
  );
}

/** The seats of a position that was won in part: those that votes for nobody opened again, and others. */
export function OpenSeatsCard({ result }: { result: PositionResult }) {
  const sentences = openSeatsWords(result);
  if (sentences.length === 0) return null;
  return (
    <Card title={result.position}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Card>
  );
}

/** The same in sentences; none where every seat is taken. A tie says itself that its seats are open. */
export function openSeatsWords(result: PositionResult): string[] {
  const { nobody, candidates, elected, openSeats = 0, reopened = 0, method } = result;
  const next = candidates[elected.length];
  const isRanked = method !== undefined;
  const rest = result.tie ? 0 : openSeats - reopened;
  return [
    ...(reopened > 0 ? [reopenedWords({ nobody, next, openSeats: reopened, isRanked })] : []),
    ...(rest > 0 ? [text.openSeats(rest)] : []),
  ];
}

const outcomes = {
  passed: text.passed,
  'not-passed': text.notPassed,
  'no-quorum': text.noQuorum,
} as const;

/** What came out of a question, with the figures behind it. */
export function QuestionCard({ question }: { question: AnsweredQuestion }) {
  const { position, outcome, text: asked } = question;
  return (
    <Card
      title={position}
      chip={<Chip tone={outcome === 'passed' ? 'success' : 'neutral'}>{outcomes[outcome]}</Chip>}
    >
      <p className="whitespace-pre-line text-ink">
        <bdi>{asked}</bdi>
      </p>
      <p className="text-ink">{questionWords(question)}</p>
    </Card>
  );
}

/** The outcome of a question in one line: "Not passed. 40 yes, 41 no. 41 yes were needed." */
export function questionWords(question: AnsweredQuestion): string {
  const { outcome, yes, no, abstained, eligible, quorumNeeded, yesNeeded } = question;
  const voted = yes + no + abstained;
  return [
    `${outcomes[outcome]}${messages.fullStop}`,
    text.answersOf(question),
    outcome === 'no-quorum'
      ? text.quorumWas(voted, eligible, quorumNeeded)
      : text.neededYes(yesNeeded),
  ].join(' ');
}
