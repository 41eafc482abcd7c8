import type { Role } from '../accounts/role.ts';

/** How soon a thing has to be done: at once, when its time comes, or whenever there is time. */
export type Urgency = 'at-once' | 'due' | 'step';

interface Kind {
  urgency: Urgency;
  /** Whose role can do it; nobody else reads of it. */
  reads: 'officers' | 'admin';
}

const atOnce = { urgency: 'at-once', reads: 'officers' } as const;
const due = { urgency: 'due', reads: 'officers' } as const;
const step = { urgency: 'step', reads: 'officers' } as const;

/** What officers have to do: how urgent each kind is, and who reads it. */
export const waitingKinds = {
  'close-failed': atOnce,
  'close-held': { ...atOnce, reads: 'admin' },
  'paused-by-restore': atOnce,
  server: { ...atOnce, reads: 'admin' },
  // While none leaves, nobody hears that voting is open, or gets a link.
  'late-emails': atOnce,
  backup: { ...atOnce, reads: 'admin' },
  tie: due,
  'vote-again': due,
  seat: due,
  'no-candidates': due,
  'in-no-position': due,
  release: due,
  certify: due,
  proposal: due,
  'personal-proposals': due,
  grievances: due,
  'failed-emails': due,
  'name-campus': { ...step, reads: 'admin' },
  'second-officer': { ...step, reads: 'admin' },
  'import-voters': step,
  'first-election': step,
} as const satisfies Record<string, Kind>;
/** The name of such a kind. */
export type WaitingKind = keyof typeof waitingKinds;

/** What can be wrong with the server, the gravest first. */
export const serverTroubles = [
  'disk-full',
  'disk-low',
  'clock-jumped',
  'clocks-apart',
  'missing-keys',
  'unsaved-keys',
  'foreign-keys',
  'altered-standings',
  'results-in-doubt',
  'written-back-keys',
] as const;
/** One such trouble. */
export type ServerTrouble = (typeof serverTroubles)[number];

/** True for a kind that an officer of this role can do something about. */
export const readsWaiting = (role: Role, kind: WaitingKind): boolean =>
  role === 'admin' || waitingKinds[kind].reads === 'officers';

interface Ordered {
  kind: WaitingKind;
  /** Null for who can do it now. */
  whyNot: string | null;
  /** ISO 8601. */
  until?: string | null;
}

const ranks: readonly Urgency[] = ['at-once', 'due', 'step'];

const rankOf = ({ kind, whyNot }: Ordered) =>
  whyNot === null ? ranks.indexOf(waitingKinds[kind].urgency) : ranks.length;

const deadlineOf = ({ until }: Ordered) =>
  until === undefined || until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);

/** What can no longer wait first, then by deadline; what its reader cannot do comes last. */
export const byUrgency = (a: Ordered, b: Ordered): number =>
  rankOf(a) - rankOf(b) || deadlineOf(a) - deadlineOf(b);
