import { retentionLimits, retentionSentence, usualRetention } from './retention.ts';
import { settingsLimits } from './settings.ts';

/** What a setting is about, by which the form is grouped; `advanced` is closed at first, `alone` is saved by itself. */
export type SettingTopic =
  | 'languages'
  | 'home'
  | 'elections'
  | 'log-in'
  | 'emails'
  | 'social'
  | 'advanced'
  | 'alone';

interface Common {
  column: string;
  /** Its name in a column that holds several. */
  inside?: string;
  /** What it means, for the document of the calls. */
  means: string;
}
/** A setting that is one value. `usual` is what it is until somebody sets it. */
export type PlainSetting =
  | (Common & { kind: 'yes-no'; usual: boolean })
  | (Common & { kind: 'number'; usual: number; least: number; most: number; wrong: string })
  | (Common & { kind: 'text'; usual: string; most: number })
  /** A text of one line. */
  | (Common & { kind: 'line'; usual: string; most: number })
  | (Common & { kind: 'email'; usual: string })
  /** A web address; '' for none. */
  | (Common & { kind: 'address'; usual: string })
  /** Languages, the one that comes first before the others. */
  | (Common & { kind: 'languages'; usual: readonly string[] });
interface SettingGroup {
  of: Readonly<Record<string, PlainSetting>>;
  means: string;
}
type Setting = (PlainSetting | SettingGroup) & { topic: SettingTopic };

const off = { kind: 'yes-no', usual: false } as const;
const on = { kind: 'yes-no', usual: true } as const;
const profile = { column: 'social', usual: '' } as const;
const daysKept = { kind: 'number', ...retentionLimits, wrong: retentionSentence } as const;

/**
 * The settings of the campus that are a value of a column or a group of such values, each once. Schemas,
 * reading, writing, what was typed and the form go by this list, in its order. What is missing here has a
 * type and a field of its own: name and time zone of the campus, pictures, the format of numbers.
 */
export const settingList = {
  languages: {
    topic: 'languages',
    kind: 'languages',
    column: 'languages',
    usual: ['en'],
    means: 'The languages that the campus offers, the one that comes first before the others',
  },
  about: {
    topic: 'home',
    kind: 'text',
    column: 'about',
    usual: '',
    most: settingsLimits.about,
    means: 'The statement under About the Council',
  },
  isWinnerEmailHidden: {
    topic: 'elections',
    ...off,
    column: 'is_winner_email_hidden',
    means: 'True when results do not show the e-mail address of winners',
  },
  councilDecidesNominations: {
    topic: 'elections',
    ...off,
    column: 'council_decides_nominations',
    means: 'True when council members accept and reject nominations too',
  },
  officersNeedSecondFactor: {
    topic: 'log-in',
    ...off,
    column: 'officers_need_second_factor',
    means: 'True when every officer needs a second step at the log-in',
  },
  accountsFromList: {
    topic: 'log-in',
    ...off,
    column: 'accounts_from_list',
    means: 'True when students get accounts only as somebody on the voter list',
  },
  needsTwoOfficers: {
    topic: 'alone',
    ...off,
    column: 'needs_two_officers',
    means: 'True when what cannot be undone needs two officers',
  },
  listEmails: {
    topic: 'emails',
    means: 'Which e-mails go to the addresses of voter lists',
    of: {
      nominations: {
        ...on,
        column: 'list_email_nominations',
        means: 'Once the election is published',
      },
      opens: { ...on, column: 'list_email_opens', means: 'When voting opens' },
      closes: { ...on, column: 'list_email_closes', means: 'Before voting closes' },
    },
  },
  helpDesk: {
    topic: 'log-in',
    kind: 'text',
    column: 'help_desk',
    usual: '',
    most: settingsLimits.helpDesk,
    means: 'Where and when a person helps who cannot log in; empty for the contact form',
  },
  replyTo: {
    topic: 'emails',
    kind: 'email',
    column: 'reply_to',
    usual: '',
    means: 'Where replies to answers of the council go; empty for none',
  },
  keepDays: {
    topic: 'advanced',
    means: 'For how many days what is kept',
    of: {
      messages: {
        ...daysKept,
        column: 'keep_message_days',
        usual: usualRetention.messages,
        means: 'Settled messages, since the last word',
      },
      emails: {
        ...daysKept,
        column: 'keep_email_days',
        usual: usualRetention.emails,
        means: 'E-mails, since they left or were given up',
      },
      notices: {
        ...daysKept,
        column: 'keep_notice_days',
        usual: usualRetention.notices,
        means: 'What happened with an account',
      },
      unusedAccounts: {
        ...daysKept,
        column: 'keep_unused_account_days',
        usual: usualRetention.unusedAccounts,
        means: 'Accounts of students that nobody confirmed or used',
      },
      voters: {
        ...daysKept,
        column: 'keep_voter_days',
        usual: usualRetention.voters,
        means: 'Who voted, and voter lists, after an election is certified',
      },
    },
  },
  social: {
    topic: 'social',
    means: 'The social profiles of the council; empty for one that it does not have',
    of: {
      instagram: { ...profile, kind: 'address', inside: 'instagram', means: 'An https address' },
      linkedin: { ...profile, kind: 'address', inside: 'linkedin', means: 'An https address' },
      youtube: { ...profile, kind: 'address', inside: 'youtube', means: 'An https address' },
      email: { ...profile, kind: 'email', inside: 'email', means: 'An e-mail address' },
    },
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingList;
/** One that is saved with the form of all settings. */
export type FormSetting = {
  [S in SettingName]: (typeof settingList)[S]['topic'] extends 'alone' ? never : S;
}[SettingName];
/** One that is a group of values. */
export type GroupName = {
  [S in SettingName]: (typeof settingList)[S] extends { of: unknown } ? S : never;
}[SettingName];

export const settingNames = Object.keys(settingList) as SettingName[];
export const formSettings = settingNames.filter(
  (name): name is FormSetting => settingList[name].topic !== 'alone',
);
export const groupNames = settingNames.filter(
  (name): name is GroupName => 'of' in settingList[name],
);

/**
 * One thing for each of these settings, such as its schema or its value: made for each value, and from those
 * of a group by `group`. Who calls it says of which type each is.
 */
export function forSettings<Made, Group>(
  names: readonly SettingName[],
  make: (one: PlainSetting) => Made,
  group: (made: Record<string, Made>, means: string) => Group,
): Record<string, Made | Group> {
  const made = (setting: Setting) =>
    'of' in setting ? group(mapped(setting.of, make), setting.means) : make(setting);
  return Object.fromEntries(names.map((name) => [name, made(settingList[name])]));
}

const mapped = <Made>(
  group: Readonly<Record<string, PlainSetting>>,
  make: (one: PlainSetting) => Made,
): Record<string, Made> =>
  Object.fromEntries(Object.entries(group).map(([name, one]) => [name, make(one)]));
