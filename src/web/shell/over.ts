/** The dialogs over the profile panel. */
export type Over =
  | 'name'
  | 'email'
  | 'ways'
  | 'second-step'
  | 'sessions'
  | 'password'
  | 'emails'
  | 'leave'
  | 'delete'
  | null;
