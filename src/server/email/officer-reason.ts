/** Why somebody gets an e-mail to officers that each of them can switch off. */
export const officerReason =
  'You get this e-mail because you are an officer of the campus. In your profile you choose which of these e-mails you get.';
