// The calls about addresses and about which e-mails people get, for the walk of every call by every role.

const userOnly = [401, 200, 200, 200, 200, 401] as const;
/** A link that this campus did not make opens nothing, whoever has it. */
const nobody = [403, 403, 403, 403, 403, 403] as const;
const choices = [{ kind: 'results', isWanted: false }];

export const emailWalk = {
  askConfirmation: { statuses: userOnly, given: () => ({}) },
  confirmEmail: { statuses: nobody, given: () => ({ body: { token: 'used' } }) },
  readEmailChoices: { statuses: userOnly, given: () => ({}) },
  saveEmailChoices: { statuses: userOnly, given: () => ({ body: { choices } }) },
  readUnsubscribe: { statuses: nobody, given: () => ({ body: { token: 'forged' } }) },
  unsubscribe: { statuses: nobody, given: () => ({ body: { token: 'forged', choices: [] } }) },
} as const;
