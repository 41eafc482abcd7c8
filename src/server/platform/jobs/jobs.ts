import type { Tx } from '../db/client.ts';

/** Work that outlives the request, by its name and what it needs to know. */
export interface JobData {
  /** Hands one letter to the mail server. */
  'send-letter': { letterId: string };
  /** An election's voting has ended: its winners are due their letters. */
  'close-election': { electionId: string };
  /** Somebody asked for a new password; whether the address has an account is found out here. */
  'send-reset-link': { email: string };
  /** Every day: removes pictures that nothing shows. */
  'sweep-uploads': Nothing;
  /** Every day: forgets sessions, links and counts that have run out. */
  'forget-expired': Nothing;
}
type Nothing = Record<string, never>;
export type JobName = keyof JobData;

/** Work that nobody asks for: it comes back a day after it was done, in whichever process. */
export const dailyJobs = ['sweep-uploads', 'forget-expired'] as const satisfies JobName[];

/** What is done for each job. One that throws is called again later, after growing pauses. */
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

/** Enqueues on the caller's transaction, so a job exists exactly when its reason does. */
export interface Jobs {
  /** Works before and without work(). `notBefore` is told by the database's clock. */
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    data: JobData[N],
    options?: { notBefore?: Date },
  ): Promise<void>;
  /** Whether a job with exactly this data waits, runs, or is to be tried again. */
  isPending<N extends JobName>(name: N, data: JobData[N]): Promise<boolean>;
  /**
   * Starts working; each handler is called at least once per job. Of each daily job one waits,
   * however many processes work: the first to start enqueues it, whoever did it enqueues the next.
   */
  work(handlers: JobHandlers): Promise<void>;
  /**
   * Does what is due, one job after another, and what these jobs enqueue in turn; answers how many
   * ran. With `asOf`, also what is due only by then. A job is tried once; after all have been, the
   * first failure is thrown. For tests, which start no workers.
   */
  runDue(handlers: Partial<JobHandlers>, options?: { asOf?: Date }): Promise<number>;
  /** Lets running work finish, for half a minute at most, and stops. */
  close(): Promise<void>;
}
