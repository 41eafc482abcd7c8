import { sizeOf } from '../sizes.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** A message about an election: whom it concerns, who reads it, and what comes with it. */
export const messageAbout = spoken('message-about.messageAbout', {
  loadFailed: 'What belongs to this election could not be loaded.',
  about: said('About {election}', (election: string) => ({ election })),
  whom: 'Whom it concerns',
  nobody: 'Nobody in particular',
  candidates: 'Candidates',
  officers: 'Officers',
  offices: {
    council: 'The council',
    admin: 'The admins',
    'returning-officer': 'The returning officer',
  },
  readBy: {
    named: 'Who reads it: the returning officer of this election, and nobody else.',
    officers:
      'Who reads it: officers whom it does not concern and who do not stand in this election.',
    entered:
      'Who reads it: officers whom it does not concern, and those who stand in this election because another officer entered them.',
    all: 'Who reads it: all officers, because there is none whom it does not concern.',
  },
  kept: said(
    'They read your name and your e-mail. The message is kept while people can complain about this election, and for {days} days after it is settled.',
    (days: number) => ({ days }),
  ),
  mine: 'Messages about this election',
  mineText: 'You read them, and nobody else does.',
  files: {
    label: 'Pictures',
    hint: 'Up to three pictures a day (PNG, JPEG, WebP, GIF, AVIF), 5 MB each. Whoever reads the message can open them, and nobody else.',
    choose: 'Choose pictures',
    photo: 'Take a photo',
    sending: said('Uploading {name}', (name: string) => ({ name })),
    sent: said('Uploaded, {size}', (bytes: number) => ({ size: sizeOf(bytes) })),
    againOf: said('Try again: {name}', (name: string) => ({ name })),
    removeOf: said('Remove {name}', (name: string) => ({ name })),
    failed: 'It could not be uploaded.',
    tooMany: 'Send three pictures at most.',
    missing: 'A picture was not uploaded. Try it again, or remove it.',
    title: 'Pictures',
    care: 'Somebody else sent these files. A PDF is as they made it: open it with care.',
    show: said('Show picture {at, number} ({size})', (at: number, bytes: number) => ({
      at,
      size: sizeOf(bytes),
    })),
    hide: said('Hide picture {at}', (at: number) => ({ at })),
    save: said('Save PDF {at, number} ({size})', (at: number, bytes: number) => ({
      at,
      size: sizeOf(bytes),
    })),
    picture: said('Picture {at} of the message', (at: number) => ({ at })),
    loadFailed: 'The picture could not be loaded.',
  },
});
