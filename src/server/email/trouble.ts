import type { UnsentEmail } from '#contract/failing-emails.ts';
import type { Services } from '../services.ts';
import { lateAfter } from './list.ts';
import { countToMany } from './mailings/count-waiting.ts';
import {
  countEmails,
  countUnnamed,
  listFailed,
  listFailingEmails,
  listTroubledMailings,
  readOldestSeconds,
} from './queue-store.ts';
import type { ListedEmailRow } from './queue-store.ts';

/** The e-mails that wait or failed, and why. Of those to many people there are numbers alone. */
export async function readEmailTrouble(services: Services) {
  const { db, jobs, mail } = services;
  const { waiting, stuck: failed } = await countEmails(db);
  const toMany = await countToMany(services);
  const oldest = await readOldestSeconds(db);
  const failing = await listFailingEmails(db);
  const tries = await jobs.listTries(
    'send-email',
    failing.map(({ id }) => ({ emailId: id })),
  );
  const nextTryOf = new Map(tries.map(({ data, at }) => [data.emailId, at.toISOString()]));
  return {
    delivery: mail.delivery,
    waiting: waiting + toMany.waiting,
    failed,
    oldestSeconds: Math.floor(oldest),
    isLate: oldest > lateAfter,
    failing: failing.map((row) => viewUnsent(row, nextTryOf.get(row.id) ?? null)),
    failures: (await listFailed(db)).map((row) => viewUnsent(row, null)),
    unnamed: await countUnnamed(db),
    mailings: (await listTroubledMailings(db)).map(({ problem, nextTryAt, ...mailing }) => ({
      ...mailing,
      problem: problem ?? '',
      nextTryAt: nextTryAt?.toISOString() ?? null,
    })),
  };
}

/** Links that an admin can send anew, because they are for an account. */
const renewable: readonly string[] = ['confirm-email', 'reset-password'];

function viewUnsent(row: ListedEmailRow, nextTryAt: string | null): UnsentEmail {
  const { id, to, subject, reason, problem, createdAt, isLink, isSafety, keyKind } = row;
  return {
    _id: id,
    to,
    subject,
    reason,
    problem: problem ?? '',
    createdAt: createdAt.toISOString(),
    nextTryAt,
    // An invitation is for the address that registers with it.
    canCorrect: !isLink && !isSafety && keyKind !== 'invited',
    link: isSafety
      ? 'not-kept'
      : !isLink
        ? 'none'
        : renewable.includes(keyKind)
          ? 'renewable'
          : 'asked-again',
  };
}
