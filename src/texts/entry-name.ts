import { withLine } from '#core/elections/with-line.ts';
import { usualNameOf } from '#core/elections/usual-names.ts';
import { electionsMessages } from './en/elections.ts';

/** What stands on a ballot, as its reader is told: our own names in their language, what people wrote as it is. */
export function entryName(kind: string | undefined, name: string): string {
  const usual = usualNameOf(kind, name);
  return usual === null ? name : electionsMessages.entries[usual];
}

/** The same of nobody, the choice against all candidates. */
export const nobodyName = (name: string): string => entryName('nobody', name);

/** Somebody as they stand on a ballot. */
export interface BallotName {
  name: string;
  formerName?: string | undefined;
  /** What tells them apart from somebody of the same name; '' where that is missing. */
  apart?: string | undefined;
}

/** A candidate by the name on the ballot, with the one before where officers corrected it. */
export const nameOnBallot = ({ name, formerName }: BallotName): string =>
  formerName === undefined ? name : electionsMessages.corrected(name, formerName);

/** The same in plain text, with what tells them apart: "Asha Verma (Physics, 2nd year)". */
export const ballotName = (one: BallotName): string => withLine(nameOnBallot(one), one.apart);
