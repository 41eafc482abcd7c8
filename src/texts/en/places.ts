// What keeps somebody from writing to a folder, and the way out (src/server/platform/files/place-trouble.ts).
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

const room = (folder: string, megabytes: number) => ({
  folder,
  megabytes: Math.round(megabytes),
});

export const placeWords = spoken('places.placeWords', {
  free: said('{megabytes, number} MB are free for {folder}.', room),
  full: said('{megabytes, number} MB are free for {folder}: nothing can be written there.', room),
  databaseFull: said('The disk of the database is full ({reason}).', (reason: string) => ({
    reason,
  })),
  makeRoom:
    'Make room on that disk: move what other programs left there to another disk, or delete old backups of which a copy is elsewhere, but nothing in the folder postgres. Then voting goes on by itself; if the server has ended, start it again.',
  isFile: said('{place} is a file and no folder.', (place: string) => ({ place })),
  moveFile: 'Move the file away, or name another folder.',
  readOnly: said('{place} can only be read.', (place: string) => ({ place })),
  mount: 'Mount its disk so that it can be written; dmesg says why it is not.',
  notThere: said('{place} is not there, and it cannot be made.', (place: string) => ({ place })),
  make: 'Make the folder, mount its disk, or name another folder.',
  unusable: said('{place} cannot be used: {reason}.', (place: string, reason: string) => ({
    place,
    reason,
  })),
  seeDisk: 'See the disk of that folder.',
  takenAway: said(
    'The account {account} has taken its own right to write to {place} away.',
    (account: string, place: string) => ({ account, place }),
  ),
  giveBack: said('Give it back: chmod u+rwx {place}', (place: string) => ({ place })),
  ofAnother: said(
    'The account {account} may not use {place}: it belongs to {owner}.',
    (account: string, place: string, owner: string) => ({ account, place, owner }),
  ),
  workAs: said(
    'Work as the account that runs Hustings (sudo -u {owner} …), or give that account the folder: chown -R ACCOUNT {place}',
    (owner: string, place: string) => ({ owner, place }),
  ),
  /** The owner of a folder, whose name this machine does not know. */
  unnamed: said('the user with the number {number}', (number: number) => ({
    number: String(number),
  })),
});
