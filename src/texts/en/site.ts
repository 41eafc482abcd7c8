// The messages that every page needs. Sentences that the specification fixes are in src/core/sentences.ts.
import { sentences } from './sentences.ts';
import { listed } from '../formats.ts';
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const messages = spoken('site.messages', {
  product: {
    name: 'Student Council',
    ofUniversity: said('Student Council, {university}', (university: string) => ({ university })),
    tagline: 'Empowering students through events, leadership, and community.',
    poweredBy: 'Powered by Hustings Elections',
  },

  title: {
    of: said('{page} · Student Council', (page: string) => ({ page })),
  },

  shell: {
    skip: 'Skip to content',
    mainMenu: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    logIn: 'Login / Signup',
    openProfile: said('Open profile, {name}', (name: string) => ({ name })),
    theme: 'Theme',
    themeIs: said('Theme: {choice}', (choice: string) => ({ choice })),
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
    language: 'Language',
    languageFailed: 'Your language could not be saved.',
    translatedBy: said('Translated by {names}.', (names: readonly string[]) => ({
      names: listed.whole(names),
    })),
    unchecked: 'Not yet checked by a native reader.',
    footPages: 'Pages',
    howItWorks: 'How voting works',
    footFollow: 'Follow us',
    sessionEnded: 'Please log in again. Your place is kept.',
    copyOf: said(
      'This is a copy to look at, from a backup of {moment}. Nothing can be changed here.',
      (moment: string) => ({ moment }),
    ),
    offline: said(
      '{has, select, none {You are offline.} other {You are offline. Showing what was loaded at {since}.}}',
      (since: string | null) => ({ since: since ?? '', has: since === null ? 'none' : 'since' }),
    ),
  },

  pages: {
    home: 'Home',
    events: 'Events',
    council: 'Members',
    elections: 'Elections',
    contact: 'Contact',
    dashboard: 'Dashboard',
    pollingTable: 'Polling table',
  },

  social: {
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    email: 'Write to us',
    add: 'Add social profiles',
  },

  roles: {
    student: 'Student',
    faculty: 'Faculty',
    council: 'Council Member',
    admin: 'Admin',
    observer: 'Observer',
  },

  fields: {
    role: 'Role',
    selectRole: 'Select Role',
    name: 'Name',
    email: 'E-mail',
    enrollmentNumber: 'Enrollment number',
    password: 'Password',
    passwordHint: said('At least {least} characters', (least: number) => ({ least })),
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on.',
    reason: 'Reason',
    optional: '(optional)',
    empty: 'Please fill this in.',
    count: said('{length}/{most}', (length: number, most: number) => ({ length, most })),
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    home: 'Go to Home',
  },

  lazy: {
    slow: 'Still loading…',
    failed: 'This page could not be loaded.',
    reload: 'Reload',
  },

  crash: {
    title: 'Something went wrong on this page.',
    advice: 'Reload to continue. Nothing you sent is lost.',
  },

  toasts: { label: 'Notifications, Alt+T', dismiss: 'Dismiss', undo: 'Undo', logIn: 'Login' },

  dialog: {
    close: 'Close',
    keep: 'Keep',
    cancel: 'Cancel',
    discardTitle: 'Discard your changes?',
    discardText: 'They are not saved yet.',
    discard: 'Discard',
    keepEditing: 'Keep editing',
    typeName: said('Type “{name}” to confirm', (name: string) => ({ name })),
    nameDiffers: 'The name is not the same yet.',
  },

  loading: 'Loading…',
  /** Ends a sentence after a code that stands in it. */
  fullStop: '.',
  needsScript: 'Turn on JavaScript in your browser to send this form.',

  errors: {
    tryAgain: 'Try again',
    advice: 'Check your connection and try again.',
    network: 'The server cannot be reached. Check your connection and try again.',
    garbled: 'The answer could not be read. Please try again.',
    server: 'The server could not do this. Please try again in a moment.',
    later: 'Please try again in a moment.',
  },

  line: {
    title: 'Many people on your network are doing this',
    why: 'Keep this page open. What you typed is sent by itself as soon as there is room.',
    time: said(
      '{seconds, plural, one {Next try in # second} other {Next try in # seconds}}',
      (seconds: number) => ({ seconds }),
    ),
    leave: 'Stop waiting',
    left: 'You stopped waiting. Nothing was sent.',
  },

  counts: {
    votes: said('{count, plural, one {# vote} other {# votes}}', (count: number) => ({ count })),
    members: said('{count, plural, one {# member} other {# members}}', (count: number) => ({
      count,
    })),
    committees: said(
      '{count, plural, one {# committee} other {# committees}}',
      (count: number) => ({ count }),
    ),
    positions: said('{count, plural, one {# position} other {# positions}}', (count: number) => ({
      count,
    })),
    events: said('{count, plural, one {# event} other {# events}}', (count: number) => ({ count })),
  },

  fixed: sentences,
});
