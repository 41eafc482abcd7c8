import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

// The messages about what officers do with an election.

/** What each act is called, and what it means for voters. */
export const electionActs = spoken('election-acts.electionActs', {
  menu: said('Actions for {name}', (name: string) => ({ name })),
  groups: { voting: 'Voting', people: 'People', copies: 'Copies' },
  edit: 'Edit',
  publish: 'Publish',
  preview: 'Preview as a voter',
  duplicate: 'Duplicate',
  rehearse: 'Rehearse',
  copies: {
    duplicate: {
      title: said('Duplicate {name}', (name: string) => ({ name })),
      text: 'A draft with the same positions and rules. It has no candidates and no voter list.',
      name: said('{name} (copy)', (name: string) => ({ name })),
    },
    rehearse: {
      title: said('Rehearse {name}', (name: string) => ({ name })),
      text: 'A draft with the same positions and rules that everybody sees as a test. It has no results and no e-mails, and you can wipe it.',
      name: said('{name} (rehearsal)', (name: string) => ({ name })),
    },
    submit: 'Save as draft',
    done: 'It is a draft. Publish it when it is right.',
  },
  again: 'Vote again',
  againTitle: said('Vote again instead of {name}?', (name: string) => ({ name })),
  againText:
    'It makes a draft with the same positions, candidates and voter list. Check its dates and publish it.',
  wipe: 'Wipe',
  delete: 'Delete',
  keep: 'Go back',

  reason: 'Reason',
  reasonMissing: 'Give a reason. Voters will read it.',
  reasonHint: 'Voters read it on the page of the election.',
  failed: 'That did not work.',

  extend: {
    act: 'Extend',
    title: said('Extend {name}?', (name: string) => ({ name })),
    text: 'Voting closes later for everybody. Votes that were cast stay as they are.',
    newEnd: 'New end of voting',
    now: said('It closes on {end} now.', (end: string) => ({ end })),
    laterOnly: 'Choose a time after the current end of voting',
  },
  correctName: {
    act: 'Correct a name',
    title: said('Correct the name of a candidate of {name}?', (name: string) => ({ name })),
    text: 'The corrected name stands on the ballot, and the one before beside it. A line under the name tells two people of one name apart. Votes that were cast stay as they are.',
    whose: 'Candidate',
    candidate: said('{position}: {name}', (position: string, name: string) => ({ position, name })),
    choose: 'Choose a candidate',
    missing: 'Choose the candidate',
    name: 'Corrected name',
    apart: 'What tells them apart',
    apartHint:
      'Stands under the name where another candidate has it, such as Physics, 2nd year. Ask the person first. No number, e-mail address or date.',
  },
  close: {
    act: 'Close now',
    title: said('Close {name} now?', (name: string) => ({ name })),
    text: 'Voting ends at once, the votes are counted, and the result is shown. This cannot be undone.',
  },
  pause: {
    act: 'Pause',
    title: said('Pause {name}?', (name: string) => ({ name })),
    text: 'Nobody can vote until you resume it. Votes that were cast still count.',
    asks: {
      confirm: 'Pause for two hours',
      text: 'Nobody can vote from now on, for up to two hours. Then voting goes on by itself and ends later by as long, unless a second officer makes the pause longer. All officers get an e-mail. A second pause within a day waits for another officer.',
    },
  },
  resume: {
    act: 'Resume',
    title: said('Resume {name}?', (name: string) => ({ name })),
    text: 'People can vote again.',
    asks: {
      confirm: 'Resume',
      text: 'People can vote again, at once, if voting is extended by the length of the pause. Otherwise another officer has to confirm it.',
    },
    movesEnd: 'Extend voting by the length of the pause',
    movesEndHint:
      'Otherwise the end of voting does not change. If it has passed, voting closes at once.',
  },
  rule: {
    act: 'Rule',
    title: said('Rule in {name}?', (name: string) => ({ name })),
    text: 'Everybody reads the ruling with your reason. It can be overturned until the election is certified.',
    what: 'Ruling',
    choose: 'Choose one',
    missing: 'Choose the ruling',
    answered: 'What the candidate answered',
    answeredHint: 'Everybody reads it. If you did not ask them leave it empty: the page says so.',
  },
  cancel: {
    act: 'Cancel election',
    title: said('Cancel {name}?', (name: string) => ({ name })),
    text: 'Votes that were cast are destroyed, and there is no result. The page says that it was cancelled. This cannot be undone.',
  },
  toDraft: {
    act: 'Back to draft',
    title: said('Take {name} back to draft?', (name: string) => ({ name })),
    text: 'Only officers can see it until it is published again. This works only while nobody has voted.',
  },
  voters: 'What voters will see',

  publishTitle: said('Publish {name}?', (name: string) => ({ name })),
  publishText:
    'Everybody sees it from now on. Until somebody votes, you can still change its dates and take it back.',
  wipeTitle: said('Wipe {name}?', (name: string) => ({ name })),
  wipeText: 'The rehearsal is deleted with all its votes. This cannot be undone.',

  previewTitle: 'What a voter sees',
  previewText: 'You cannot vote here. Each voter sees the candidates in a different order.',
  previewVote: 'Vote',

  next: {
    draftTitle: said('{name} is saved as a draft', (name: string) => ({ name })),
    draftText: 'Only officers see it. Look at it as a voter does, and publish it when it is right.',
    title: said('{name} is published', (name: string) => ({ name })),
    text: 'Share this link, so that people hear of it. Candidates ask to run on that page, and are accepted in Nomination Requests.',
    rehearsal: 'It is a rehearsal: it is marked as a test everywhere, and you can wipe it.',
    link: 'Link to the election',
  },
});
