/** The paths of the pages (specification, section 2). The server answers them, the router shows them. */
export const pagePaths = {
  home: '/',
  login: '/login',
  register: '/register',
  events: '/events',
  council: '/council',
  elections: '/elections',
  contact: '/contact',
  dashboard: '/dashboard',
  settings: '/settings',
  setUp: '/set-up',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
} as const;
