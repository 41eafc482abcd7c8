import type { ElectionResults } from '#contract/election-shapes.ts';
import { closedElectionMessages as text } from '#texts/en/closed-election.ts';
import { yourVoteMessages } from '#texts/en/your-vote.ts';
import { ballotName } from '#texts/entry-name.ts';
import { wordsAlone } from '#web/elections/find-words.ts';
import { useReadElections } from '#web/elections/queries.ts';
import { Findable } from '#web/kit/findable.tsx';
import { ownFirst } from './standing.ts';
import { NoVotesCard, SecondRoundsCard, TieCard, TiesCard } from './tie-card.tsx';
import { useOwnPositions } from './use-own-positions.ts';
import { OpenSeatsCard, QuestionCard, RuledCard, WithoutWinnerCard } from './without-winner.tsx';
import { SmallWinnerCard, WinnerCard } from './winner-card.tsx';
import type { AnsweredQuestion, PositionResult, WithoutWinner } from './winner-of.ts';
import { electedBy, electedOf, hasOutcome, isLong, positionIdsOf, tiedOf } from './winner-of.ts';
import { wonIn } from './won-in.ts';

type Rules = NonNullable<ElectionResults['afterClose']>['rules'];
type Post = PositionResult | WithoutWinner | AnsweredQuestion;

/** Winners side by side, as many as there is room for. */
export const resultCards =
  'grid grid-cols-3 gap-6 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-2.5';
const smallCards = 'grid grid-cols-3 gap-2 max-lg:grid-cols-2 max-md:grid-cols-1';

interface OutcomeCardsProps {
  result: ElectionResults;
  isWhole: boolean;
}

/** A card for each winner, and for each position that nobody has won. */
export function OutcomeCards({ result, isWhole }: OutcomeCardsProps) {
  const rules = result.afterClose?.rules;
  if (isLong(result)) return <SmallCards result={result} isWhole={isWhole} />;
  return (
    <ul className={`${resultCards} beside-sheet:hidden`}>
      {result.results.filter(hasOutcome).map((one) => (
        <Outcome key={one.positionId} post={one} rules={rules} isWhole={isWhole} />
      ))}
      {result.withoutWinner.map((one) => (
        <WithoutWinnerCard key={one.positionId} result={one} />
      ))}
      {result.questions.map((one) => (
        <QuestionCard key={one.positionId} question={one} />
      ))}
    </ul>
  );
}

/** So many positions of one outcome have a card each. */
const mostOfOne = 3;

/** The cards of many positions, with a search over them; what is found stands one by one. */
function SmallCards({ result, isWhole }: OutcomeCardsProps) {
  const posts = [...result.withoutWinner, ...openFirst(result)];
  const elections = useReadElections();
  const election = elections.find(({ _id }) => _id === result.electionId);
  const wordsOf = (post: Post) => {
    const position = election?.positions.find(({ _id }) => _id === post.positionId);
    return [
      post.position,
      ...(position === undefined ? [] : wordsAlone(position)),
      ...namesIn(post),
    ];
  };
  return (
    <div className="grid gap-4 beside-sheet:hidden **:data-without-winner:p-3" data-long>
      <Findable
        items={posts}
        wordsOf={wordsOf}
        label={yourVoteMessages.findPosition}
        className="print:hidden"
      >
        {(isFound, isSearching) =>
          isSearching ? (
            <ul className={smallCards}>
              {posts.filter(isFound).map((post) => (
                <AnyCard
                  key={post.positionId}
                  post={post}
                  rules={result.afterClose?.rules}
                  isWhole={isWhole}
                />
              ))}
            </ul>
          ) : (
            <CardsInGroups result={result} isWhole={isWhole} />
          )
        }
      </Findable>
    </div>
  );
}

const openFirst = ({ results, questions }: ElectionResults): Post[] => [
  ...results.filter(hasOutcome).toSorted((a, b) => openness(b) - openness(a)),
  ...questions,
];

/** Who stood for it. */
function namesIn(post: Post): string[] {
  if ('yes' in post) return [];
  const { candidates, left = [], disqualified = [] } = post;
  return [...candidates, ...left, ...disqualified].map(({ student }) => ballotName(student));
}

/** The reader's own first, then what is open or tied, then who won. Many of one outcome are one card. */
function CardsInGroups({ result, isWhole }: OutcomeCardsProps) {
  const own = useOwnPositions(result);
  const rules = result.afterClose?.rules;
  const all = positionIdsOf(result).length;
  const posts = openFirst(result);
  const open = result.results.filter(hasOutcome).filter(({ tie }) => tie);
  const many = <One extends Post>(some: readonly One[]) => (some.length > mostOfOne ? some : []);
  const ties = many(open.filter(({ tied }) => tied.length > 0));
  const noVotes = many(open.filter(({ tied }) => tied.length === 0));
  const secondRounds = many(result.withoutWinner.filter((one) => one.secondRound !== undefined));
  const grouped: ReadonlySet<Post> = new Set([...ties, ...noVotes, ...secondRounds]);
  const others = (those: readonly Post[]) =>
    those.filter((one) => !grouped.has(one) && !own.has(one.positionId));
  const card = (post: Post) => (
    <AnyCard key={post.positionId} post={post} rules={rules} isWhole={isWhole} />
  );
  const mine = [...result.withoutWinner, ...posts].filter(({ positionId }) => own.has(positionId));
  return (
    <>
      {mine.length > 0 && (
        <section className="grid gap-2" data-own>
          <h3 className="font-semibold">{text.yours(mine.length)}</h3>
          <ul className={smallCards}>{mine.map(card)}</ul>
        </section>
      )}
      <ul className={smallCards}>
        {ties.length > 0 && <TiesCard posts={ownFirst(ties, own)} all={all} rules={rules} />}
        {secondRounds.length > 0 && (
          <SecondRoundsCard posts={ownFirst(secondRounds, own)} all={all} />
        )}
        {noVotes.length > 0 && <NoVotesCard posts={ownFirst(noVotes, own)} all={all} />}
        {others(result.withoutWinner).map(card)}
        {others(posts).map(card)}
      </ul>
    </>
  );
}

/** What is open stands before what is won. */
const openness = ({ tie, openSeats = 0 }: PositionResult) => Number(tie || openSeats > 0);

interface AnyCardProps {
  post: Post;
  rules: Rules | undefined;
  isWhole: boolean;
}

function AnyCard({ post, rules, isWhole }: AnyCardProps) {
  if ('yes' in post) return <QuestionCard question={post} />;
  if ('why' in post) return <WithoutWinnerCard result={post} />;
  return <Outcome post={post} rules={rules} isWhole={isWhole} isSmall />;
}

interface OutcomeProps extends AnyCardProps {
  post: PositionResult;
  isSmall?: boolean;
}

function Outcome({ post, rules, isWhole, isSmall = false }: OutcomeProps) {
  const Winner = isSmall ? SmallWinnerCard : WinnerCard;
  return (
    <>
      {electedOf(post).map((candidate) => (
        <li key={candidate._id} className="grid">
          <Winner
            position={post.position}
            candidate={candidate}
            decidedBy={electedBy(post, candidate._id)}
            won={wonIn(post.count, candidate._id)}
            isLarge={isWhole}
          />
        </li>
      ))}
      {tiedOf(post).length > 0 && <TieCard result={post} rules={rules} />}
      <OpenSeatsCard result={post} />
      {post.asCast !== undefined && <RuledCard result={post} />}
    </>
  );
}
