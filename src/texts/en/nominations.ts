// The messages about what candidates say and about one's own nominations.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const nominationMessages = spoken('nominations.nominationMessages', {
  waits:
    'An officer checks every nomination. You are on the ballot once it is accepted. You can stand for a position until people vote for it.',
  another: 'A new nomination',

  conditions: {
    title: 'Conditions for candidates',
    text: 'An officer checks each of them before accepting you.',
    toCheck: said('You check before accepting: {conditions}', (conditions: readonly string[]) => ({
      conditions: conditions.join(' · '),
    })),
    acceptTitle: said(
      '{count, plural, one {Accept {name}?} other {Accept # nominations?}}',
      (names: readonly string[]) => ({ count: names.length, name: names[0] ?? '' }),
    ),
    acceptText: 'Tick what you have checked. The record keeps it with your name.',
    missing: 'Tick each condition, or cancel and reject the nomination.',
    accept: 'Accept',
  },

  fields: {
    statement: 'Statement',
    statementHint: 'What do you want to do? Voters read it on the ballot.',
    photo: 'Photo',
    photoHint:
      'Shown on the ballot instead of your profile picture. PNG, JPEG, WebP, GIF or AVIF, up to 5 MB.',
    link: 'Link',
    linkHint: 'A page about you or your ideas. Such as https://example.org/me',
    manifesto: 'Manifesto',
    manifestoHint:
      'What you want to do, in detail. It stands on your own page, which the ballot links to. Leave an empty line between paragraphs.',
    apart: 'If another candidate has your name',
    apartHint: said(
      '{line, select, none {} other {Left empty, “{line}” stands under your name then. }}Write what tells you apart instead, such as Physics, 2nd year. No number, e-mail address or date.',
      (line: string) => ({ line: line === '' ? 'none' : line }),
    ),
  },

  mine: {
    failed: 'Your nominations could not be loaded.',
    reason: said('Reason: {reason}', (reason: string) => ({ reason })),
    noReason: 'No reason was given.',
    tooLate: 'Voting began before this was decided.',
    fixed: 'Voting for this position has begun, so nothing can be changed.',
    editWaits: 'Your change waits for an officer. Until then voters see the accepted text.',
    editRejected: 'Your last change was not accepted.',
    edit: 'Edit',
    editOf: said('Edit your nomination for {position}', (position: string) => ({ position })),
    withdraw: 'Withdraw',
    withdrawOf: said('Withdraw your nomination for {position}', (position: string) => ({
      position,
    })),
    askAgain: 'Ask again',
    askAgainOf: said('Ask again to be a candidate for {position}', (position: string) => ({
      position,
    })),
  },

  edit: {
    title: said('Your nomination for {position}', (position: string) => ({ position })),
    pending: 'You can change it until an officer has decided.',
    accepted: 'An officer checks your change. Until then voters see the accepted text.',
    send: 'Send changes',
    failed: 'The change could not be saved.',
  },

  withdraw: {
    title: said('Withdraw your nomination for {position}?', (position: string) => ({ position })),
    text: 'You will not be a candidate for this position. You can ask again while nominations are open.',
    confirm: 'Withdraw',
    keep: 'Keep my nomination',
    failed: 'The nomination could not be withdrawn.',
  },

  reason: {
    hint: 'The candidate reads it.',
  },

  reject: {
    title: said(
      '{count, plural, one {Reject {name}?} other {Reject # nominations?}}',
      (names: readonly string[]) => ({ count: names.length, name: names[0] ?? '' }),
    ),
    text: 'The person reads your reason and can ask again while nominations are open.',
    confirm: 'Reject',
  },

  request: {
    before: said('Rejected or taken off before: {reason}', (reason: string) => ({ reason })),
    photo: said('Photo of {name}', (name: string) => ({ name })),
    apart: said('Under the name, where another candidate has it: {line}', (line: string) => ({
      line,
    })),
    manifesto: said('Manifesto, {length} characters', (length: string) => ({ length })),
  },

  edits: {
    title: 'Changes of accepted candidates',
    text: 'Voters see the accepted text until you decide.',
    now: 'Now',
    asked: 'Changed to',
    nothing: 'No statement, photo, link or manifesto',
    accept: 'Accept change',
    acceptOf: said('Accept the change of {name}', (name: string) => ({ name })),
    reject: 'Reject change',
    rejectOf: said('Reject the change of {name}', (name: string) => ({ name })),
    rejectTitle: said('Reject the change of {name}?', (name: string) => ({ name })),
    rejectText: 'The accepted text stays. The candidate reads your reason.',
    failed: 'The decision could not be saved.',
  },

  candidates: {
    of: said('Candidates of {election}', (election: string) => ({ election })),
    none: 'No candidates yet',
    fixed: 'Voting has ended. The candidates are fixed.',
    text: 'A candidate can be taken off until the first vote for the position.',
    remove: 'Take off',
    removeOf: said('Take {name} off the list for {position}', (name: string, position: string) => ({
      name,
      position,
    })),
    removeTitle: said('Take {name} off?', (name: string) => ({ name })),
    removeText: said(
      'Voters can no longer choose this person for {position}. The candidate reads your reason.',
      (position: string) => ({ position }),
    ),
    failed: 'The candidate could not be taken off.',
  },

  about: {
    about: 'About',
    aboutOf: said('About {name}', (name: string) => ({ name })),
    noStatement: 'This candidate has not written a statement.',
    accountDeleted:
      'An officer deleted this account. Votes for them count, and if they are elected the seat is open.',
    hasLeft: 'This person left after the first vote. Votes for them count.',
    page: said('The page of {name}', (name: string) => ({ name })),
    manifesto: 'Read the manifesto',
    manifestoOf: said('of {name}', (name: string) => ({ name })),
    newTab: '(opens a new tab)',
  },

  page: {
    title: said('{name} for {position} · Student Council', (name: string, position: string) => ({
      name,
      position,
    })),
    description: said(
      'Candidate for {position}, {election}',
      (position: string, election: string) => ({ position, election }),
    ),
    candidateFor: 'Candidate for',
    enteredByCouncil: 'Entered by the council',
    statement: 'Statement',
    manifesto: 'Manifesto',
    manifestoFailed: 'The manifesto could not be loaded.',
    toBallot: 'Go to the ballot',
    loadFailed: 'The candidate could not be loaded.',
  },
});
