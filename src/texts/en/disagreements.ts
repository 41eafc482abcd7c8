// What does not agree any more of a closed election: its count, its kit, its file and the record (src/server/recount).
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const edition = (number: number) => ({ edition: number });

export const disagreements = spoken('disagreements.disagreements', {
  /** Instead of the others, while the results are not shown. */
  held: 'What was counted was changed after the close. What it was is said once the results are shown.',
  unreadable: 'Its recount kit cannot be read.',
  fewerKept: said(
    'The record has {told, number} recount kits, and {kept, number} are kept.',
    (told: number, kept: number) => ({ told, kept }),
  ),
  moreKept: said(
    '{kept, number} recount kits are kept, and the record has {told, number}.',
    (told: number, kept: number) => ({ told, kept }),
  ),
  missing: said('Edition {edition} of the recount kit is missing.', edition),
  votes: said('The votes of edition {edition} are not those of the result code.', edition),
  label: said(
    'The label of edition {edition} of the recount kit is not the hash in the record.',
    edition,
  ),
  file: said(
    'Edition {edition} of the recount kit is another file than at the close: its ballots or its text were changed.',
    edition,
  ),
  counted: said(
    '{name} has {ballots, number} ballots, and edition {edition} says {votes, number}.',
    (name: string, ballots: number, number: number, votes: number) => ({
      name,
      ballots,
      edition: number,
      votes,
    }),
  ),
  abstained: said(
    '{blank, number} people abstained for {position}, and edition {edition} says {abstained, number}.',
    (position: string, blank: number, number: number, abstained: number) => ({
      position,
      blank,
      edition: number,
      abstained,
    }),
  ),
  rounds: said(
    'The rounds kit of edition {edition} is not the one whose hash the record has.',
    edition,
  ),
  ballot: 'The positions or candidates are not those of the recount kit.',
  shown: said(
    '{name} is shown with {votes, number} votes, and has {ballots, number}.',
    (name: string, votes: number, ballots: number) => ({ name, votes, ballots }),
  ),
  lists: said(
    'The ballots of {position} are not those that its result is counted from.',
    (position: string) => ({ position }),
  ),
  left: said(
    'The recount kit does not say as the page does whether {name} has left.',
    (name: string) => ({ name }),
  ),
  turnout: said(
    '{participations, number} people voted for {position}, and the recount kit says {told, number}.',
    (position: string, participations: number, told: number) => ({
      position,
      participations,
      told,
    }),
  ),
  rulings: 'The recount kit does not say as the page does what was ruled.',
  ofClose: 'The file of the close in the folder recounts is another one than the record says.',
  /** Of the record, what an entry is found to be. */
  record: said('The record was changed: {sentence}', (sentence: string) => ({ sentence })),
  moreRecord: said('The record was changed in {places, number} more places.', (places: number) => ({
    places,
  })),
});

/** What is found of the chain of the record (src/server/record). */
export const recordBreaks = spoken('disagreements.recordBreaks', {
  changed: said(
    'Entry {seq} was changed, or stands in another place than it did.',
    (seq: number) => ({
      seq,
    }),
  ),
  words: said('The words of entry {seq} were changed.', (seq: number) => ({ seq })),
  another: said(
    'Entry {seq} is another one than when its hash was written down: the record up to it was written anew.',
    (seq: number) => ({ seq }),
  ),
  missing: said('Entry {seq} is missing.', (seq: number) => ({ seq })),
  severalMissing: said('Entries {from} to {to} are missing.', (from: number, to: number) => ({
    from,
    to,
  })),
  unchained: said('{entries, number} entries have no place in the chain.', (entries: number) => ({
    entries,
  })),
});
