import type { ErrorCode } from '../error-code.ts';

/** Reasons to refuse a decision about what one officer proposed. */
export const proposalRefusals = {
  'unknown-proposal': ['not_found', 'This proposal does not exist.'],
  // Said of an edit beside another edit, too: what waits is like this one, and not always the same.
  'proposal-waits': [
    'conflict',
    'A proposal like this is waiting for another officer. Once it is decided, you can propose yours.',
  ],
  'proposal-settled': ['conflict', 'This proposal was decided already.'],
  'proposal-expired': [
    'conflict',
    'This proposal waited too long and is not valid any more. You can propose it again.',
  ],
  'draft-changed': [
    'conflict',
    'The draft has changed since this was proposed, so it has to be proposed again.',
  ],
  'own-proposal': ['forbidden', 'You proposed this yourself, so another officer has to decide.'],
  'proposal-about-you': ['forbidden', 'This is about you, so another officer has to decide.'],
  'let-in-by-you': [
    'forbidden',
    'You showed the link by which the person who proposed this logged in, so another officer has to decide.',
  ],
  'officer-too-new': [
    'conflict',
    'You can neither confirm nor refuse yet: you have been an officer with this e-mail address for less than 72 hours.',
  ],
  'proposer-too-new': [
    'conflict',
    'This cannot be confirmed yet: who proposed it has been an officer with this e-mail address for less than 72 hours.',
  ],
  'rival-candidate': [
    'forbidden',
    'You and this person are candidates in the same election, so another officer has to do this.',
  ],
  'not-own-proposal': ['forbidden', 'Only the officer who proposed this can do that.'],
  'never-alone': ['forbidden', 'This is never done by one officer alone.'],
  'alone-too-early': ['conflict', 'It is too early to do this alone.'],
  'proposer-left': [
    'conflict',
    'The person who proposed this is not an officer any more. Please refuse it and propose it again.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string]>;
