// The page that explains elections to voters: the short form of docs/elections.md.

export const howItWorksMessages = {
  title: 'How voting works',
  lede: 'The rules of every election here, in plain words: who may vote, who can see what, and how long it is kept.',
  secrecy: 'How your vote is kept secret',
  back: 'Go to the elections',
  ask: 'Ask the council a question',

  voting: [
    {
      title: 'One person, one vote',
      lines: [
        'The page of each election says who may vote in it: everybody with an account, some roles, branches or years, or the people on a voter list.',
        'Each account has one vote for each position. The database refuses a second one, also from another device.',
        'Two accounts cannot have the same enrollment number. A number alone does not prove who a person is. The page of an election says how its voters are known.',
        'A vote cannot be changed or taken back, because nobody can find it again.',
      ],
    },
    {
      title: 'Your vote is secret',
      lines: [
        'That you voted and what you voted for are kept apart. The votes of an open election are encrypted with a key of their own.',
        'When voting closes, the votes are put in random order and the key is deleted.',
      ],
    },
  ],

  sight: {
    title: 'Who can see what',
    head: ['What', 'Everybody', 'Council and admins', 'The person who runs the server'],
    rows: [
      ['Candidates and the final counts', 'Yes', 'Yes', 'Yes'],
      ['Counts while voting is open', 'If the election shows them', 'As everybody', 'Yes'],
      ['That you voted', 'No', 'No', 'Yes, but not for whom'],
      ['Whom you voted for', 'No', 'No', 'Only while you cast your vote'],
      ['Your name and picture', 'If you are a candidate or a member', 'Yes', 'Yes'],
      ['Your e-mail and enrollment number', 'Only if you win', 'Yes', 'Yes'],
      ['A message to the council', 'No', 'Yes', 'Yes'],
    ],
  },

  after: [
    {
      title: 'How a winner is found',
      lines: [
        'The clock of the server opens and closes voting. A vote that arrives too late is refused.',
        'The candidate with the most votes wins a position. Two candidates with equally many votes are a tie. A draw or a run-off decides it: which of the two, the election says before voting opens.',
        'A candidate without opponents wins.',
      ],
    },
    {
      title: 'How long what is kept',
      lines: [
        'Results stay until the council deletes the election.',
        'That you voted stays with the election, so that the number of votes can be checked. After the close nothing says for whom.',
        'Your account stays until it is deleted. If you voted or were a candidate, your name, e-mail and number are removed and the counts stay.',
        'You stay logged in for at most seven days.',
        'A message to the council stays until the council deletes it.',
      ],
    },
  ],
};
