/** What is said about an e-mail address that an officer corrected and that waits. */
export const correctionMessages = {
  title: 'Corrected e-mail addresses that wait',
  text: 'The account goes on with the old address, which was told. The new one counts once its link is opened and the old address, the person, a printed code or a second officer agrees; else at the time below.',
  change: (email: string) => `New address: ${email}`,
  by: (officer: string | null) => (officer === null ? 'Corrected' : `Corrected by ${officer}`),
  until: (moment: string) => `waiting until ${moment}, old address told`,
  second: 'waiting for a second officer, old address told',
  notRead: 'The link sent to the new address is not opened yet.',
  confirm: 'Confirm',
  drop: 'Keep the old address',
  code: 'Printed code of the person',
  useCode: 'Use the code',
  failed: 'This was not saved. Please try again.',

  ownTitle: 'An officer gave you another e-mail address',
  own: (email: string, moment: string) =>
    `It is to be ${email}. If you say nothing, it counts from ${moment}, once the link sent there is opened.`,
  agreed: (email: string) => `It is to be ${email}, once the link sent there is opened.`,
  accept: 'Use the new address',
  refuse: 'Keep my address',

  linkTitle: 'Another e-mail address for your account',
  linkLede:
    'An officer gave your account another e-mail address; the e-mail says which. Is that right?',
  linkYes: 'Yes, use it',
  linkNo: 'No, keep this address',
};
