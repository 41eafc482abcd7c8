// What an act says that two officers may be needed for. Only web/proposals says it.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const twoOfficersMessages = spoken('two-officers.twoOfficersMessages', {
  propose: said('Ask a second officer: {what}', (what: string) => ({ what })),
  note: 'This needs two officers. It waits until another officer confirms it.',
  noteAlone:
    'This needs two officers, and you are the only one. It is done at once, for the reason that you give. Everybody reads that you did it alone.',
  noteOpen:
    'While an election is open in which this changes who can vote or be elected, it waits until another officer confirms it.',
  reasonHint: 'The other officers read it.',
} as const);
