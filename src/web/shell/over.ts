/** The dialogs over the profile panel. */
export type Over =
  | 'name'
  | 'email'
  | 'sessions'
  | 'password'
  | 'emails'
  | 'leave'
  | 'delete'
  | null;
