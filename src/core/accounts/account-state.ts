/** What an account can be: usable, waiting for an admin's approval, or suspended by an admin. */
export const accountStates = ['active', 'waiting', 'suspended'] as const;
/** The state of an account. */
export type AccountState = (typeof accountStates)[number];
