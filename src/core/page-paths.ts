/** The paths of the pages (specification, section 2). The server answers them, the router shows them. */
export const pagePaths = {
  home: '/',
  login: '/login',
  register: '/register',
  events: '/events',
  event: '/events/:eventId',
  council: '/council',
  elections: '/elections',
  election: '/elections/:electionId',
  candidate: '/elections/:electionId/candidates/:nominationId',
  timetable: '/elections/:electionId/timetable',
  fair: '/elections/:electionId/fair',
  contact: '/contact',
  howItWorks: '/how-it-works',
  secrecy: '/secrecy',
  logInHelp: '/log-in-help',
  verify: '/verify',
  dashboard: '/dashboard',
  toDo: '/dashboard/to-do',
  people: '/dashboard/people',
  voters: '/dashboard/voters',
  messages: '/dashboard/messages',
  server: '/dashboard/server',
  settings: '/settings',
  pollingTable: '/polling-table',
  setUp: '/set-up',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  signOn: '/sign-on',
  role: '/role',
  number: '/number',
  vote: '/vote',
  candidacy: '/candidacy',
  support: '/support/:nominationId',
  message: '/message',
  complaint: '/complaint/:follow',
  unsubscribe: '/unsubscribe',
} as const;

/** The pages that the server renders: they are for everybody, and the same for everybody. */
export const renderedPaths: readonly string[] = [
  pagePaths.home,
  pagePaths.events,
  pagePaths.event,
  pagePaths.council,
  pagePaths.elections,
  pagePaths.election,
  pagePaths.candidate,
  pagePaths.timetable,
  pagePaths.fair,
  pagePaths.contact,
  pagePaths.howItWorks,
  pagePaths.secrecy,
  pagePaths.logInHelp,
  pagePaths.verify,
  pagePaths.login,
  pagePaths.register,
];

/** The address of one election. */
export const electionPath = (id: string) => `${pagePaths.elections}/${encodeURIComponent(id)}`;

/** The address of the timetable of an election. */
export const timetablePath = (electionId: string) => `${electionPath(electionId)}/timetable`;

/** The address of the page for everybody who judges an election. */
export const fairPath = (electionId: string) => `${electionPath(electionId)}/fair`;

/** The address of one candidate of an election. */
export const candidatePath = (electionId: string, nominationId: string) =>
  `${electionPath(electionId)}/candidates/${encodeURIComponent(nominationId)}`;

/** The address at which somebody supports a candidate. */
export const supportPath = (nominationId: string) =>
  pagePaths.support.replace(':nominationId', encodeURIComponent(nominationId));

/** The address at which somebody follows a complaint, by its number. */
export const complaintPath = (follow: string) =>
  pagePaths.complaint.replace(':follow', encodeURIComponent(follow));

/** The address of one event. */
export const eventPath = (id: string) => `${pagePaths.events}/${encodeURIComponent(id)}`;

/**
 * The address of a page with the secret of a link, behind `#`: a browser sends that part to no server, so no
 * log and no proxy on the way has it. Two links of one page have different names.
 */
export const pathWithToken = (path: string, token: string) =>
  `${path}#token=${encodeURIComponent(token)}`;

/** The page at an address with the ids that the address names; null where there is no page. */
export function pageAt(address: string): { page: string; ids: Record<string, string> } | null {
  const parts = address.split('/');
  for (const page of Object.values(pagePaths)) {
    const names = page.split('/');
    const ids = names.flatMap((name, at) =>
      name.startsWith(':') ? [[name.slice(1), parts[at]]] : [],
    );
    const isSame = names.every((name, at) =>
      name.startsWith(':') ? (parts[at] ?? '') !== '' : name === parts[at],
    );
    if (isSame && names.length === parts.length) return { page, ids: Object.fromEntries(ids) };
  }
  return null;
}

/** The pages of the campus settings, in the order of their links; each is saved by itself. */
export const settingsPages = ['campus', 'home', 'elections', 'accounts', 'kept'] as const;
/** The name of a page of the campus settings. */
export type SettingsPageName = (typeof settingsPages)[number];

/** The address of a page of the campus settings, and of a section of it. */
export const settingsPath = (page: SettingsPageName, section = '') =>
  `${pagePaths.settings}?section=${page}${section === '' ? '' : `#settings-${section}`}`;
