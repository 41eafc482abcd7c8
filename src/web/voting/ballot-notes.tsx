import type { Election } from '#contract/election-shapes.ts';
import { Link } from '#web/app/link.tsx';
import { RulesNote } from '#web/elections/rules-note.tsx';
import { VotersNote } from '#web/elections/voters-note.tsx';
import { electionsMessages } from '#texts/en/elections.ts';
import { electionPath } from '#web/app/paths.ts';
import { SecrecyFoot } from './secrecy-note.tsx';

interface BallotNotesProps {
  election: Election;
  /** Others stand on the page: the same sentences below each would say nothing more. */
  isAmongOthers: boolean;
  /** Somebody can still read how a vote is kept before they vote. */
  hasSecrecy: boolean;
}

/** Who votes, by which rules, and how a vote is kept, at the end of a ballot. */
export function BallotNotes({ election, isAmongOthers, hasSecrecy }: BallotNotesProps) {
  const { _id: id, name } = election;
  return (
    <>
      {isAmongOthers ? (
        <p className="border-t border-line px-(--ballot-edge) py-2">
          <Link
            to={electionPath(id)}
            className="type-link inline-flex min-h-11 items-center"
            aria-label={electionsMessages.rulesOf(name)}
          >
            {electionsMessages.rules}
          </Link>
        </p>
      ) : (
        <>
          <VotersNote
            election={election}
            className="border-t border-line px-(--ballot-edge) py-4"
          />
          <RulesNote election={election} className="px-(--ballot-edge) pb-4" />
        </>
      )}
      {hasSecrecy && <SecrecyFoot election={election} />}
    </>
  );
}
