// The e-mails about an election to many people: to accounts, and to the addresses of a voter list.
import { written } from '../written.ts';
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
  /** True where it goes to who has voted as well. */
  isForAll: boolean;
}

const reason = 'You get this e-mail because you may vote in this election.';
const notVoted =
  '{isForAll, select, true {If you have voted, there is nothing to do.} other {You have not voted yet. It takes a minute.}}';
const seeElection = { label: 'See the election', inText: 'The election is at' };
const voteNow = { label: 'Vote now', inText: 'Vote at' };

export const electionEmails = spoken('election-emails.electionEmails', {
  invitation: written(
    {
      subject: 'You can vote in {election}',
      preview: 'Voting opens on {opens}.',
      before: [
        ['You are invited to vote in <b>{election}</b>.'],
        ['Voting opens on <b>{opens}</b> and closes on <b>{closes}</b>.'],
      ],
      action: seeElection,
      after: ['Nobody can see who you vote for.'],
      reason,
    },
    ({ election, opens, closes }: Dates) => ({ election, opens, closes }),
  ),
  'voting-opens': written(
    {
      subject: 'Voting in {election} is open',
      preview: 'You can vote until {closes}.',
      before: [
        ['Voting in <b>{election}</b> has opened.'],
        ['You can vote until <b>{closes}</b>.'],
      ],
      action: voteNow,
      reason,
    },
    ({ election, closes }: Dates) => ({ election, closes }),
  ),
  reminder: written(
    {
      subject:
        '{isTomorrow, select, true {Voting in {election} closes tomorrow} other {Voting in {election} closes soon}}',
      preview: 'You can vote until {closes}.',
      before: [['Voting in <b>{election}</b> closes on <b>{closes}</b>.'], [notVoted]],
      action: voteNow,
      reason,
    },
    ({ election, closes, isTomorrow, isForAll }: Closing) => ({
      election,
      closes,
      isTomorrow: String(isTomorrow),
      isForAll: String(isForAll),
    }),
  ),
  results: written(
    {
      subject: 'The results of {election} are in',
      preview: 'See who was elected.',
      before: [['Voting in <b>{election}</b> has closed, and the votes are counted.']],
      action: { label: 'See the results', inText: 'The results are at' },
      reason,
    },
    ({ election }: { election: string }) => ({ election }),
  ),
  voted: written(
    {
      subject: 'You voted in {election}',
      preview: 'What to do if it was not you.',
      before: [
        ['Somebody voted in <b>{election}</b> with your account.'],
        [
          'If it was you, there is nothing to do. Many voters get this e-mail together, some time after they voted. Nobody can see from it when you voted, or who you voted for.',
        ],
        ['If it was not you, write to the council before voting closes.'],
      ],
      action: { label: 'Write to the council', inText: 'Write to the council at' },
      reason: 'You get this e-mail because somebody voted with your account.',
    },
    ({ election }: { election: string }) => ({ election }),
  ),
  change: written(
    {
      subject:
        '{isCancelled, select, true {{election} was cancelled} other {{election} was changed}}',
      before: [
        '{isCancelled, select, true {There is news about <b>{election}</b>:} other {Something was changed in <b>{election}</b>:}}',
      ],
      saysCouncil: ' The council says: ',
      action: seeElection,
      reason: 'You get this e-mail because this election concerns you.',
    },
    ({ election, isCancelled }: { election: string; isCancelled: boolean }) => ({
      election,
      isCancelled: String(isCancelled),
    }),
  ),
});

const howTo = 'You do not need an account. Open the link and choose a password.';
const yours =
  'The link is for you alone. Do not give it to anybody. A person who has it could vote in your place.';

export const voterListEmails = spoken('election-emails.voterListEmails', {
  /** `nominations` is until when somebody can be a candidate; empty where nobody can ask now. */
  'list-nominations': written(
    {
      subject: 'You can vote in {election}',
      preview: 'Voting opens on {opens}.',
      before: [
        ['You are on the voter list for <b>{election}</b>.'],
        ['Voting opens on <b>{opens}</b> and closes on <b>{closes}</b>.'],
        [
          '{canAsk, select, false {} other {Do you want to be a candidate? You can nominate yourself until <b>{nominations}</b>.}}',
        ],
        [howTo],
      ],
      action: seeElection,
      after: [yours, 'Nobody can see who you vote for.'],
    },
    ({ election, opens, closes, nominations }: Dates & { nominations: string }) => ({
      election,
      opens,
      closes,
      nominations,
      canAsk: String(nominations !== ''),
    }),
  ),
  'list-opens': written(
    {
      subject: 'Voting in {election} is open',
      preview: 'You can vote until {closes}.',
      before: [
        ['Voting in <b>{election}</b> has opened.'],
        ['You can vote until <b>{closes}</b>.'],
        [howTo],
      ],
      action: voteNow,
      after: [yours, 'Nobody can see who you vote for.'],
    },
    ({ election, closes }: Dates) => ({ election, closes }),
  ),
  'list-reminder': written(
    {
      subject:
        '{isTomorrow, select, true {Voting in {election} closes tomorrow} other {Voting in {election} closes soon}}',
      preview: 'You can vote until {closes}.',
      before: [['Voting in <b>{election}</b> closes on <b>{closes}</b>.'], [notVoted], [howTo]],
      action: voteNow,
      after: [yours],
    },
    ({ election, closes, isTomorrow, isForAll }: Closing) => ({
      election,
      closes,
      isTomorrow: String(isTomorrow),
      isForAll: String(isForAll),
    }),
  ),
});
