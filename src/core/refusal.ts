import { heicSentence, mostMegapixels } from './pictures/picture-file.ts';
import { identityRefusals } from './accounts/identity-refusals.ts';
import type { ErrorCode } from './error-code.ts';
import type { LineProblem } from './elections/entered.ts';
import { barrierActions, voterBarriers } from './elections/electorate.ts';
import type { SecondStepWay } from './accounts/second-step.ts';
import { proposalRefusals } from './council/proposal-refusals.ts';
import { editRefusals } from './elections/edit-refusals.ts';
import type { EditConflict } from './elections/edit-refusals.ts';
import { namedRefusals } from './elections/named-refusals.ts';
import { enteredRefusals } from './elections/entered-refusals.ts';
import { outcomeRefusals } from './elections/outcome-refusals.ts';
import { sanctionRefusals } from './elections/sanction-refusals.ts';
import { inEnglish } from './kernel/speech.ts';
import { sentences } from './sentences.ts';

const define = <const T extends Record<string, readonly [ErrorCode, string]>>(table: T) => table;

/**
 * Every reason to refuse a call: the error code of the wire and the sentence that people read
 * (contract, "Conventions"; specification, section 8).
 */
export const refusals = define({
  // everywhere
  'invalid-input': ['invalid', 'Please check what you entered.'],
  'not-logged-in': ['unauthenticated', 'Please login to continue.'],
  'role-too-small': ['forbidden', 'Your account is not allowed to do this.'],
  'copy-to-look-at': ['forbidden', 'This is a copy to look at. Nothing can be changed here.'],
  'other-site': ['forbidden', 'This request came from another site.'],
  'not-yourself': ['forbidden', 'You can only do this for yourself.'],
  'unknown-route': ['not_found', 'There is nothing at this address.'],
  'body-too-large': ['too_large', 'That is more than the server accepts.'],
  'not-json': ['unsupported_media', 'The server expects JSON.'],
  'too-many-requests': ['too_many_requests', 'Too many requests. Please wait a moment.'],
  'many-at-once': [
    'too_many_requests',
    'Many people of your network are doing this now. Please try again in a moment.',
  ],
  overloaded: ['overloaded', 'The server is busy. Please try again in a moment.'],
  'disk-full': ['overloaded', 'The disk of the server is full. Please tell the organisers.'],
  'outcome-unknown': [
    'overloaded',
    'We could not confirm your vote. Trying again cannot count it twice.',
  ],

  // accounts
  'wrong-credentials': [
    'unauthenticated',
    'The role, enrollment number, e-mail or password is not right.',
  ],
  'awaits-approval': ['forbidden', 'Your account is waiting for approval by an admin.'],
  'too-many-log-ins': ['too_many_requests', 'Too many attempts. Please wait before you try again.'],
  'registers-as-student': ['invalid', 'Students register with their enrollment number.'],
  'registers-as-staff': ['invalid', 'This form is for students.'],
  'account-taken': ['conflict', 'An account with this enrollment number or e-mail already exists.'],
  'email-taken': ['conflict', 'An account with this e-mail already exists.'],
  'enrollment-taken': ['conflict', 'An account with this enrollment number already exists.'],
  'unknown-user': ['not_found', 'This account does not exist.'],
  'account-key-missing': [
    'overloaded',
    'This server cannot add or delete accounts at the moment, because it has no key for an election that is still open. Please tell the organisers.',
  ],
  'last-admin': ['conflict', 'This is the last admin. Make somebody else an admin first.'],
  'account-suspended': ['forbidden', 'This account is suspended.'],
  'is-suspended': ['conflict', 'This account is suspended. Lift the suspension first.'],
  'account-waits': ['conflict', 'This account still waits for approval.'],
  'own-account': ['conflict', 'You cannot do this to your own account here. Use your profile.'],
  'needs-number': ['conflict', 'A student needs an enrollment number. Please add it first.'],
  'accounts-by-list-now': [
    'conflict',
    'People vote now. Who can get an account stays as it is until the votes are counted.',
  ],
  'number-format-in-use': ['conflict', 'Numbers of accounts or voter lists would no longer fit.'],
  'set-up-done': ['conflict', 'This campus is already set up. Please log in.'],
  'set-up-link-invalid': ['forbidden', 'This set-up link is not valid any more.'],

  // elections
  'login-to-vote': ['unauthenticated', sentences.loginToVote],
  'login-to-nominate': ['unauthenticated', sentences.loginToNominate],
  'unknown-election': ['not_found', 'This election does not exist.'],
  'unknown-position': ['not_found', 'This election has no such position.'],
  'unknown-candidate': ['not_found', 'This candidate does not stand for this position.'],
  'unknown-nomination': ['not_found', 'This nomination does not exist.'],
  'is-observer': [
    'forbidden',
    'Observers cannot vote, be candidates or propose members. A returning officer cannot vote in their election.',
  ],
  'not-on-roll': ['forbidden', 'You are not on the voter list for this election.'],
  'not-in-group': ['forbidden', 'You are not in the group of people who vote for this.'],
  'number-not-proved': [
    'forbidden',
    'Only people who proved that their enrollment number is theirs can vote here. Please prove yours first.',
  ],
  'email-not-confirmed': [
    'forbidden',
    'Only people with a confirmed e-mail address can vote here. Please confirm yours first.',
  ],
  'email-domain': [
    'forbidden',
    'Only people with an e-mail address of the campus can vote here. Please change yours first.',
  ],
  'voting-not-open': ['conflict', 'Voting has not opened yet.'],
  'voting-closed': ['conflict', 'Voting has closed.'],
  'too-many-choices': ['invalid', 'You have chosen more candidates than a ballot takes.'],
  'candidate-twice': ['invalid', 'A ballot names each candidate once.'],
  'nobody-and-others': ['invalid', 'A vote against all candidates names nobody else.'],
  'too-few-ranks': ['invalid', 'Please rank more candidates for this position.'],
  'no-abstaining': ['invalid', 'Please choose a candidate. Nobody can abstain from this vote.'],
  'already-voted': ['conflict', 'You have already voted for this position.'],
  'other-choice': [
    'conflict',
    'You have already voted for another candidate for this position. The first vote counts.',
  ],
  'key-missing': [
    'overloaded',
    'This server cannot take votes in this election, because it has no key for it. Please tell the organisers.',
  ],
  'no-enrollment-number': ['forbidden', 'Only accounts with an enrollment number can stand.'],
  'cannot-stand': [
    'forbidden',
    'Candidates from your branch, year or group cannot stand in this election.',
  ],
  'supporters-missing': ['conflict', 'This candidate still needs supporters.'],
  'no-supporters-needed': ['conflict', 'Candidates of this election need no supporters.'],
  'supporters-complete': ['conflict', 'This candidate has all of these supporters already.'],
  'supports-already': ['conflict', 'You support this candidate already.'],
  'supports-other': [
    'conflict',
    'You support another candidate for this position. Take that back first.',
  ],
  'cannot-support': [
    'forbidden',
    'Only those who may vote for this position can support its candidates.',
  ],
  'unknown-support': ['not_found', 'No candidate looks for supporters here.'],
  'asked-enough': ['conflict', 'You have asked 60 people. Share the link with others.'],
  'nominations-closed': ['conflict', 'Nominations are closed.'],
  'already-nominated': ['conflict', 'You are already nominated for this position.'],
  'one-post': ['conflict', 'In this election a person can be a candidate for one position only.'],
  'is-question': ['conflict', 'This position is a question: nobody is a candidate for it.'],
  'withdrawals-closed': [
    'conflict',
    'The time to withdraw is over. Ask the council if you cannot be a candidate.',
  ],
  'voting-began': [
    'conflict',
    'Candidates can be entered until voting opens, or in an election that opened at once.',
  ],
  'stands-by-link': [
    'conflict',
    'You were entered for this position already. Prove the number or the address, and then take the candidacy on Home.',
  ],
  'is-candidate-already': [
    'conflict',
    'Your account was entered or nominated for this position already.',
  ],
  'winner-needs-account': [
    'conflict',
    'This winner has no account yet, and only an account can have a seat. Give them their link: they log in or register with it.',
  ],
  'candidates-frozen': [
    'conflict',
    'Voting for this position has begun, so its candidates are fixed.',
  ],
  'nomination-withdrawn': ['conflict', 'The candidate has withdrawn this nomination.'],
  'nomination-over': [
    'conflict',
    'This nomination is not valid any more. You can ask for this position again.',
  ],
  'nomination-changed': [
    'conflict',
    'The candidate has changed this in the meantime. Please read it again.',
  ],
  'not-a-candidate': ['conflict', 'This person is not a candidate for this position.'],
  'own-nomination': [
    'forbidden',
    'You want this position yourself, so another officer has to decide.',
  ],
  'own-contest': [
    'forbidden',
    'You are a candidate for this position, so another officer has to take off a candidate.',
  ],
  'conditions-unchecked': [
    'conflict',
    'This election has conditions for candidates. Please tick each of them before you accept.',
  ],
  'no-recount-kit': [
    'conflict',
    'There is no recount kit. It is made after voting has closed and all votes are counted. A rehearsal and a cancelled election have none.',
  ],
  'ballots-not-public': [
    'forbidden',
    'The ballots of this election are not public: a ranked list could be recognised. Observers and officers can read them after they log in.',
  ],
  'election-paused': ['conflict', 'Voting is paused. Please come back later.'],
  'paused-by-restore': [
    'conflict',
    'Voting is paused, because the server was restored from a backup. No vote is taken until the officers have decided how it goes on.',
  ],
  'published-before-restore': [
    'conflict',
    'A result of this election was published before the server was restored, so voting does not go on. An admin decides on its page which result counts.',
  ],
  'election-cancelled': ['conflict', 'This election was cancelled.'],
  'not-cancelled': [
    'conflict',
    'Only an election that was cancelled is voted on again as a whole. Choose a position.',
  ],
  'election-is-draft': ['conflict', 'This election is a draft. Please publish it first.'],
  'election-not-draft': ['conflict', 'This election is published already.'],
  'election-not-paused': ['conflict', 'Voting is not paused.'],
  'unknown-key-file': ['not_found', 'This file is not on the list any more.'],
  'key-file-there': ['conflict', 'This file is still there. Destroy it first, then say so.'],
  'close-not-held': ['conflict', 'There is nothing to decide about the result of this election.'],
  'nothing-proves-result': [
    'conflict',
    'No recount kit on the server proves the published result.',
  ],
  'election-frozen': ['conflict', 'This cannot be changed any more.'],
  'election-ballots-cast': [
    'conflict',
    'Voting has begun, so this election cannot become a draft again.',
  ],
  'held-for-reading': [
    'conflict',
    'This election came out of a backup of a former release, by rules that are not here any more. It can be read, and nothing about it changes.',
  ],
  'voting-ends-now': ['conflict', 'Voting ends in a few seconds. Please wait for the result.'],
  'position-has-nominations': [
    'conflict',
    'Somebody asked to run for a position that you removed. Please keep it, or reject the nomination first.',
  ],
  'voter-list-empty': ['conflict', 'The voter list is empty. Please upload one first.'],
  'voter-list-fixed': [
    'conflict',
    'The voter list is fixed when voting opens. While voting is open you can add single people with a reason, and correct them on a list of the election’s own.',
  ],
  'import-other-format': [
    'conflict',
    'The voters that this import removed have numbers in an old format, so they cannot come back. Import a list with their new numbers.',
  ],
  'voter-list-moved': [
    'conflict',
    'The voter list has changed since the preview. Please look at the preview again.',
  ],
  'position-without-voters': [
    'conflict',
    'After this nobody on the voter list could vote for a position of a published election.',
  ],
  'election-opens-now': [
    'conflict',
    'An election with this voter list opens in a few seconds. Please wait until it is open.',
  ],
  'not-a-list': [
    'invalid',
    'This is a spreadsheet file, but we need a text file. Open it, choose "Save as" and "CSV UTF-8", and use that file.',
  ],
  'no-voter-list': [
    'conflict',
    'This election has no voter list, because it is open to more people.',
  ],
  'already-listed': ['conflict', 'This number is on the voter list already.'],
  'unknown-voter': ['not_found', 'This voter is not on the list any more.'],
  'nothing-to-correct': ['conflict', 'The voter list says this already, so nothing changes.'],
  'unknown-import': ['not_found', 'This import does not exist.'],
  'import-undone': ['conflict', 'This import was undone already.'],
  'import-not-last': [
    'conflict',
    'A later import stands on this one. Please undo the later one first.',
  ],
  'import-in-use': [
    'conflict',
    'Voting with this voter list is open, so the import cannot be undone. You can correct single people.',
  ],
  'no-own-number': ['invalid', 'Please enter an enrollment number, because your account has none.'],
  'not-a-rehearsal': [
    'conflict',
    'This election is not a rehearsal, so you cannot delete it as one.',
  ],
  'election-has-votes': [
    'conflict',
    'Votes have been cast. An admin can delete this election by repeating its name.',
  ],

  ...proposalRefusals,
  ...identityRefusals,
  ...outcomeRefusals,
  ...sanctionRefusals,
  ...namedRefusals,
  ...editRefusals,
  ...enteredRefusals,

  // events, members, messages, pictures
  'unknown-event': ['not_found', 'This event does not exist.'],
  'unknown-member': ['not_found', 'This member does not exist.'],
  'unknown-number': ['not_found', 'No account has this enrollment number.'],
  'unknown-council-position': ['invalid', 'The council has no such position.'],
  'already-member': ['conflict', 'This person is already proposed for this position.'],
  'nobody-won': ['conflict', 'Nobody has won this position yet.'],
  'own-membership': ['forbidden', 'Somebody else has to approve your own membership.'],
  'unknown-contact': ['not_found', 'This message does not exist.'],
  'no-file': ['invalid', sentences.selectImage],
  'several-files': ['invalid', 'Please choose one image at a time.'],
  'not-a-picture': ['unsupported_media', 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.'],
  'upload-too-large': ['too_large', 'Please choose a picture of at most 5 MB.'],
  'own-pictures-full': [
    'too_large',
    'Your pictures take up all the space that one account has. Pictures that are not shown anywhere are removed each night.',
  ],
  'pictures-full': [
    'too_large',
    'There is no space for more pictures. Please tell the organisers.',
  ],
  'picture-cut': [
    'unsupported_media',
    'This picture is cut off or damaged. Please download it or send it to yourself once more, and choose it again.',
  ],
  'picture-heic': ['unsupported_media', heicSentence],
  'picture-too-large': [
    'too_large',
    `This picture has too many pixels: at most ${mostMegapixels} megapixels are allowed. Please make it smaller, or take a screenshot of it.`,
  ],

  // emails
  'not-a-winner': ['forbidden', 'This address belongs to no winner of an ended election.'],
  'no-mail-server': ['conflict', 'E-mail is not set up, so nobody can be invited by e-mail.'],
  'already-invited': ['conflict', 'The invitations to this election were already sent.'],
  'election-not-upcoming': [
    'conflict',
    'Invitations can be sent after the election is published and before voting opens.',
  ],
  'unsubscribe-link-invalid': [
    'forbidden',
    'This link is not complete, or its account is gone. Open it from the e-mail again.',
  ],
  'unknown-email': ['not_found', 'This e-mail does not exist.'],
  'email-not-stuck': ['conflict', 'This e-mail does not wait for a decision.'],
  'email-without-account': [
    'conflict',
    'Nobody can renew this link for another person. Its owner has to ask for a new one.',
  ],
});
/** The name of one reason. */
export type Refusal = keyof typeof refusals;

/** The one action that helps against a refusal, where there is one (contract, "Who may vote"). */
export function actionOf(reason: Refusal) {
  const barrier = voterBarriers.find((one) => one === reason);
  return barrier === undefined ? {} : { action: barrierActions[barrier] };
}

/** What a log-in still needs: the key goes back with a code, or a passkey takes the place of both. */
interface SecondStep {
  key: string;
  ways: SecondStepWay[];
}

/** A refusal on purpose, from the closed list above; the only thing a verb throws. */
export class Refused extends Error {
  readonly reason: Refusal;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** How a log-in goes on whose first step was right. */
  readonly secondStep: SecondStep | undefined;
  /** The lines in which nobody can be entered as a candidate. */
  readonly problems: readonly LineProblem[] | undefined;
  /** What two officers say of the same. */
  readonly conflicts: readonly EditConflict[] | undefined;
  /** A sentence of its own, written in the language of whoever reads it. */
  readonly words: (() => string) | undefined;

  constructor(
    reason: Refusal,
    more: {
      retryAfter?: number;
      fields?: Readonly<Record<string, string>>;
      secondStep?: SecondStep;
      problems?: readonly LineProblem[];
      conflicts?: readonly EditConflict[];
      message?: string;
      words?: () => string;
    } = {},
  ) {
    super(more.message ?? (more.words && inEnglish(more.words)) ?? refusals[reason][1]);
    this.reason = reason;
    this.words = more.words;
    this.retryAfter = more.retryAfter;
    this.fields = more.fields;
    this.secondStep = more.secondStep;
    this.problems = more.problems;
    this.conflicts = more.conflicts;
  }
}

/** Input that the schema let through and a rule refuses, field by field; what is wrong goes by keys (kernel/wrong.ts). */
export function invalidInput(fields: Readonly<Record<string, string>>): Refused {
  const [message] = Object.values(fields);
  return new Refused('invalid-input', { fields, ...(message !== undefined && { message }) });
}
