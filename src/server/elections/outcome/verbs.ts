import type { outcomes } from '#contract/outcomes.ts';
import type { OfficerAct } from '../../officer-act.ts';
import type { Verb } from '../../verb.ts';
import { voteAgain } from '../life/vote-again.ts';
import { stepDown } from '../nominations/step-down.ts';
import { createAppeal } from '../complaints/file.ts';
import { addNote } from './add-note.ts';
import { listAppeals } from './appeals.ts';
import { readOutcome } from './certify.ts';
import { prepareRunOff } from './run-off.ts';

/** The verbs of what comes after the close; a draw, a ruling, a release and certifying may need a second officer and stand with those. */
export const outcomeVerbs: {
  [
    N in
      | Exclude<
          keyof typeof outcomes,
          'answerAppeal' | 'certifyElection' | 'enterDraw' | 'releaseResults'
        >
      | 'voteAgain'
  ]: Verb<N> | OfficerAct<N>;
} = {
  readOutcome,
  addNote,
  prepareRunOff,
  createAppeal,
  listAppeals,
  stepDown,
  voteAgain,
};
