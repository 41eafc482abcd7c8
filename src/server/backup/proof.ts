/** What a drill looked at, and whether it stands. */
export interface Proof {
  subject: 'file' | 'rows' | 'votes' | 'result' | 'sealed' | 'record' | 'pictures';
  isProved: boolean;
  says: string;
}

export const proved = (subject: Proof['subject'], says: string): Proof => ({
  subject,
  isProved: true,
  says,
});
export const notProved = (subject: Proof['subject'], says: string): Proof => ({
  subject,
  isProved: false,
  says,
});
