// The messages of the dashboard.
import { contactRequests } from './contact-requests.ts';
import { emailsMessages as emails } from './emails.ts';
import { memberApproval } from './member-approval.ts';
import { organize } from './organize.ts';
import { numberText } from '../formats.ts';
import { counted, listed } from '../plurals.ts';
import { spoken } from '../spoken.ts';

export const dashboardMessages = spoken('dashboard.dashboardMessages', {
  title: 'Admin Dashboard',
  observer: 'For observers',
  observing: 'You can read what officers do, but you cannot change anything.',
  uncounted: 'could not be counted',
  sectionFailed: 'This section could not be loaded.',
  noSections: 'Your account has no admin tasks.',
  goHome: 'Go to Home',

  sections: {
    'nomination-requests': {
      title: 'Nomination Requests',
      text: 'People who want to be candidates',
    },
    'user-approval': {
      title: 'User Approval',
      text: 'Faculty, council and admin accounts waiting for access',
    },
    'member-approval': {
      title: 'Member Approval : Council',
      text: 'People proposed for a council position',
    },
    'organize-election': {
      title: 'Organize Election',
      text: 'Set dates and positions for a new election',
    },
    'contact-requests': {
      title: 'Contact Requests',
      text: 'Queries, grievances and suggestions',
    },
    'election-list': { title: 'Election List', text: 'All elections, with dates' },
    'voter-list': { title: 'Voter list', text: 'Who may vote on the campus and in each election' },
    'check-in': {
      title: 'Check-in',
      text: 'Confirm identities, and print codes',
    },
    accounts: { title: 'Accounts', text: 'Everybody who has an account here' },
    decisions: { title: 'Decisions', text: 'What a second officer has to confirm' },
    record: { title: 'Record', text: 'What officers did, and when' },
    emails: { title: 'E-mails', text: 'What waits to be sent, and what failed' },
    system: { title: 'System', text: 'What Hustings needs, and whether it works' },
  },
  observed: {
    elections: 'Elections',
    none: 'You see every election here as soon as officers make one.',
    dates: (from: string, to: string) => `${from} – ${to}`,
  },
  pending: (count: number) => `${count} pending`,
  electionsOpen: (count: number) => `${count} open now`,

  table: {
    actions: 'Actions',
    selectAll: 'Select all',
    select: (name: string) => `Select ${name}`,
    selected: (count: number) => `${count} selected`,
    bulk: 'Actions for what is selected',
    clear: 'Clear',
    retry: 'Retry',
    result: (done: string, failed: number) => `${done}, ${failed} failed`,
    notDone: 'Not done.',
    showing: (shown: number, all: number) => `Showing ${shown} of ${all}`,
    full: (most: number) =>
      `The list shows the first ${numberText(most)}. Decide these to see the others.`,
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    showMore: (count: number) => `Show ${count} more`,
    empty: 'Nothing to approve.',
    emptyText: 'Everything is decided.',
    noMatch: 'No request matches.',
    clearFilters: 'Clear search and filters',
    undone: (count: number) => counted(count, 'decision taken back', 'decisions taken back'),
    undoFailed: (failed: number) =>
      failed === 1 ? 'It could not be taken back.' : `${failed} decisions could not be taken back.`,
    undoAsks: 'Ask a second officer to take this back?',
    undoText:
      'While voting is open in which this changes who can vote, another officer has to confirm it.',
    undoPropose: 'Ask a second officer',
    staleFilter: 'No longer listed',
  },

  keys: {
    title: 'Keyboard shortcuts',
    text: 'They work while the focus is in the list.',
    open: 'Keyboard shortcuts',
    move: 'move',
    mark: 'select',
    next: 'Next request',
    previous: 'Previous request',
    select: 'Select or deselect',
    search: 'Go to the search',
    help: 'Show these shortcuts',
    switch: 'Single-letter shortcuts',
    switchText: 'Off: letters do nothing. Tab, Space and Enter always work.',
  },

  nominations: {
    list: 'Nomination requests',
    search: 'Search nominations',
    placeholder: 'Search name or enrollment number',
    election: 'Election',
    allElections: 'All elections',
    position: 'Position',
    allPositions: 'All positions',
    nominee: 'Nominee',
    requested: 'Requested',
    accept: 'Accept',
    reject: 'Reject',
    acceptOne: (name: string) => `Accept ${name}`,
    rejectOne: (name: string) => `Reject ${name}`,
    accepted: (count: number) => `${counted(count, 'nomination', 'nominations')} accepted`,
    acceptedOne: (name: string) => `${name} accepted`,
    rejected: (count: number) => `${counted(count, 'nomination', 'nominations')} rejected`,
    acceptedShort: (count: number) => `${count} accepted`,
    rejectedShort: (count: number) => `${count} rejected`,
    failed: 'The decision could not be saved.',
    loadFailed: 'Failed to fetch nominations.',
    alsoStands: (positions: readonly string[]) =>
      `Also a candidate for ${listed.format(positions)}`,
    looksLike: (names: readonly string[]) =>
      `Name looks like another candidate’s: ${names.join(', ')}`,
    frozenTitle: 'Too late to decide',
    frozenText: 'Voting for these positions has begun, so their candidates cannot change.',
  },

  users: {
    list: 'Account requests',
    search: 'Search account requests',
    placeholder: 'Search name, e-mail or number',
    role: 'Role',
    allRoles: 'All roles',
    person: 'Name',
    number: 'Enrollment number',
    registered: 'Registered',
    approve: 'Approve',
    approveOne: (name: string) => `Approve ${name}`,
    delete: 'Reject',
    deleteOne: (name: string) => `Reject ${name}’s request`,
    approved: (count: number) => `${counted(count, 'account', 'accounts')} approved`,
    approvedOne: (name: string) => `${name} approved`,
    deleted: (count: number) => `${counted(count, 'request', 'requests')} rejected`,
    approvedShort: (count: number) => `${count} approved`,
    deletedShort: (count: number) => `${count} rejected`,
    approveFailed: 'The account could not be approved.',
    deleteFailed: 'The request could not be rejected.',
    loadFailed: 'Failed to fetch account requests.',
    deleteTitle: (name: string) => `Reject ${name}’s request?`,
    deleteText: 'The account is removed and they have to register again. This cannot be undone.',
    deleteManyTitle: (count: number) => `Reject ${counted(count, 'request', 'requests')}?`,
    deleteManyText: (names: readonly string[]) =>
      `${listed.format(names)} are removed and have to register again. This cannot be undone.`,
    adminsTitle: 'Admin accounts',
    adminsText: 'Each one is approved on its own.',
    othersTitle: 'Faculty and council',
    adminTitle: (name: string) => `Make ${name} an admin?`,
    adminPowersLead: 'An admin can:',
    adminPowers: [
      'accept and reject candidates',
      'approve and delete accounts, including yours',
      'organize elections, and delete an election that has votes',
      'approve other admins',
    ],
    adminNever: 'No page shows who voted for whom, not even to an admin.',
    approveAdmin: 'Approve admin',
    sameEmail: (email: string) => `Looks like ${email} in another request`,
    sameNumber: (name: string) => `Same enrollment number as ${name}`,
    sameName: 'Another request has this name',
  },

  members: memberApproval,
  contacts: contactRequests,

  organize,

  elections: {
    list: 'Elections',
    date: 'Election Date',
    noDate: 'not set yet',
    candidates: (count: number) => counted(count, 'candidate', 'candidates'),
    delete: 'Delete',
    deleteOne: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText: 'Its positions and nominations are deleted too. This cannot be undone.',
    deleteFailed: (sentence: string, reason: string) => `${sentence}: ${reason}`,
    votesTitle: (name: string) => `${name} has votes`,
    votesText:
      'Deleting it deletes every vote cast in it. The results are gone and cannot be brought back.',
    votesCouncil: 'Only an admin can delete an election that has votes.',
    close: 'Close',
    emptyText: 'Organize the first one.',
    organize: 'Organize Election',
    isNew: 'New',
  },

  emails,
});
