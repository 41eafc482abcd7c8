// The messages with which the winners of an election join the council.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const seatsMessages = spoken('seats.seatsMessages', {
  open: 'Give seats',
  openOne: said('Give seats to the winners of {name}', (name: string) => ({ name })),
  title: 'Winners take their seats',
  lede: 'Each winner joins the council page at once. A person who is replaced stays in the list of this term.',
  loadFailed: 'The results could not be loaded.',
  nobody: 'Nobody has won in this election.',
  noWinner: 'nobody has won yet.',
  won: said('Won {position}', (position: string) => ({ position })),
  seatOf: said('{name}, who won {position}', (name: string, position: string) => ({
    name,
    position,
  })),
  position: said('Council position of {name}', (name: string) => ({ name })),
  choose: 'Select Position',
  take: 'Takes the seat',
  seated: said('On the council as {position}', (position: string) => ({ position })),
  replaces: said('Replaces {name}', (name: string) => ({ name })),
  failed: 'The winner could not be seated.',
});
