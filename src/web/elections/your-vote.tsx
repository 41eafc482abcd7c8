import { ArrowDown } from 'lucide-react';
import { useId } from 'react';
import type { Election } from '#contract/election-shapes.ts';
import type { MyBallot } from '#contract/ballot-shapes.ts';
import { orderForReader } from '#core/elections/own-order.ts';
import { positionsLeft, unopposedIn } from '#core/elections/votes-left.ts';
import { useTimeZone } from '#web/app/campus.ts';
import { Link } from '#web/app/link.tsx';
import { contactPath } from '#web/app/paths.ts';
import { useServerTime } from '#web/app/server-clock.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { Loaded } from '#web/kit/loaded.tsx';
import { Skeleton, SkeletonGroup } from '#web/kit/skeleton.tsx';
import { positionAnchor } from '#web/voting/position-anchor.ts';
import { electionsMessages } from '#texts/en/elections.ts';
import { forYouMessages } from '#texts/en/for-you.ts';
import { whyMessages } from '#texts/en/why-not-vote.ts';
import { yourVoteMessages as text } from '#texts/en/your-vote.ts';
import { nearMoment } from './moments.ts';
import { useReadBallots } from './queries.ts';

/**
 * Above many elections, for who is logged in: the way to their own ballot. The room is the same before their answer is
 * here, so that nothing moves when it comes.
 */
export function YourVote({ elections }: { elections: readonly Election[] }) {
  const titleId = useId();
  return (
    <section className="wrap my-5 beside-sheet:hidden" aria-labelledby={titleId} data-your-vote>
      <div className="sheet grid min-h-36 content-center gap-1 px-6 py-4 max-md:px-4">
        <h2 className="type-eyebrow" id={titleId}>
          {text.title}
        </h2>
        <Loaded
          query={useReadBallots()}
          failed={() => <p className="text-ink-2">{electionsMessages.candidates.mineFailed}</p>}
          waiting={
            <SkeletonGroup>
              <Skeleton />
              <Skeleton />
            </SkeletonGroup>
          }
          isAtOnce
        >
          {(ballots) => <Own elections={elections} ballots={ballots} />}
        </Loaded>
      </div>
    </section>
  );
}

interface OwnProps {
  elections: readonly Election[];
  ballots: readonly MyBallot[];
}

function Own({ elections, ballots }: OwnProps) {
  const timeZone = useTimeZone();
  const ballotOf = ({ _id }: Election) => ballots.find(({ electionId }) => electionId === _id);
  // By the text alone it is rendered again, and not each second.
  const ids = useServerTime((now) =>
    orderForReader(elections, ballots, now)
      .filter(({ concern }) => concern === 'to-vote')
      .map(({ election }) => election._id)
      .join(' '),
  ).split(' ');
  const toVote = ids.flatMap((id) => elections.filter(({ _id }) => _id === id));
  const [first] = toVote;
  const unopposed = elections.reduce((sum, one) => {
    const ballot = ballotOf(one);
    if (ballot?.vote.isAllowed !== true) return sum;
    return sum + unopposedIn(one).filter((id) => !ballot.otherPositions.includes(id)).length;
  }, 0);
  const alone = unopposed > 0 && text.unopposed(unopposed);
  if (first === undefined) {
    const hasVoted = ballots.some(
      ({ electionId, receipts }) =>
        receipts.length > 0 && elections.some(({ _id }) => _id === electionId),
    );
    return (
      <p className="text-ink-2">
        {hasVoted ? text.done : text.nothing} {alone}
      </p>
    );
  }
  const ballot = ballotOf(first);
  const place = ballot === undefined ? undefined : positionsLeft(first, ballot)[0];
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0 wrap-anywhere">
        <b className="line-clamp-2 text-lede leading-snug font-semibold">
          <bdi>{first.name}</bdi>
        </b>
        <span className="block text-ui leading-meta text-ink-2">
          {forYouMessages.until(nearMoment(first.endDate, timeZone))}
          {toVote.length > 1 && `. ${text.more(toVote.length - 1)}`} {alone}
        </span>
      </p>
      <Link
        to={{ hash: `#${positionAnchor(place ?? '')}` }}
        className={`${buttonClass({ kind: 'primary' })} flex-none`}
        aria-label={text.voteIn(first.name)}
      >
        {electionsMessages.candidates.vote}
        <ArrowDown size={18} strokeWidth={2} aria-hidden />
      </Link>
    </div>
  );
}

/** Said once, above the elections in which the reader is no voter. */
export function OthersHead() {
  return (
    <div className="wrap border-t border-line py-8 beside-sheet:hidden" data-others>
      <h2 className="type-h2">{text.others}</h2>
      <p className="mt-2 text-ink-2">
        {text.cannotVote}{' '}
        <Link to={contactPath('query')} className="type-link min-h-11">
          {whyMessages.asks.council}
        </Link>
      </p>
    </div>
  );
}
