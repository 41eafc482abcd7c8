import type { ActOnPerson } from '#core/council/recorded-acts.ts';

// What was done to a person, with their name. `position` is the one they stood for.

interface About {
  name: string;
  position: string | null;
}

const forPosition = ({ position }: About) => (position === null ? '' : ` for ${position}`);

/** The acts on a person; the others are called as in `actMessages`. */
export const aboutMessages = {
  'account.verify': ({ name }) => `Approved ${name}`,
  'account.unverify': ({ name }) => `Took back the approval of ${name}`,
  'account.suspend': ({ name }) => `Suspended ${name}`,
  'account.lift': ({ name }) => `Lifted the suspension of ${name}`,
  'account.role': ({ name }) => `Changed the role of ${name}`,
  'account.correct': ({ name }) => `Corrected the account of ${name}`,
  'account.edit': ({ name }) => `Changed the picture of ${name}`,
  'account.claim-number': ({ name }) => `Gave ${name} an enrollment number`,
  'account.send-reset': ({ name }) => `Sent ${name} a link for a new password`,
  'account.admin-link': ({ name }) => `Made a link for ${name} on the machine`,
  'account.end-sessions': ({ name }) => `Logged ${name} out everywhere`,
  'factor.take-off': ({ name }) => `Removed the second step of ${name}`,
  'letter.new-link': ({ name }) => `Sent ${name} a new link in place of a failed one`,
  'nomination.accept': (about) => `Accepted ${about.name}${forPosition(about)}`,
  'nomination.reject': (about) => `Rejected ${about.name}${forPosition(about)}`,
  'nomination.reopen': (about) => `Took back the decision on ${about.name}${forPosition(about)}`,
  'nomination.withdraw': (about) => `${about.name} withdrew${forPosition(about)}`,
  'nomination.remove': (about) => `Took ${about.name} off the ballot${forPosition(about)}`,
  'nomination.enter': (about) => `Entered ${about.name}${forPosition(about)}`,
  'nomination.ask-again': (about) => `Asked ${about.name} again${forPosition(about)}`,
  'nomination.hand-link': (about) =>
    `Got the link of ${about.name} to hand over${forPosition(about)}`,
  // Their position stands in the words: an entry that was taken back is gone.
  'nomination.take-back': ({ name }) => `Took ${name} back, who was entered`,
  'nomination.decline': (about) => `${about.name} said no${forPosition(about)}`,
  'nomination.accept-edit': (about) => `Accepted what ${about.name} changed${forPosition(about)}`,
  'nomination.reject-edit': (about) => `Rejected what ${about.name} changed${forPosition(about)}`,
  'member.verify': ({ name }) => `Approved ${name} as a member`,
  'member.unverify': ({ name }) => `Took back the approval of ${name} as a member`,
  'member.delete': ({ name }) => `Removed ${name} from the council`,
  'member.move': ({ name }) => `Moved ${name} on the council`,
  'member.seat': ({ name }) => `Gave ${name} a seat`,
  'number.check-in': ({ name }) => `Checked in ${name}`,
  'number.undo-check-in': ({ name }) => `Took back the check-in of ${name}`,
  'number.move': ({ name }) => `Gave ${name} their enrollment number`,
} satisfies Record<ActOnPerson, (about: About) => string> as Readonly<
  Record<string, (about: About) => string>
>;

/** Such as “Approved Ruth Root as Admin”. */
export const asRole = (words: string, role: string) => `${words} as ${role}`;

/** Such as “Faculty to Observer”. */
export const roleChange = (from: string, to: string) => `${from} to ${to}`;
