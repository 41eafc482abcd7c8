import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** The page that counts an election again in the browser. */
export const verifyMessages = spoken('verify.verifyMessages', {
  title: 'Check a count',
  lede: 'This browser counts an election again from its recount kit, with the same program that everybody can download. Nothing is sent anywhere.',
  code: 'Result code that you kept',
  codeHint: 'If you have one, such as KX4M-7Q2P-9TBA.',
  published: 'Check the published file',
  file: 'Choose a file',
  drop: 'Or drop the recount kit here.',
  where: 'The election’s page has the kit: open a closed election, then “Was it fair?”.',
  toElections: 'Go to the elections',
  busy: 'Counting…',
  done: said(
    '{checks, plural, one {# check is done.} other {# checks are done.}}',
    (checks: number) => ({ checks }),
  ),
  stopped:
    'The check stopped, so nothing is proved. Load the page again, or use the program that can be downloaded.',
  unreadable: 'The file could not be read.',
  notPublic:
    'The ballots of this election are not public, and an earlier release made its file without the rounds. Observers and officers can check it after they log in.',
  notLoaded: 'The file could not be loaded. Try again later.',
  tooLarge: 'This file is too large for a browser. Use the program that can be downloaded.',
  right: said(
    '{ballots, plural, one {The count is right: # ballot, the same winners.} other {The count is right: # ballots, the same winners.}}',
    (ballots: number) => ({ ballots }),
  ),
  roundsRight: 'Rounds checked. The ballots are not public.',
  roundsText:
    'Each round follows from the one before it, no vote appears or goes, and the result is what comes out. Observers and officers check the ballots.',
  roundsFit: 'The rounds agree with themselves. The ballots are not public.',
  /** Of the file that was checked. */
  inRecord: 'The SHA-256 of this file is in the record of the election.',
  earlier: said(
    'This is edition {edition}. A newer edition has been published since then.',
    (edition: number) => ({ edition }),
  ),
  another: 'This file is not the one that was published.',
  anotherText:
    'The election has a file with another SHA-256. Ask whoever gave you this one where they got it.',
  wrong: said(
    '{count, plural, one {The count is not right: # check failed. Do not rely on this file.} other {The count is not right: # checks failed. Do not rely on this file.}}',
    (count: number) => ({ count }),
  ),
  otherCode: 'This file has another result code than the one you kept.',
  otherCodeText: 'A vote was changed, or the code is of another election.',
  noCode: 'This is not a result code, so nothing was checked.',
  noCodeText:
    'A code has 12 letters and digits, such as KX4M-7Q2P-9TBA. Correct it, or leave it empty.',
  notJudged: 'This file cannot be checked.',
  fits: said(
    '{ballots, plural, one {The file agrees with itself: # ballot, the same winners.} other {The file agrees with itself: # ballots, the same winners.}}',
    (ballots: number) => ({ ballots }),
  ),
  notPublished: 'No election with this file is published here, so it was compared with nothing.',
  notCompared:
    'It could not be compared with what is published here. Try again when you are online.',
  codeLeft: 'The code that you kept was not compared: it is made of the ballots.',
  sameCode: 'The result code is the one you kept.',

  of: said('{election}, edition {edition}', (election: string, edition: number) => ({
    election,
    edition,
  })),
  sha256: said('SHA-256 of the file: {hash}', (hash: string) => ({ hash })),
  checks: 'What was checked',
  holds: 'Passed',
  holdsNot: 'Failed',
});
