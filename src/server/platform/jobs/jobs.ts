import type { Tx } from '../../db/client.ts';

/** Work that outlives the request, by its name and what it needs to know. */
export interface JobData {
  /** Hands one letter to the mail server. */
  'send-letter': { letterId: string };
  /** An election's voting has ended: its winners are due their letters. */
  'close-election': { electionId: string };
}
export type JobName = keyof JobData;

/** Enqueues on the caller's transaction, so a job exists exactly when its reason does. */
export interface Jobs {
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    data: JobData[N],
    options?: { notBefore?: Date },
  ): Promise<void>;
  /** Starts working; each handler is called at least once per job. */
  work(handlers: { [N in JobName]: (data: JobData[N]) => Promise<void> }): Promise<void>;
  /** Lets running work finish and stops. */
  close(): Promise<void>;
}
