// The messages about what became of an election after it was published.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** What officers did, and how much of it one of them did. */
const acts = (count: number, most: number) => ({
  count,
  most,
  by: count === most ? 'one' : 'several',
});

export const electionNews = spoken('election-news.electionNews', {
  paused: 'Voting is paused',
  pausedText: 'Nobody can vote at the moment. Votes that were cast still count.',
  pausedByRestore:
    'The server was restored from a backup. Nobody can vote until the officers have decided how it goes on.',
  pausedUntil: said(
    'Voting goes on by itself on {when}, and ends later by as long, unless a second officer makes the pause longer.',
    (when: string) => ({ when }),
  ),
  cancelled: 'This election was cancelled',
  // How many votes were destroyed, if any, stands in the changes below it.
  cancelledText: 'There is no result, and nobody counted any votes.',
  votedAgain: 'People vote again:',
  rehearsal: 'This is a rehearsal',
  rehearsalText: 'It is a test. Votes do not count, and there is no result.',
  rehearsalOver: 'The rehearsal is over. It has no result.',
  draft: 'This is a draft',
  correctedAddresses: said(
    '{count, plural, one {Since this election was published, an officer corrected the e-mail address of # voter.} other {Since this election was published, officers corrected the e-mail addresses of voters {count} times.}}',
    (count: number) => ({ count }),
  ),
  provedByHand: said(
    '{by, select, one {{count, plural, one {An officer proved the number of {count} voter by hand.} other {One officer proved the numbers of {count} voters by hand.}}} other {Officers proved the numbers of {count} voters by hand, one of them {most, number}.}}',
    acts,
  ),
  counted: 'What officers did',
  countedActs: {
    'let-in': said(
      '{by, select, one {{count, plural, one {While voting was open, one officer let {count} account in that can vote.} other {While voting was open, one officer let {count} accounts in that can vote.}}} other {While voting was open, officers let {count} accounts in that can vote, one of them {most, number}.}}',
      acts,
    ),
    'shut-out': said(
      '{by, select, one {{count, plural, one {While voting was open, one officer suspended or deleted {count} account that could vote or are candidates.} other {While voting was open, one officer suspended or deleted {count} accounts that could vote or are candidates.}}} other {While voting was open, officers suspended or deleted {count} accounts that could vote or are candidates, one of them {most, number}.}}',
      acts,
    ),
    changed: said(
      '{by, select, one {{count, plural, one {While voting was open, one officer changed the role or number of an account once, which decides who can vote.} other {While voting was open, one officer changed roles or numbers of accounts {count} times, which decides who can vote.}}} other {While voting was open, officers changed roles or numbers of accounts {count} times, which decides who can vote, one of them {most, number}.}}',
      acts,
    ),
    links: said(
      '{by, select, one {{count, plural, one {While voting was open, one officer showed a link into the account of an officer who could vote or is a candidate.} other {While voting was open, one officer showed {count} links into accounts of officers who could vote or are candidates.}}} other {While voting was open, officers showed {count} links into accounts of officers who could vote or are candidates, one of them {most, number}.}}',
      acts,
    ),
    listed: said(
      '{by, select, one {{count, plural, one {While voting was open, one officer changed the entries of {count} person on the voter list.} other {While voting was open, one officer changed the entries of {count} people on the voter list.}}} other {While voting was open, officers changed the entries of {count} people on the voter list, one of them {most, number}.}}',
      acts,
    ),
    codes: said(
      '{by, select, one {{count, plural, one {Since this election was published, one officer made {count} printed code for voters.} other {Since this election was published, one officer made {count} printed codes for voters.}}} other {Since this election was published, officers made {count} printed codes for voters, one of them {most, number}.}}',
      acts,
    ),
    'codes-void': said(
      '{by, select, one {{count, plural, one {While voting was open, one officer cancelled {count} printed code.} other {While voting was open, one officer cancelled {count} printed codes.}}} other {While voting was open, officers cancelled {count} printed codes, one of them {most, number}.}}',
      acts,
    ),
    'checked-in': said(
      '{by, select, one {{count, plural, one {One officer checked in {count} person with their card.} other {One officer checked in {count} people with their card.}}} other {Officers checked in {count} people with their card, one of them {most, number}.}}',
      acts,
    ),
    untold: said(
      '{by, select, one {{count, plural, one {While voting was open, one officer checked in {count} person whom the voter list has no e-mail address for.} other {While voting was open, one officer checked in {count} people whom the voter list has no e-mail address for.}}} other {While voting was open, officers checked in {count} people whom the voter list has no e-mail address for, one of them {most, number}.}}',
      acts,
    ),
    candidates: said(
      '{by, select, one {{count, plural, one {While voting was open, one officer decided about {count} candidate before the first vote.} other {While voting was open, one officer decided about {count} candidates before the first vote.}}} other {While voting was open, officers decided about {count} candidates before the first vote, one of them {most, number}.}}',
      acts,
    ),
    'by-candidate': said(
      '{by, select, one {{most, plural, one {An officer who is a candidate did one of these for a candidate.} other {Officers who are candidates did {count} of these for candidates.}}} other {Officers who are candidates did {count} of these for candidates.}}',
      acts,
    ),
  },
  addedLate: said(
    '{count, plural, one {# person was added to the voter list after voting opened.} other {{count} people were added to the voter list after voting opened.}}',
    (count: number) => ({ count }),
  ),
  restores: 'Restores of the server',
  changed: 'Changed:',
  reason: 'Reason:',
  twoOfficers: 'Two officers did this.',
  oneOfficer: 'One officer did this alone, because no second officer was there or decided.',
  all: said(
    '{count, plural, one {Show all # change} other {Show all # changes}}',
    (count: number) => ({ count }),
  ),
  fewer: 'Show the last change only',
  list: 'Changes since this election was published',
});
