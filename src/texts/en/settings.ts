// The messages of the campus settings.
import type { FormSetting, settingList } from '#core/campus/setting-list.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

interface Words {
  label: string;
  hint?: string;
}
type WordsOf<S> = S extends { of: infer Group } ? Record<keyof Group, Words> : Words;

export const settingsMessages = spoken('settings.settingsMessages', {
  title: 'Campus settings',
  pages: {
    campus: 'Campus',
    home: 'Home page',
    elections: 'Elections',
    accounts: 'Officers and accounts',
    kept: 'What we keep',
  },
  languages: {
    unchecked: 'Not yet checked by a native reader. Its pages say so.',
    first: 'The language that comes first',
    firstHint: 'For who has chosen none, and for e-mails to people without an account.',
  },
  delivery: {
    title: 'E-mail is not set up.',
    consequence:
      'Nobody gets an e-mail, so nobody can reset a forgotten password or confirm an address.',
    wayOut:
      'Ask the person who runs the server to set SMTP_URL. Until then e-mails are saved as files in',
  },
  adminsOnly: 'Only an admin can change the campus settings.',
  goHome: 'Go to Home',
  loadFailed: 'Failed to fetch the settings.',
  saveFailed: 'The settings could not be saved.',
  save: 'Save',
  undo: 'Undo changes',
  unsaved: 'You have unsaved changes.',
  allSaved: 'Everything is saved.',
  problems: said(
    '{count, plural, one {# field needs your attention} other {{count} fields need your attention}}',
    (count: number) => ({ count }),
  ),

  campus: 'Campus',
  universityName: 'University name',
  timeZone: 'Time zone',
  timeZoneHint: 'All times are shown in this time zone.',
  looks: 'Make it look like yours',
  preview: 'Home, as these settings make it',
  logo: 'Logo',
  logoHint: 'Shown on every page.',

  topics: {
    elections: 'Elections',
    'log-in': 'Accounts and log-in',
    emails: 'E-mails',
    home: 'About the Council',
  },
  keep: {
    title: 'How long we keep things',
    hint: 'In days. Everybody reads this on the page How voting works.',
  },

  /** Of each setting of the list (src/core/campus/setting-list.ts). */
  fields: {
    languages: {
      label: 'Languages of pages and e-mails',
      hint: 'Everybody can switch between these on every page.',
    },
    about: { label: 'Statement', hint: 'If empty, we show our standard text.' },
    isWinnerEmailHidden: {
      label: 'Hide the e-mail addresses of winners',
      hint: 'The results always show the names of winners.',
    },
    councilDecidesNominations: {
      label: 'Council members accept nominations',
      hint: 'Nobody decides about a position that they want themselves.',
    },
    officersNeedSecondFactor: {
      label: 'Officers need a second step at the log-in',
      hint: 'A code from their phone, or a passkey. Who has none sets one up at the next log-in. Set up your own first, in your profile.',
    },
    accountsFromList: {
      label: 'Accounts only from the voter list',
      hint: 'Students register with the link to their address on the list, or with a printed code. The log-in with a university account does not change.',
    },
    listEmails: {
      label: 'E-mails to the voter list',
      hint: 'When nominations open, when voting opens, and a day before it closes. The link leads to the ballot. If counts are hidden, the last one goes to everybody.',
    },
    helpDesk: {
      label: 'Help with the log-in, in person',
      hint: 'Where and when, such as: Room 12, Monday to Wednesday, 9:00 to 17:00. It stands on the page “I cannot log in”.',
    },
    replyTo: {
      label: 'Replies to the council',
      hint: 'Where replies to an answer of the council go. If empty, people write again on the contact page.',
    },
    keepDays: {
      messages: {
        label: 'Messages to the council',
        hint: 'Counted from the last answer. Open messages stay.',
      },
      emails: { label: 'E-mails', hint: 'Counted from the day on which they were sent.' },
      notices: {
        label: 'What happened with an account',
        hint: 'For example a log-in on a new device.',
      },
      unusedAccounts: {
        label: 'Accounts that nobody used',
        hint: 'Of students who never confirmed an address and never did anything.',
      },
      voters: {
        label: 'Who voted, and voter lists',
        hint: 'Counted from the certification, or from the end of the time for complaints. Counts and results stay.',
      },
    },
    social: {
      instagram: { label: 'Instagram' },
      linkedin: { label: 'LinkedIn' },
      youtube: { label: 'YouTube' },
      email: { label: 'E-mail' },
    },
  } satisfies { [S in FormSetting]: WordsOf<(typeof settingList)[S]> },

  social: 'Social profiles',
  socialHint: 'The footer shows those that you fill in. Addresses begin with https://',

  initiatives: 'Council Initiatives',
  initiativesHint:
    'On the home page. An empty picture is a pattern. PNG, JPEG, WebP, GIF or AVIF, at most 5 MB each.',
  initiative: said('Initiative {number}', (number: number) => ({ number })),
  picture: said('Picture of initiative {number}', (number: number) => ({ number })),
  caption: said('Caption of initiative {number}', (number: number) => ({ number })),

  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is not saved yet.',
  leave: 'Leave',
  stay: 'Keep editing',
});
