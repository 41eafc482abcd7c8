import { Refused } from '#core/refusal.ts';
import { electionAct } from '../elections/election-act.ts';

/** Adds a line to the page of a certified election: it says something, and changes nothing of the outcome. */
export const addNote = electionAct<'addNote'>({
  act: 'election.note',
  answers: 'nothing',
  async run({ input: { text }, election: { row } }) {
    if (row.certified_at === null) throw new Refused('election-not-certified');
    return `Note of the officers: ${text}`;
  },
});
