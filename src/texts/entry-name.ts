import { usualNameOf } from '#core/elections/usual-names.ts';
import { electionsMessages } from './en/elections.ts';

/** What stands on a ballot, as its reader is told: our own names in their language, what people wrote as it is. */
export function entryName(kind: string | undefined, name: string): string {
  const usual = usualNameOf(kind, name);
  return usual === null ? name : electionsMessages.entries[usual];
}

/** The same of nobody, the choice against all candidates. */
export const nobodyName = (name: string): string => entryName('nobody', name);

/** A candidate by the name on the ballot, with the one before where officers corrected it. */
export const ballotName = ({
  name,
  formerName,
}: {
  name: string;
  formerName?: string | undefined;
}) => (formerName === undefined ? name : electionsMessages.corrected(name, formerName));
