import { Scale } from 'lucide-react';
import type { ElectionResults } from '#contract/election-shapes.ts';
import { closedElectionMessages } from '#texts/en/closed-election.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { outcomeMessages } from '#texts/en/outcomes.ts';
import { ballotName } from '#texts/entry-name.ts';
import { useViewer } from '#web/app/session.ts';
import { Chip } from '#web/kit/chip.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { whyNobody } from './without-winner.tsx';
import type { PositionResult, ResultCandidate, WithoutWinner } from './winner-of.ts';
import { tiedOf } from './winner-of.ts';

type Rules = NonNullable<ElectionResults['afterClose']>['rules'];

const text = electionsMessages.results;
const line = 'text-ui leading-text text-ink-2 wrap-anywhere';
const TieChip = () => (
  <Chip icon={<Scale size={16} strokeWidth={2} aria-hidden />}>{text.tie}</Chip>
);

interface TieCardProps {
  result: PositionResult;
  rules: Rules | undefined;
}

/** All whom something has to tell apart, and what decides it. */
export function TieCard({ result, rules }: TieCardProps) {
  const sentence = useTieSentence()(result);
  return (
    <li className="grid">
      <article
        className="sheet flex flex-col gap-3 p-6 max-md:gap-1 max-md:p-3 in-data-long:gap-1 in-data-long:p-3"
        data-person
      >
        <div className="flex items-start justify-between gap-3">
          <p className="text-ui leading-label font-semibold text-ink-2 wrap-anywhere">
            <bdi>{result.position}</bdi>
          </p>
          <TieChip />
        </div>
        <p className="wrap-anywhere">{sentence}</p>
        {result.tied.length > 0 && rules !== undefined && (
          <p className={line}>{closedElectionMessages.decidedBy(rules)}</p>
        )}
      </article>
    </li>
  );
}

/** Who is tied, in a sentence; a reader who is among them is named. */
function useTieSentence(): (result: PositionResult) => string {
  const own = useViewer().viewer?._id;
  const isOwn = ({ userId }: ResultCandidate) => Number(userId === own);
  return (result) => {
    const tied = tiedOf(result).toSorted((a, b) => isOwn(b) - isOwn(a));
    const names = tied.map(({ student }) => ballotName(student));
    if (result.tied.length === 0) return outcomeMessages.noVotes;
    return result.count === undefined
      ? closedElectionMessages.tied(names, tied[0]?.votes ?? 0)
      : closedElectionMessages.level(names);
  };
}

interface GroupCardProps {
  title: string;
  chip?: boolean;
  /** What holds for all of them. */
  says?: string | undefined;
  posts: readonly { positionId: string; position: string; sentence: string }[];
}

/** Many positions of one outcome: their number, and each in a list that opens. */
function GroupCard({ title, chip = false, says, posts }: GroupCardProps) {
  return (
    <li className="col-span-full grid">
      <article className="sheet grid gap-1 p-4" data-group>
        <div className="flex items-start justify-between gap-3">
          <p className="leading-snug font-semibold">{title}</p>
          {chip && <TieChip />}
        </div>
        {says !== undefined && <p className={line}>{says}</p>}
        <Fold title={closedElectionMessages.showEach(posts.length)} level={3}>
          <ul className="grid gap-x-6 gap-y-2 text-ui md:grid-cols-2">
            {posts.map(({ positionId, position, sentence }) => (
              <li key={positionId} className="wrap-anywhere">
                <b className="block font-semibold">
                  <bdi>{position}</bdi>
                </b>
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </Fold>
      </article>
    </li>
  );
}

interface GroupedProps<Post> {
  posts: readonly Post[];
  /** Of how many positions. */
  all: number;
}

/** The ties of an election that one draw or the same rule decides. */
export function TiesCard({
  posts,
  all,
  rules,
}: GroupedProps<PositionResult> & { rules: Rules | undefined }) {
  const sentence = useTieSentence();
  return (
    <GroupCard
      title={closedElectionMessages.areTied(posts.length, all)}
      chip
      says={rules && closedElectionMessages.decidedTogether(rules)}
      posts={posts.map((post) => ({ ...post, sentence: sentence(post) }))}
    />
  );
}

/** The positions that nobody voted for. */
export function NoVotesCard({ posts, all }: GroupedProps<PositionResult>) {
  return (
    <GroupCard
      title={closedElectionMessages.haveNoVotes(posts.length, all)}
      posts={posts.map((post) => ({ ...post, sentence: outcomeMessages.noVotes }))}
    />
  );
}

/** The positions whose law is a second round: no draw decides them. */
export function SecondRoundsCard({ posts, all }: GroupedProps<WithoutWinner>) {
  return (
    <GroupCard
      title={closedElectionMessages.needSecondRound(posts.length, all)}
      posts={posts.map((post) => ({ ...post, sentence: whyNobody(post) }))}
    />
  );
}
