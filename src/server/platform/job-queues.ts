import type { QueueOptions } from 'pg-boss';

/** Each kind of job by its name, and what it needs to know. */
export interface JobData {
  /** Hands one e-mail to the mail server. */
  'send-email': { emailId: string };
  /** An election's voting has ended: its winners are due their e-mails. */
  'close-election': { electionId: string };
  /** A pause of an election ends by itself. */
  'resume-election': { electionId: string };
  /** The results of a closed election are shown by then, released or not. */
  'release-results': { electionId: string };
  /** An election was certified: its recount kit is to say so. */
  'keep-recount-kit': { electionId: string };
  /** Something of an election may wait for officers who have not heard of it. */
  'tell-officers': { electionId: string };
  /** Proposals wait that officers were not told of, because they had an e-mail in the last hour. */
  'tell-proposals': Nothing;
  /** Somebody asked for a new password; whether the address has an account is found out here. */
  'send-reset-link': { email: string };
  /** Every day: removes pictures that nothing shows. */
  'sweep-uploads': Nothing;
  /** Every day: forgets sessions, links and counts that have run out. */
  'forget-expired': Nothing;
  'expire-proposals': Nothing;
  /** Every night, at a fixed time: compares count and record of closed elections. */
  'check-results': Nothing;
  /** Every day: writes down how far the record goes, and tells its witnesses. */
  'witness-record': Nothing;
}
type Nothing = Record<string, never>;

export type JobName = keyof JobData;

/** A job that has another name since, and what it needs to know as SQL on what it knew. */
export const renamedJobs: readonly { former: string; name: JobName; data: string }[] = [
  {
    former: 'send-letter',
    name: 'send-email',
    data: `jsonb_build_object('emailId', data -> 'letterId')`,
  },
];

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
export const seconds = { minute, day };

/**
 * How a failed job is repeated, in seconds. pg-boss doubles the pauses, with some chance in them,
 * up to `retryDelayMax`. The limits are far away: a handler gives up by saying so where people see
 * it, not by silence. A job that is out longer than `expireInSeconds` was lost with its process.
 */
const usual: QueueOptions = {
  retryLimit: 1_000,
  retryDelay: minute,
  retryBackoff: true,
  retryDelayMax: 4 * hour,
  expireInSeconds: 5 * minute,
  retentionSeconds: 366 * day,
  deleteAfterSeconds: day,
};
// Whoever asked asks again when no e-mail comes; the address they typed is not kept for long.
const askedLink: QueueOptions = {
  ...usual,
  retryLimit: 10,
  retryDelay: 10,
  retryDelayMax: 10 * minute,
  retentionSeconds: hour,
  deleteAfterSeconds: minute,
};
// Kept longer than a day, so that a process which starts sees what was done today.
const daily: QueueOptions = {
  ...usual,
  expireInSeconds: hour,
  deleteAfterSeconds: 2 * day,
};
const nightly = { ...daily };
export const queues: { [N in JobName]: QueueOptions } = {
  'close-election': {
    ...usual,
    retryLimit: 10_000,
    retryDelay: 10,
    retryDelayMax: hour,
    expireInSeconds: 15 * minute,
  },
  'resume-election': { ...usual, retryLimit: 10_000, retryDelay: 10, retryDelayMax: minute },
  'release-results': { ...usual, retryLimit: 10_000, retryDelay: 10, retryDelayMax: hour },
  'keep-recount-kit': { ...usual, expireInSeconds: 15 * minute },
  'tell-officers': usual,
  'tell-proposals': usual,
  // 20 tries are two days, after which the handler leaves the e-mail to the officers.
  'send-email': { ...usual, retryDelay: minute / 2 },
  'send-reset-link': askedLink,
  'sweep-uploads': daily,
  'forget-expired': daily,
  'witness-record': daily,
  'check-results': nightly,
  'expire-proposals': daily,
};
export const jobNames = Object.keys(queues) as JobName[];
/** Done at the same time of each night. */
export const isNightly = (name: JobName) => queues[name] === nightly;
export const isDaily = (name: JobName) => queues[name] === daily || isNightly(name);
