import { Link } from '#web/app/link.tsx';
import { contactPath } from '#web/app/paths.ts';
import { messages } from '#texts/en/site.ts';
import { votersMessages } from '#texts/en/voters.ts';
import { positionBox } from './ballot-looks.ts';
import { hasNoCandidate, rulesLine } from './ballot-view.ts';
import type { BallotPosition } from './ballot-view.ts';
import { positionAnchor } from './position-anchor.ts';

/** The positions that are for other voters: they are not on this ballot, and it says why. */
export function OtherPositions({ positions }: { positions: readonly BallotPosition[] }) {
  return positions.map((position) => {
    const { limits, ...rest } = position;
    const { _id, title } = rest;
    const line = rulesLine(rest);
    return (
      <section key={_id} className={positionBox} id={positionAnchor(_id)} data-other-position>
        <h3 className="min-w-0 type-h3 wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {limits !== undefined && (
          <p className="pt-1 pb-2 text-ink-2">
            {votersMessages.otherPosition(votersMessages.limits(limits))}
          </p>
        )}
        {line !== '' && (
          <p className="max-w-(--measure) pb-2 text-ui wrap-anywhere text-ink-2">{line}</p>
        )}
        {hasNoCandidate(position) && (
          <p className="pb-3 text-ink-2">{messages.fixed.noCandidatesYet}</p>
        )}
      </section>
    );
  });
}

/**
 * The positions for which a vote was cast under the reader's number before it was theirs. Each number
 * has one vote, so they read it here and not when they cast.
 */
export function NumberVotedPositions({ positions }: { positions: readonly BallotPosition[] }) {
  return positions.map(({ _id, title }) => (
    <section key={_id} className={positionBox} id={positionAnchor(_id)} data-number-voted>
      <h3 className="min-w-0 type-h3 wrap-anywhere">
        <bdi>{title}</bdi>
      </h3>
      <p className="pt-1 text-ink-2">{messages.fixed.numberHasVoted}</p>
      <p className="pb-3">
        <Link
          to={contactPath('grievances', votersMessages.votedUnderNumber(title))}
          className="type-link"
        >
          {votersMessages.askCouncil}
        </Link>
      </p>
    </section>
  ));
}
