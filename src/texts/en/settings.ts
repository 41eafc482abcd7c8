// The messages of the campus settings.
import type { FormSetting, settingList } from '#core/campus/setting-list.ts';
import { spoken } from '../spoken.ts';

interface Words {
  label: string;
  hint?: string;
}
type WordsOf<S> = S extends { of: infer Group } ? Record<keyof Group, Words> : Words;

const addressHint = 'An address that begins with https://';

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
    unchecked:
      'Not yet checked by a native reader. Pages in it say so to everybody who reads them.',
    first: 'The language that comes first',
    firstHint:
      'Who has chosen none, and whose browser asks for none of these, reads it. So do people without an account in their e-mails.',
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
  saved: 'Settings saved successfully',
  save: 'Save',
  undo: 'Undo changes',
  unsaved: 'You have unsaved changes.',
  allSaved: 'Everything is saved.',
  problems: (count: number) =>
    count === 1 ? '1 field needs your attention' : `${count} fields need your attention`,

  campus: 'Campus',
  universityName: 'University name',
  timeZone: 'Time zone',
  timeZoneHint: 'All times are shown in this time zone.',
  logo: 'Logo',
  logoHint: 'It is shown at the top and the bottom of every page instead of our dots.',

  topics: {
    elections: 'Elections',
    'log-in': 'Accounts and log-in',
    emails: 'E-mails',
    home: 'About the Council',
  },
  list: {
    lede: 'In elections that use the voter list, everybody with an address on the list gets these e-mails, with or without an account. The link proves the number and leads to the ballot.',
  },
  keep: {
    title: 'How long we keep things',
    hint: 'In days. Once a day the server deletes what is older. The page How voting works shows this to everybody.',
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
      hint: 'They see Nomination Requests as admins do. Nobody of the council decides about a position that they want themselves.',
    },
    officersNeedSecondFactor: {
      label: 'Officers need a second step at the log-in',
      hint: 'Council members and admins then confirm each log-in with a code from their phone or with a passkey. A person who has none sets one up at the next log-in. Set up your own first, in your profile.',
    },
    accountsFromList: {
      label: 'Accounts only from the voter list',
      hint: 'Students then register with the link that goes to their address on the list, or with a printed code from the officers. The log-in with a university account does not change.',
    },
    listEmails: {
      nominations: {
        label: 'E-mail when nominations open',
        hint: 'Sent when the election is published, if voting has not opened.',
      },
      opens: {
        label: 'E-mail when voting opens',
        hint: 'Sent once at least one candidate is accepted.',
      },
      closes: {
        label: 'Reminder before voting closes',
        hint: 'Sent one day before. If counts are hidden until voting closes, everybody on the list gets it.',
      },
    },
    helpDesk: {
      label: 'Help with the log-in, in person',
      hint: 'Where and when, such as: Room 12, Main Building. Monday to Wednesday, 9:00 to 17:00. It stands on the page “I cannot log in”.',
    },
    replyTo: {
      label: 'Replies to the council',
      hint: 'When the council answers a message, a reply to the e-mail goes to this address. If empty, people write again on the contact page.',
    },
    keepDays: {
      messages: {
        label: 'Messages to the council',
        hint: 'Counted from the last answer. Open messages stay.',
      },
      emails: { label: 'E-mails', hint: 'Counted from the day on which they were sent.' },
      notices: {
        label: 'What happened with an account',
        hint: 'For example a log-in on a new device. People see it in the file of their data.',
      },
      unusedAccounts: {
        label: 'Accounts that nobody used',
        hint: 'Accounts of students who never confirmed an address and never did anything.',
      },
      voters: {
        label: 'Who voted, and voter lists',
        hint: 'Counted from the certification, or from the end of the time for complaints. Counts and results stay.',
      },
    },
    social: {
      instagram: { label: 'Instagram', hint: addressHint },
      linkedin: { label: 'LinkedIn', hint: addressHint },
      youtube: { label: 'YouTube', hint: addressHint },
      email: { label: 'E-mail' },
    },
  } satisfies { [S in FormSetting]: WordsOf<(typeof settingList)[S]> },

  social: 'Social profiles',
  socialHint: 'The footer shows the ones that you fill in.',

  initiatives: 'Council Initiatives',
  initiativesHint: 'Three pictures on the home page. Where one is empty, a pattern is shown.',
  initiative: (number: number) => `Initiative ${number}`,
  picture: (number: number) => `Picture of initiative ${number}`,
  caption: (number: number) => `Caption of initiative ${number}`,

  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is not saved yet.',
  leave: 'Leave',
  stay: 'Keep editing',
});
