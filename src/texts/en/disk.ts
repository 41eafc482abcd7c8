// What officers read of a disk that is nearly full.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const diskMessages = spoken('disk.diskMessages', {
  lowTitle: 'The disk of the server is nearly full',
  fullTitle: 'The disk of the server is full',
  free: said('{megabytes, number} MB are free.', (megabytes: number) => ({ megabytes })),
  low: 'Soon no vote can be saved. Upload no pictures until there is room.',
  full: 'Votes may be refused until there is room. No vote that was confirmed is lost, and voting goes on by itself.',
  wayOut: 'The page Server has a message for the person who runs the server. Send it now.',
});
