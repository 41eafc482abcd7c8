import { wrong } from '../kernel/wrong.ts';

/** The offices by which somebody names officers who knows none of their names. */
export const offices = ['council', 'admin', 'returning-officer'] as const;
/** An office of officers. */
export type Office = (typeof offices)[number];

const isOffice = (named: string): named is Office => offices.some((office) => office === named);

/** So many people and offices can one message name. */
export const mostAbout = 20;

/** So many pictures come with a message at most, and so many of one account in a day. */
export const mostFiles = 3;
export const mostFilesADay = 3;

/** What is answered where more are sent. */
export const tooManyFiles = wrong('send-three-files-at-most');

/** What a file of a message is; a PDF came with a complaint of 0.3.0. */
export const messageFileKinds = ['picture', 'pdf'] as const;

/** What the pictures of one account in its messages take up at most, in bytes. */
export const roomOfOne = 15 * 1024 * 1024;

/** What a message is answered that names people and no election. */
export const aboutWithoutElection = wrong('choose-election-about');

/** Whom a message names, apart: ids of candidacies and of officers' accounts, and offices. */
export function readAbout(about: readonly string[]): { ids: string[]; offices: Office[] } {
  const named = [...new Set(about)];
  return { ids: named.filter((one) => !isOffice(one)), offices: named.filter(isOffice) };
}
