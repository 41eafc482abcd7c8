import type { Reply } from '#contract/api.ts';
import type { User } from '#contract/accounts.ts';

/** Somebody with an account. */
export const aUser = (details: Partial<User> = {}): User => ({
  _id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Leela Krishnan',
  email: 'leela@sarovar.example',
  role: 'student',
  profileImg: '',
  enrollmentNumber: '0177CS231042',
  verified: true,
  ...details,
});

/** Who is logged in, as the page reads it. */
export const me = (user: User | null, more: Partial<Reply<'readMe'>> = {}): Reply<'readMe'> => ({
  user,
  isEmailConfirmed: user !== null,
  needsSecondFactor: false,
  ...more,
});
