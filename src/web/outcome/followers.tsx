import { outcomeMessages } from '#texts/en/outcomes.ts';
import { listed } from '#texts/formats.ts';
import { electionPath } from '#web/app/paths.ts';
import { Link } from '#web/app/link.tsx';

interface Follower {
  as: 'run-off' | 'vote-again';
  electionId: string;
  name: string;
  /** Of this election, which the other one decides. */
  position: string;
  isDraft?: boolean;
}

/** The elections that decide positions of this one: each once, with what it decides. */
export function FollowerLines({ followers }: { followers: readonly Follower[] }) {
  const elections = Map.groupBy(followers, ({ electionId }) => electionId);
  return [...elections].map(([id, [one, ...others]]) => {
    if (one === undefined) return null;
    const { as, name, isDraft = false } = one;
    return (
      <p key={id}>
        {outcomeMessages.followedBy[as](
          listed.format([one, ...others].map(({ position }) => position)),
        )}{' '}
        {isDraft ? (
          <>
            <bdi>{name}</bdi> ({outcomeMessages.draft})
          </>
        ) : (
          <Link to={electionPath(id)} className="type-link min-h-11">
            <bdi>{name}</bdi>
          </Link>
        )}
      </p>
    );
  });
}
