// The messages about what became of an election after it was published.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

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
  provedByHand: (count: number, most: number) => {
    if (count === 1) return 'An officer proved the number of 1 voter by hand.';
    return count === most
      ? `One officer proved the numbers of ${count} voters by hand.`
      : `Officers proved the numbers of ${count} voters by hand, one of them ${most}.`;
  },
  counted: 'What officers did',
  countedActs: (count: number, most: number) => {
    const by = (all: string, when = 'While voting was open') =>
      count === most
        ? `${when}, one officer ${all}.`
        : `${when}, officers ${all}, one of them ${most}.`;
    const people = count === 1 ? '1 person' : `${count} people`;
    const accounts = count === 1 ? '1 account' : `${count} accounts`;
    const codes = count === 1 ? '1 printed code' : `${count} printed codes`;
    return {
      'let-in': by(`let ${accounts} in that can vote`),
      'shut-out': by(`suspended or deleted ${accounts} that could vote or are candidates`),
      changed: by(
        count === 1
          ? 'changed the role or number of an account once, which decides who can vote'
          : `changed roles or numbers of accounts ${count} times, which decides who can vote`,
      ),
      links: by(
        count === 1
          ? 'showed a link into the account of an officer who could vote or is a candidate'
          : `showed ${count} links into accounts of officers who could vote or are candidates`,
      ),
      listed: by(`changed the entries of ${people} on the voter list`),
      codes: by(`made ${codes} for voters`, 'Since this election was published'),
      'codes-void': by(`cancelled ${codes}`),
      'checked-in':
        count === most
          ? `One officer checked in ${people} with their card.`
          : `Officers checked in ${people} with their card, one of them ${most}.`,
      untold: by(`checked in ${people} whom the voter list has no e-mail address for`),
      candidates: by(
        count === 1
          ? 'decided about 1 candidate before the first vote'
          : `decided about ${count} candidates before the first vote`,
      ),
      'by-candidate':
        count === 1
          ? 'An officer who is a candidate did one of these for a candidate.'
          : `Officers who are candidates did ${count} of these for candidates.`,
    };
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
