// What the checking program looks at (public/verify-kit.mjs): it speaks English, and the page that counts again in the
// browser has its own words for each check, by the name that the program gives it.
import { spoken } from '../spoken.ts';

const names = [
  'The hash of the file is the one that was given',
  'All words of the rules are known to the format',
  'The earlier editions are named, and by the record as well',
  'The record says as the kit does whether it is certified',
  'The record has the hash of these votes, where it has one',
  'The result code is the one that was given',
  'No id is there twice',
  'Each ballot is for a candidate of its position and stands in the order of the ids',
  'There are as many ballots as people who voted',
  'The votes of each candidate are its ballots',
  'Each ballot is a line of its own, so that everybody can count them',
  'The result is what comes out of the count',
  'The votes of each position are as many as its ballots',
  'Each round follows from the one before it, and no vote appears or goes',
  'The result is what comes out of the rounds',
  'The record has an entry for each ruling',
  'The order of each draw is that of its seed',
  'Where a draw would make no difference, each order of it gives the same',
  'Each count that was asked for the orders of a draw is one that leavers and rulings made',
  'The disputed votes are possible',
  'The entries of the record are unchanged and in their order',
  'The candidates are those whom the record says to be accepted',
  'The head of the record fits to its entries',
  'The record has as many entries as the witnesses were told',
] as const;

export type KitCheck = (typeof names)[number];

export const kitChecks = spoken(
  'kit-checks.kitChecks',
  Object.fromEntries(names.map((name) => [name, name])) as Record<KitCheck, string>,
);
