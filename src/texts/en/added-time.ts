// The messages about time that was added for people who could not vote.
import { addedTimeSentence } from '#core/elections/added-time.ts';
import { spoken } from '../spoken.ts';

export const addedTimeMessages = spoken('added-time.addedTimeMessages', {
  /** What a chip says to whoever has no added time. */
  phase: 'Voting has ended',
  officers: (until: string) => `Added time until ${until}`,
  resultsAfter: (until: string) => `Results follow after ${until}`,
  ended: 'Voting has ended',
  endedText: (people: number, until: string) =>
    `${addedTimeSentence(people, until)} The results follow then.`,
  coming: (othersEnd: string) => `Voting ends on ${othersEnd}`,
  comingText: (people: number, until: string) =>
    `${addedTimeSentence(people, until)} Nothing is counted or shown before.`,
  yours: (until: string) => `You can vote until ${until}`,
  yoursText: (othersEnd: string) =>
    `You are on the list of people who could not vote. For everybody else voting ends on ${othersEnd}.`,
});
