// What the server of the dashboard's tests knows; a test changes it before the page reads it.
import { campusSettings } from './campus-sample.ts';
import type { PendingUser, User } from '#contract/accounts.ts';
import type { Election } from '#contract/election-shapes.ts';
import type { UnsentEmails } from '#contract/failing-emails.ts';
import type { Role } from '#core/accounts/role.ts';
import type { Lack } from '#core/elections/readiness.ts';
import type { Reply } from '#web/app/call.ts';
import { now } from './dashboard-elections.ts';
import { noListEmails } from './no-list-emails.ts';
import type { PendingNomination } from './pending-people.ts';
import { newId } from './pending-people.ts';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

type Health = Omit<Reply<'health'>, 'status' | 'releaseMark' | 'proxies'>;
export interface DashboardState extends Health {
  viewer: User | null;
  nominations: PendingNomination[];
  lookAlikes: Reply<'listLookAlikes'>;
  /** Whom officers entered. */
  entered: Reply<'listEntered'>;
  /** What is answered to lines that are entered. */
  enterReply: Omit<Reply<'enterCandidates'>, 'message'>;
  /** What is answered to lines that are looked up. */
  findReply: Reply<'findCandidates'>;
  users: PendingUser[];
  elections: Election[];
  /** Whether somebody has voted in the election that is edited. */
  hasBallots: boolean;
  /** Which edit of its settings it is, and in which fields an edit of an older one meets others; null where a server knows neither. */
  edits: { version: number; conflicts: object[] } | null;
  /** Whether every officer is a candidate of it. */
  areAllCandidates: boolean;
  /** The groups on its own voter list. */
  ownGroups: string[];
  voterSources: Reply<'readVoterSources'>;
  /** What the campus offers. */
  languages: readonly string[];
  /** How the numbers of the campus are made. */
  numberFormats: (typeof campusSettings)['numberFormats'];
  listEmails: Reply<'readListEmails'>;
  /** What elections are missing, by their ids, and what is known of the campus. */
  lacks: Map<string, Lack[]>;
  /** Who votes for the limited positions of a draft. */
  limited: Reply<'readElectionToEdit'>['limited'];
  /** Whom none of the positions is for, and by what people are in classes. */
  inNone: Pick<Reply<'countLimited'>, 'inNone'>;
  classes: NonNullable<Reply<'countLimited'>['classes']>;
  care: Reply<'listWaiting'>['campus'];
  emails: UnsentEmails;
  contacts: Reply<'listContacts'>;
  waiting: Reply<'listProposals'>;
  /** What waits for this officer. */
  things: Reply<'listWaiting'>['things'];
  /** What the university is called; '' while nobody has said. */
  universityName: string;
  system: Reply<'readSystem'>;
  /** Says by it that elections changed. */
  stream: EventTarget;
}

/** What is known of a campus that lacks nothing. */
export const wellCaredFor: Reply<'listWaiting'>['campus'] = {
  hasMailServer: true,
  hasSignOn: false,
  officers: 2,
  officersWithoutStep: 0,
  needsSecondStep: true,
  needsTwoOfficers: true,
  councilDecides: false,
};

/** A campus where nothing waits. */
export function quietDashboard(role: Role | null): DashboardState {
  return {
    viewer:
      role === null
        ? null
        : {
            _id: newId(),
            name: 'Leela Krishnan',
            email: 'leela@campus.test',
            role,
            profileImg: '',
            enrollmentNumber: null,
            verified: true,
          },
    nominations: [],
    lookAlikes: [],
    entered: [],
    enterReply: { entered: [], problems: [] },
    findReply: { people: [], problems: [] },
    users: [],
    elections: [],
    hasBallots: false,
    edits: null,
    areAllCandidates: false,
    ownGroups: [],
    listEmails: noListEmails,
    languages: campusSettings.languages,
    numberFormats: campusSettings.numberFormats,
    voterSources: { hasMailServer: false, listed: 0, withAddress: 0, groups: [], accounts: 0 },
    lacks: new Map(),
    limited: [],
    inNone: {},
    classes: { byList: false, columns: [], numbers: [] },
    care: wellCaredFor,
    contacts: [],
    things: [],
    waiting: nothingWaits(),
    emails: {
      delivery: 'smtp',
      folder: null,
      sent: 0,
      waiting: 0,
      failed: 0,
      isLate: false,
      emails: [],
      unnamed: { waiting: 0, failed: 0 },
      mailings: [],
    },
    universityName: 'Sarovar University',
    missingKeys: [],
    keyFiles: { isForeign: false, unsaved: [], writtenBack: [], advice: null },
    alteredStandings: [],
    failedCloses: [],
    heldCloses: [],
    resultsInDoubt: [],
    clocks: { apartMs: 0, isApart: false, jump: null },
    disk: { freeMegabytes: 90_000, isLow: false, isFull: false },
    system: {
      version: '9.8.7',
      checkedAt: new Date(now).toISOString(),
      findings: [],
      keyFiles: [],
    },
    stream: Object.assign(new EventTarget(), { close: () => {} }),
  };
}
