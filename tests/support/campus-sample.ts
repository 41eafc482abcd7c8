import type { Reply } from '#contract/api.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { usualRetention } from '#core/campus/retention.ts';

/** The campus as every page reads it. */
export const campus: Reply<'readCampus'> = {
  universityName: 'Sarovar University',
  timeZone: 'Asia/Kolkata',
  needsSetUp: false,
  signOn: null,
  copyOf: null,
};

const noPicture = { imageUrl: '', caption: '' };

/** Its settings, of which only the name was ever changed. */
export const campusSettings: Reply<'readCampusSettings'> = {
  universityName: campus.universityName,
  timeZone: campus.timeZone,
  languages: ['en'],
  numberFormats: [...usualFormat],
  logoUrl: '',
  about: '',
  isWinnerEmailHidden: false,
  councilDecidesNominations: false,
  officersNeedSecondFactor: false,
  listEmails: true,
  accountsFromList: false,
  keepDays: usualRetention,
  needsTwoOfficers: false,
  helpDesk: '',
  replyTo: '',
  social: { instagram: '', linkedin: '', youtube: '', email: '' },
  initiatives: [noPicture, noPicture, noPicture],
};
