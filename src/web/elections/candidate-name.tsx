import type { BallotName } from '#texts/entry-name.ts';
import { nameOnBallot } from '#texts/entry-name.ts';

/** Somebody who stands, with the line under the name that tells them apart from somebody of the same name. */
export function CandidateName({ person }: { person: BallotName }) {
  const { apart } = person;
  return (
    <>
      <bdi>{nameOnBallot(person)}</bdi>
      {apart !== undefined && apart !== '' && (
        // A blank, for whoever hears or copies both as one.
        <span className="block text-ui leading-label font-normal text-ink-2" data-apart>
          {' '}
          <bdi>{apart}</bdi>
        </span>
      )}
    </>
  );
}
