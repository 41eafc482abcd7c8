/** The paths of the pages (specification, section 2). The server answers them, the router shows them. */
export const pagePaths = {
  home: '/',
  login: '/login',
  register: '/register',
  events: '/events',
  council: '/council',
  elections: '/elections',
  contact: '/contact',
  howItWorks: '/how-it-works',
  secrecy: '/secrecy',
  dashboard: '/dashboard',
  settings: '/settings',
  setUp: '/set-up',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
} as const;

/** The pages that the server renders: they are for everybody, and the same for everybody. */
export const renderedPaths: readonly string[] = [
  pagePaths.home,
  pagePaths.events,
  pagePaths.council,
  pagePaths.elections,
  pagePaths.contact,
  pagePaths.howItWorks,
  pagePaths.secrecy,
  pagePaths.login,
  pagePaths.register,
];
