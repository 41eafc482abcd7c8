/** What is told to the owner of an account, by e-mail and on the profile. */
export const noticeKinds = [
  'registered',
  'device',
  'password',
  'way-in',
  'wrong-steps',
  'email',
  'number',
  'voted',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
