/** The dialogs over the profile panel. */
export type Over =
  | 'name'
  | 'email'
  | 'sessions'
  | 'notices'
  | 'password'
  | 'emails'
  | 'leave'
  | 'delete'
  | null;
