import { electionPath, pagePaths } from '#core/page-paths.ts';

export { eventPath, pathWithToken } from '#core/page-paths.ts';

/** Every address of the product; components use no others. */
export const paths = pagePaths;

/** What a page can pass to the next one; in the history state, not in the address. */
export interface HistoryState {
  /** Set by log-in and registration: Home reloads once when it finds it. */
  cameFrom?: 'login' | 'register';
  /** The place to go back to after log-in. */
  from?: string;
  /** The e-mail of an account that has just been registered and waits for approval. */
  awaitingEmail?: string;
  /** A link that carries a role, with which somebody registers. */
  roleLink?: { token: string; role: 'council' | 'admin' };
  /** The number that somebody else has registered, and that this person says is theirs. */
  takenNumber?: string;
  /** Set where somebody comes to vote: the ballot of the election opens by itself. */
  isToVote?: boolean;
}

/** Reads the state of a location; ignores unknown values and addresses of other sites. */
export function readHistoryState(state: unknown): HistoryState {
  if (typeof state !== 'object' || state === null) return {};
  const arrival: HistoryState = {};
  if ('cameFrom' in state && (state.cameFrom === 'login' || state.cameFrom === 'register')) {
    arrival.cameFrom = state.cameFrom;
  }
  if ('from' in state && typeof state.from === 'string' && /^\/(?![/\\])/.test(state.from)) {
    arrival.from = state.from;
  }
  if ('awaitingEmail' in state && typeof state.awaitingEmail === 'string') {
    arrival.awaitingEmail = state.awaitingEmail;
  }
  if ('roleLink' in state) {
    const roleLink = readRoleLink(state.roleLink);
    if (roleLink !== null) arrival.roleLink = roleLink;
  }
  if ('takenNumber' in state && typeof state.takenNumber === 'string') {
    arrival.takenNumber = state.takenNumber;
  }
  if ('isToVote' in state && state.isToVote === true) arrival.isToVote = true;
  return arrival;
}

function readRoleLink(given: unknown): Required<HistoryState>['roleLink'] | null {
  if (typeof given !== 'object' || given === null || !('token' in given && 'role' in given)) {
    return null;
  }
  const { token, role } = given;
  if (typeof token !== 'string' || (role !== 'council' && role !== 'admin')) return null;
  return { token, role };
}

export { electionPath };

/** The form of the dashboard with one election in it. */
export const editPath = (id: string) =>
  `${paths.dashboard}?section=organize-election&edit=${encodeURIComponent(id)}`;

/** The contact form with its category chosen, and a message that one can change. */
export const contactPath = (category: string, message = '') =>
  `${paths.contact}?${String(new URLSearchParams({ category, ...(message !== '' && { message }) }))}`;

/** Opens the profile over the page that one reads, or its dialog for another e-mail address. */
export const profileHash = { profile: '#profile', email: '#profile-email' } as const;

/** The heading of the results on the page of elections. */
export const resultsAnchor = 'results-title';
export const resultsPath = `${paths.elections}#${resultsAnchor}`;

/** The log-in page, asking where to send a link for a new password. */
export const forgottenPath = `${paths.login}?forgot`;
