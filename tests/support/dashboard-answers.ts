// What the server of the dashboard's tests answers, from what it knows.
import { api } from '#contract/api.ts';
import type { CallName } from '#contract/api.ts';
import type { PendingUser } from '#contract/accounts.ts';
import type { Election } from '#contract/election-shapes.ts';
import { campus, campusSettings } from './campus-sample.ts';
import { anElection, now } from './dashboard-elections.ts';
import { nobodyNamed } from './audience-sample.ts';
import type { DashboardState } from './dashboard-state.ts';
import { Failure, refuse } from './fake-server.ts';
import type { Answers, Sent } from './fake-server.ts';
import type { PendingNomination } from './pending-people.ts';
import { pendingNomination } from './pending-people.ts';
import { me } from './viewer-sample.ts';

/** The acts that answer with their election; no test reads another one after them. */
const acts = [
  'publishElection',
  'extendElection',
  'correctCandidateName',
  'closeElectionNow',
  'pauseElection',
  'resumeElection',
  'cancelElection',
  'settleHeldClose',
  'returnElectionToDraft',
  'duplicateElection',
  'editElection',
] as const satisfies CallName[];

const message = 'Done';
const done = { message };

function take<T extends { _id: string }>(list: T[], id = ''): T {
  const item = list.find((one) => one._id === id);
  if (item === undefined) throw new Error(`There is no ${id}`);
  return item;
}
const without = <T extends { _id: string }>(list: T[], id = '') =>
  list.filter((one) => one._id !== id);
/** What the real server says to a call that succeeded. */
const sentenceOf = ({ call }: { call: (typeof acts)[number] }) => api[call].done;
const idOf = ({ params }: Pick<Sent, 'params'>) => params.id ?? '';

export const dashboardAnswers = (dashboard: DashboardState): Answers => ({
  ...campusAnswers(dashboard),
  ...emailAnswers(dashboard),
  ...accountAnswers(dashboard),
  ...nominationAnswers(dashboard),
  ...enteredAnswers(dashboard),
  ...electionAnswers(dashboard),
  ...proposalAnswers(dashboard),
});

function campusAnswers(dashboard: DashboardState): Answers {
  const settings = () => ({
    ...campusSettings,
    languages: [...dashboard.languages],
    numberFormats: dashboard.numberFormats,
    universityName: dashboard.universityName,
    councilDecidesNominations: dashboard.care.councilDecides,
  });
  return {
    health: () => {
      const { missingKeys, alteredStandings } = dashboard;
      const isWhole = missingKeys.length === 0 && alteredStandings.length === 0;
      const proxies = { trusted: 0, seen: 0 };
      return { ...dashboard, proxies, status: isWhole ? 'ok' : 'degraded', releaseMark: 'b7c1' };
    },
    readCampus: () => ({ ...campus, universityName: dashboard.universityName }),
    readCampusSettings: settings,
    saveCampusSettings: ({ body }) => {
      dashboard.universityName = body.universityName ?? dashboard.universityName;
      return { settings: settings(), message };
    },
    readSystem: () => dashboard.system,
    sayKeyFileDestroyed: ({ params }) => {
      const { keyFiles } = dashboard.system;
      dashboard.system.keyFiles = keyFiles.filter(({ id }) => id !== params.id);
      return done;
    },
    listRecord: {
      ...{ entries: [], head: null, older: null, total: 0, page: 1, pages: 1 },
      ...{ isGuarded: true, hasWitnesses: true },
    },
    listWaiting: () => ({
      things: dashboard.things,
      elections: dashboard.elections.map(({ _id }) => ({
        electionId: _id,
        lacks: dashboard.lacks.get(_id) ?? [],
      })),
      campus: dashboard.care,
    }),
    listUnverifiedMembers: [],
    listContacts: () => dashboard.contacts,
  };
}

const emailAnswers = (dashboard: DashboardState): Answers => ({
  readUnsentEmails: () => dashboard.emails,
  resendEmail: done,
  sendTestEmail: { message, isTaken: false, reason: 'log-in', said: '535 Wrong password' },
  discardEmails: { message, emails: 1 },
});

function accountAnswers(dashboard: DashboardState): Answers {
  const decided = new Map<string, PendingUser>();
  const decide = (sent: Pick<Sent, 'params'>) => {
    const user = take(dashboard.users, idOf(sent));
    decided.set(user._id, user);
    dashboard.users = without(dashboard.users, user._id);
    return { user, message };
  };
  return {
    readMe: () => me(dashboard.viewer),
    listUnverifiedUsers: () => dashboard.users,
    verifyUser: decide,
    deleteUser: decide,
    unverifyUser: (sent) => {
      const user = take([...decided.values()], idOf(sent));
      dashboard.users = [...dashboard.users, user];
      return { user, message };
    },
  };
}

function nominationAnswers(dashboard: DashboardState): Answers {
  const decided = new Map<string, PendingNomination>();
  const decide = (sent: Pick<Sent, 'params'>) => {
    const nomination = take(dashboard.nominations, idOf(sent));
    decided.set(nomination._id, nomination);
    dashboard.nominations = without(dashboard.nominations, nomination._id);
    return { nomination, message };
  };
  return {
    listPendingNominations: () => dashboard.nominations,
    listLookAlikes: () => dashboard.lookAlikes,
    acceptNomination: decide,
    rejectNomination: decide,
    reopenNomination: (sent) => {
      const nomination = take([...decided.values()], idOf(sent));
      dashboard.nominations = [...dashboard.nominations, nomination].toSorted((a, b) =>
        a.requestedAt < b.requestedAt ? -1 : 1,
      );
      return { nomination, message };
    },
    removeCandidate: (sent) => {
      dashboard.elections = dashboard.elections.map((one) => ({
        ...one,
        nominations: without(one.nominations, idOf(sent)),
      }));
      return { nomination: pendingNomination('Removed Candidate', { _id: idOf(sent) }), message };
    },
  };
}

const enteredAnswers = (dashboard: DashboardState): Answers => ({
  findCandidates: () => dashboard.findReply,
  enterCandidates: () => ({ ...dashboard.enterReply, message }),
  listEntered: () => dashboard.entered,
  takeBackEntered: (sent) => {
    dashboard.entered = without(dashboard.entered, idOf(sent));
    return done;
  },
});

function electionAnswers(dashboard: DashboardState): Answers {
  const act = (sent: Sent<(typeof acts)[number]>) => ({
    election: take(dashboard.elections, idOf(sent)),
    message: sentenceOf(sent),
  });
  const isDraft = ({ state }: Election) => state === 'draft';
  return {
    ...(Object.fromEntries(acts.map((call) => [call, act])) as Answers),
    createRuling: { message: api.createRuling.done },
    readVoterSources: () => dashboard.voterSources,
    countLimited: ({ body }) => ({
      limited: dashboard.limited,
      ...dashboard.inNone,
      ...(Object(body).asksClasses === true && { classes: dashboard.classes }),
    }),
    readListEmails: () => dashboard.listEmails,
    listAllElections: () => ({ elections: dashboard.elections }),
    listElections: () => ({
      elections: dashboard.elections.filter((one) => !isDraft(one)),
      asOf: new Date(now).toISOString(),
    }),
    listResults: [],
    readElectionToEdit: (sent) => ({
      election: take(dashboard.elections, idOf(sent)),
      hasBallots: dashboard.hasBallots,
      version: dashboard.edits?.version ?? 0,
      ownGroups: dashboard.ownGroups,
      limited: dashboard.limited,
      ...dashboard.inNone,
    }),
    editElection: (sent) => {
      const { edits } = dashboard;
      const { version }: { version?: number } = Object(sent.body);
      if (edits === null || version === edits.version) return act(sent);
      const told = {
        error: 'conflict',
        reason: 'changed-meanwhile',
        message: 'Changed meanwhile.',
      };
      return new Failure(null, 409, { ...told, conflicts: edits.conflicts });
    },
    readAudience: () => ({ ...nobodyNamed, areAllCandidates: dashboard.areAllCandidates }),
    createElection: ({ body }) => {
      const { entered, problems } = dashboard.enterReply;
      const [first] = body.candidates ?? [];
      if (first !== undefined && problems.length > 0) {
        const { position } = first;
        return refuse('wrong-candidates', {
          problems: problems.map((one) => ({ ...one, position })),
        });
      }
      const titles = (body.positions ?? []).map((one) =>
        typeof one === 'string' ? one : one.title,
      );
      const positions = titles.map((title) => ({ _id: `position-${title}`, title }));
      const election = anElection(body.name, {
        positions,
        state: body.draft === true ? 'draft' : 'published',
      });
      dashboard.elections = [...dashboard.elections, election];
      const made = { election, message: api.createElection.done };
      return first === undefined ? made : { ...made, entered };
    },
    deleteElection: (sent) => {
      dashboard.elections = without(dashboard.elections, idOf(sent));
      return { message: api.deleteElection.done };
    },
  };
}

function proposalAnswers(dashboard: DashboardState): Answers {
  const settle = (sent: Pick<Sent, 'params'>) => {
    const { waiting } = dashboard;
    dashboard.waiting = { ...waiting, proposals: without(waiting.proposals, idOf(sent)) };
    return done;
  };
  return {
    listProposals: () => dashboard.waiting,
    announceAlone: () => ({
      message: 'All officers are told. After 24 hours you can do it alone.',
    }),
    confirmProposal: settle,
    refuseProposal: settle,
    withdrawProposal: settle,
  };
}
