/** The dialogs over the profile panel. */
export type Over =
  | 'name'
  | 'email'
  | 'ways'
  | 'second-step'
  | 'sessions'
  | 'notices'
  | 'password'
  | 'emails'
  | 'leave'
  | 'delete'
  | null;
