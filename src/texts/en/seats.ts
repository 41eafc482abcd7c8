// The messages with which the winners of an election join the council.
import { spoken } from '../spoken.ts';

export const seatsMessages = spoken('seats.seatsMessages', {
  open: 'Give seats',
  openOne: (name: string) => `Give seats to the winners of ${name}`,
  title: 'Winners take their seats',
  lede: 'Each winner joins the council page at once. A person who is replaced stays in the list of this term.',
  loadFailed: 'The results could not be loaded.',
  nobody: 'Nobody has won in this election.',
  noWinner: 'nobody has won yet.',
  won: (position: string) => `Won ${position}`,
  seatOf: (name: string, position: string) => `${name}, who won ${position}`,
  position: (name: string) => `Council position of ${name}`,
  choose: 'Select Position',
  take: 'Takes the seat',
  seated: (position: string) => `On the council as ${position}`,
  replaces: (name: string) => `Replaces ${name}`,
  failed: 'The winner could not be seated.',
});
