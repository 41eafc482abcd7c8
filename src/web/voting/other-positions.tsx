import { Link } from '#web/app/link.tsx';
import { contactPath } from '#web/app/paths.ts';
import { CandidateName } from '#web/elections/candidate-name.tsx';
import { Fold } from '#web/kit/fold.tsx';
import { messages } from '#texts/en/site.ts';
import { votersMessages } from '#texts/en/voters.ts';
import { yourVoteMessages } from '#texts/en/your-vote.ts';
import { positionBox } from './ballot-looks.ts';
import { hasNoCandidate, rulesLine } from './ballot-view.ts';
import type { BallotPosition } from './ballot-view.ts';
import { positionAnchor } from './position-anchor.ts';

/**
 * The positions that are for other voters: they are not on this ballot, and it says why. One line, with who stands for
 * them in a fold.
 */
export function OtherPositions({ positions }: { positions: readonly BallotPosition[] }) {
  if (positions.length === 0) return null;
  return (
    <div className="border-t border-line px-(--ballot-edge) py-2" data-other-positions>
      <Fold title={yourVoteMessages.otherPositions(positions.length)} level={3}>
        {positions.map((position) => (
          <OtherPosition key={position._id} position={position} />
        ))}
      </Fold>
    </div>
  );
}

function OtherPosition({ position }: { position: BallotPosition }) {
  const { limits, ...rest } = position;
  const { _id, title, candidates } = rest;
  const line = rulesLine(rest);
  return (
    <section
      className="scroll-mt-[calc(var(--bar-height)+16px)] py-3"
      id={positionAnchor(_id)}
      tabIndex={-1}
      data-other-position
    >
      <h4 className="min-w-0 font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </h4>
      {limits !== undefined && (
        <p className="text-ui text-ink-2">
          {votersMessages.otherPosition(votersMessages.limits(limits))}
        </p>
      )}
      {line !== '' && <p className="max-w-(--measure) text-ui wrap-anywhere text-ink-2">{line}</p>}
      {hasNoCandidate(position) && <p className="text-ink-2">{messages.fixed.noCandidatesYet}</p>}
      {candidates.length > 0 && (
        <ul className="mt-1 grid gap-1 ps-4">
          {candidates.map(({ _id: id, nominee }) => (
            <li key={id} className="list-disc wrap-anywhere">
              <CandidateName person={nominee} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
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
