// Refusals that say more than their reason (src/core/refusal.ts).
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

interface Emptied {
  position: string;
  election: string;
  voters: number;
}

export const refusedWords = spoken('refused.refusedWords', {
  positionEmptied: said(
    'After this nobody on the voter list could vote for “{position}” of “{election}”. Now {voters, number} can.',
    ({ position, election, voters }: Emptied) => ({ position, election, voters }),
  ),
  listsAreRead: 'Other voter lists are being read at the moment. Please try again shortly.',
  logInsWait: said(
    '{waiting, number} people are waiting to log in. Please try again in a moment.',
    (waiting: number) => ({ waiting }),
  ),
  suspended: said('This account is suspended: {why}', (why: string) => ({ why })),
  canFrom: said('{sentence} You can from {when}.', (sentence: string, when: string) => ({
    sentence,
    when,
  })),
  editLimits: said('{misfit}: edit who may vote or stand first', (misfit: string) => ({ misfit })),
  timesNotKept: said(
    'Nothing was saved: “{election}” cannot keep its times on the clock.',
    (election: string) => ({ election }),
  ),
  keysOfAnother:
    'The folder of the keys (KEYS_DIR) belongs to another campus. Please tell whoever runs this server.',
  votingBegan: 'Voting has begun. An admin can delete this election by repeating its name.',
  ourSide: said(
    'Something went wrong on our side. Reference: {reference}',
    (reference: string) => ({
      reference,
    }),
  ),
});
