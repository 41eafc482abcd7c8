// The messages of the dashboard.
import { contactRequests } from './contact-requests.ts';
import { emailsMessages as emails } from './emails.ts';
import { memberApproval } from './member-approval.ts';
import { organize } from './organize.ts';
import { said } from '../said.ts';
import { firstOf, listed, row } from '../formats.ts';
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
    dates: said('{from} – {to}', (from: string, to: string) => ({ from, to })),
  },
  pending: said('{count} pending', (count: number) => ({ count })),
  electionsOpen: said('{count} open now', (count: number) => ({ count })),

  table: {
    actions: 'Actions',
    selectAll: 'Select all',
    select: said('Select {name}', (name: string) => ({ name })),
    selected: said('{count} selected', (count: number) => ({ count })),
    bulk: 'Actions for what is selected',
    clear: 'Clear',
    retry: 'Retry',
    result: said('{done}, {failed} failed', (done: string, failed: number) => ({ done, failed })),
    notDone: 'Not done.',
    showing: said('Showing {shown} of {all}', (shown: number, all: number) => ({ shown, all })),
    full: said(
      'The list shows the first {most, number}. Decide these to see the others.',
      (most: number) => ({ most }),
    ),
    page: said('Page {page}', (page: number) => ({ page })),
    pageOf: said('Page {page} of {pages}', (page: number, pages: number) => ({ page, pages })),
    previousPage: 'Previous page',
    nextPage: 'Next page',
    showMore: said('Show {count} more', (count: number) => ({ count })),
    empty: 'Nothing to approve.',
    emptyText: 'Everything is decided.',
    noMatch: 'No request matches.',
    clearFilters: 'Clear search and filters',
    undone: said(
      '{count, plural, one {# decision taken back} other {# decisions taken back}}',
      (count: number) => ({ count }),
    ),
    undoFailed: said(
      '{failed, plural, one {It could not be taken back.} other {{failed} decisions could not be taken back.}}',
      (failed: number) => ({ failed }),
    ),
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
    acceptOne: said('Accept {name}', (name: string) => ({ name })),
    rejectOne: said('Reject {name}', (name: string) => ({ name })),
    accepted: said(
      '{count, plural, one {# nomination accepted} other {# nominations accepted}}',
      (count: number) => ({ count }),
    ),
    acceptedOne: said('{name} accepted', (name: string) => ({ name })),
    rejected: said(
      '{count, plural, one {# nomination rejected} other {# nominations rejected}}',
      (count: number) => ({ count }),
    ),
    acceptedShort: said('{count} accepted', (count: number) => ({ count })),
    rejectedShort: said('{count} rejected', (count: number) => ({ count })),
    failed: 'The decision could not be saved.',
    loadFailed: 'Failed to fetch nominations.',
    alsoStands: said('Also a candidate for {positions}', (positions: readonly string[]) => ({
      positions: listed.format(positions),
    })),
    looksLike: said('Name looks like another candidate’s: {names}', (names: readonly string[]) => ({
      names: row(firstOf(names)),
    })),
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
    approveOne: said('Approve {name}', (name: string) => ({ name })),
    delete: 'Reject',
    deleteOne: said('Reject {name}’s request', (name: string) => ({ name })),
    approved: said(
      '{count, plural, one {# account approved} other {# accounts approved}}',
      (count: number) => ({ count }),
    ),
    approvedOne: said('{name} approved', (name: string) => ({ name })),
    deleted: said(
      '{count, plural, one {# request rejected} other {# requests rejected}}',
      (count: number) => ({ count }),
    ),
    approvedShort: said('{count} approved', (count: number) => ({ count })),
    deletedShort: said('{count} rejected', (count: number) => ({ count })),
    approveFailed: 'The account could not be approved.',
    deleteFailed: 'The request could not be rejected.',
    loadFailed: 'Failed to fetch account requests.',
    deleteTitle: said('Reject {name}’s request?', (name: string) => ({ name })),
    deleteText: 'The account is removed and they have to register again. This cannot be undone.',
    deleteManyTitle: said(
      '{count, plural, one {Reject # request?} other {Reject # requests?}}',
      (count: number) => ({ count }),
    ),
    deleteManyText: said(
      '{names} are removed and have to register again. This cannot be undone.',
      (names: readonly string[]) => ({ names: listed.format(names) }),
    ),
    adminsTitle: 'Admin accounts',
    adminsText: 'Each one is approved on its own.',
    othersTitle: 'Faculty and council',
    adminTitle: said('Make {name} an admin?', (name: string) => ({ name })),
    adminPowersLead: 'An admin can:',
    adminPowers: [
      'accept and reject candidates',
      'approve and delete accounts, including yours',
      'organize elections, and delete an election that has votes',
      'approve other admins',
    ],
    adminNever: 'No page shows who voted for whom, not even to an admin.',
    approveAdmin: 'Approve admin',
    sameEmail: said('Looks like {email} in another request', (email: string) => ({ email })),
    sameNumber: said('Same enrollment number as {name}', (name: string) => ({ name })),
    sameName: 'Another request has this name',
  },

  members: memberApproval,
  contacts: contactRequests,

  organize,

  elections: {
    list: 'Elections',
    date: 'Election Date',
    noDate: 'not set yet',
    candidates: said(
      '{count, plural, one {# candidate} other {# candidates}}',
      (count: number) => ({ count }),
    ),
    delete: 'Delete',
    deleteOne: said('Delete {name}', (name: string) => ({ name })),
    deleteTitle: said('Delete {name}?', (name: string) => ({ name })),
    deleteText: 'Its positions and nominations are deleted too. This cannot be undone.',
    deleteFailed: said('{sentence}: {reason}', (sentence: string, reason: string) => ({
      sentence,
      reason,
    })),
    votesTitle: said('{name} has votes', (name: string) => ({ name })),
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
