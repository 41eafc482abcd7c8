// The e-mails about an election to many people: to accounts, and to the addresses of a voter list.
import { spoken } from '../spoken.ts';

interface Dates {
  election: string;
  opens: string;
  closes: string;
}

interface Closing {
  election: string;
  closes: string;
  isTomorrow: boolean;
}

const reason = 'You get this e-mail because you may vote in this election.';
const seeElection = { label: 'See the election', inText: 'The election is at' };
const voteNow = { label: 'Vote now', inText: 'Vote at' };

export const electionEmails = spoken('election-emails.electionEmails', {
  invitation: ({ election, opens, closes }: Dates) => ({
    subject: `You can vote in ${election}`,
    preview: `Voting opens on ${opens}.`,
    before: [
      ['You are invited to vote in ', { strong: election }, '.'],
      ['Voting opens on ', { strong: opens }, ' and closes on ', { strong: closes }, '.'],
    ],
    action: seeElection,
    after: ['Nobody can see who you vote for.'],
    reason,
  }),
  'voting-opens': ({ election, closes }: Dates) => ({
    subject: `Voting in ${election} is open`,
    preview: `You can vote until ${closes}.`,
    before: [
      ['Voting in ', { strong: election }, ' has opened.'],
      ['You can vote until ', { strong: closes }, '.'],
    ],
    action: voteNow,
    reason,
  }),
  'closes-tomorrow': ({ election, closes, isTomorrow }: Closing) => ({
    subject: `Voting in ${election} closes ${isTomorrow ? 'tomorrow' : 'soon'}`,
    preview: `You can vote until ${closes}.`,
    before: [
      ['Voting in ', { strong: election }, ' closes on ', { strong: closes }, '.'],
      ['You have not voted yet. It takes a minute.'],
    ],
    action: voteNow,
    reason,
  }),
  results: ({ election }: { election: string }) => ({
    subject: `The results of ${election} are in`,
    preview: 'See who was elected.',
    before: [['Voting in ', { strong: election }, ' has closed, and the votes are counted.']],
    action: { label: 'See the results', inText: 'The results are at' },
    reason,
  }),
  voted: ({ election }: { election: string }) => ({
    subject: `You voted in ${election}`,
    preview: 'What to do if it was not you.',
    before: [
      ['Somebody voted in ', { strong: election }, ' with your account.'],
      [
        'If it was you, there is nothing to do. Many voters get this e-mail together, some time after they voted. Nobody can see from it when you voted, or who you voted for.',
      ],
      ['If it was not you, write to the council before voting closes.'],
    ],
    action: { label: 'Write to the council', inText: 'Write to the council at' },
    reason: 'You get this e-mail because somebody voted with your account.',
  }),
  change: ({ election, isCancelled }: { election: string; isCancelled: boolean }) => ({
    subject: `${election} was ${isCancelled ? 'cancelled' : 'changed'}`,
    before: [
      isCancelled ? 'There is news about ' : 'Something was changed in ',
      { strong: election },
      ':',
    ],
    saysCouncil: ' The council says: ',
    action: seeElection,
    reason: 'You get this e-mail because this election concerns you.',
  }),
});

const howTo = 'You do not need an account. Open the link and choose a password.';
const yours =
  'The link is for you alone. Do not give it to anybody. A person who has it could vote in your place.';

export const voterListEmails = spoken('election-emails.voterListEmails', {
  /** `nominations` is until when somebody can be a candidate; empty where nobody can ask now. */
  'list-nominations': ({
    election,
    opens,
    closes,
    nominations,
  }: Dates & { nominations: string }) => ({
    subject: `You can vote in ${election}`,
    preview: `Voting opens on ${opens}.`,
    before: [
      ['You are on the voter list for ', { strong: election }, '.'],
      ['Voting opens on ', { strong: opens }, ' and closes on ', { strong: closes }, '.'],
      ...(nominations === ''
        ? []
        : [
            [
              'Do you want to be a candidate? You can nominate yourself until ',
              { strong: nominations },
              '.',
            ],
          ]),
      [howTo],
    ],
    action: seeElection,
    after: [yours, 'Nobody can see who you vote for.'],
  }),
  'list-opens': ({ election, closes }: Dates) => ({
    subject: `Voting in ${election} is open`,
    preview: `You can vote until ${closes}.`,
    before: [
      ['Voting in ', { strong: election }, ' has opened.'],
      ['You can vote until ', { strong: closes }, '.'],
      [howTo],
    ],
    action: voteNow,
    after: [yours, 'Nobody can see who you vote for.'],
  }),
  'list-closes': ({ election, closes, isTomorrow, isForAll }: Closing & { isForAll: boolean }) => ({
    subject: `Voting in ${election} closes ${isTomorrow ? 'tomorrow' : 'soon'}`,
    preview: `You can vote until ${closes}.`,
    before: [
      ['Voting in ', { strong: election }, ' closes on ', { strong: closes }, '.'],
      [
        isForAll
          ? 'If you have voted, there is nothing to do.'
          : 'You have not voted yet. It takes a minute.',
      ],
      [howTo],
    ],
    action: voteNow,
    after: [yours],
  }),
});
