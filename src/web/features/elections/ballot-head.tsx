import { electionsMessages } from '#web/messages/en/elections.ts';
import type { BallotPosition } from './ballot-view.ts';
import { positionAnchor } from './position-anchor.ts';

/** From so many positions on, a list of them leads to each. */
const manyPositions = 5;

interface BallotHeadProps {
  positions: readonly BallotPosition[];
  isFolded: (positionId: string) => boolean;
  /** False for those who cannot vote here now. */
  hasProgress: boolean;
}

/** Title of the ballot, how far one has come, and the way to each position. */
export function BallotHead({ positions, isFolded, hasProgress }: BallotHeadProps) {
  const contested = positions.filter(({ candidates }) => candidates.length > 0);
  const voted = contested.filter(({ _id }) => isFolded(_id)).length;
  const isMany = contested.length >= manyPositions;
  return (
    <>
      <header className="ballot-head">
        <h2 className="panel-title" id="candidates-title">
          {electionsMessages.candidates.title}
        </h2>
        {(hasProgress || voted > 0) && contested.length > 0 && (
          <div className="progress num">
            <span>{electionsMessages.candidates.progress(voted, contested.length)}</span>
            {!isMany && (
              <span className="progress-dots" aria-hidden>
                {contested.map(({ _id }) => (
                  <i key={_id} data-on={isFolded(_id) || undefined} />
                ))}
              </span>
            )}
          </div>
        )}
      </header>
      <div className="perforation" />
      {isMany && (
        <nav className="jump" aria-label={electionsMessages.candidates.jump}>
          <ul>
            {contested.map(({ _id, title }) => (
              <li key={_id}>
                <a href={`#${positionAnchor(_id)}`}>
                  <i data-on={isFolded(_id) || undefined} aria-hidden />
                  <bdi>{title}</bdi>
                  <span className="visually-hidden">
                    {isFolded(_id)
                      ? electionsMessages.candidates.voted
                      : electionsMessages.candidates.notVoted}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
