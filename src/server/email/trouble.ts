import type { Role } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import type { UnsentEmail } from '#contract/failing-emails.ts';
import type { Db } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import {
  countEmails,
  countUnnamed,
  listFailed,
  listFailingEmails,
  listTroubledMailings,
  readOldestSeconds,
} from './queue-store.ts';
import type { ListedEmailRow } from './queue-store.ts';
import { findNext } from './mailings/list-page.ts';
import { countListed, listUnlisted } from './mailings/page-store.ts';

const everybody = 1_000_000;

/** Seconds after which somebody should be told that an e-mail has not left. */
const lateAfter = 10 * 60;

/**
 * The e-mails that wait or failed, and why. Of those to many people there are numbers alone. Council sees what it can
 * send again: what failed, but no link and nothing about an account.
 */
export async function readUnsentEmails(services: Services, { role }: Actor) {
  const { db, jobs, mail } = services;
  const isAdmin = role === 'admin';
  const counts = await countEmails(db);
  const toMany = await countToMany(services);
  const failures = await listFailuresFor(db, isAdmin);
  const failing = isAdmin ? await listFailingEmails(db) : [];
  const tries = await jobs.listTries(
    'send-email',
    failing.map(({ id }) => ({ emailId: id })),
  );
  const nextTryOf = new Map(tries.map(({ data, at }) => [data.emailId, at.toISOString()]));
  return {
    delivery: mail.delivery,
    folder: mail.folder,
    sent: counts.sent + toMany.sent,
    waiting: counts.waiting + toMany.waiting,
    failed: isAdmin ? counts.stuck : failures.length,
    isLate: await areLate(db),
    emails: [
      ...failures.map((row) => viewUnsent(row, { hasFailed: true, nextTryAt: null })),
      ...failing.map((row) =>
        viewUnsent(row, { hasFailed: false, nextTryAt: nextTryOf.get(row.id) ?? null }),
      ),
    ],
    unnamed: isAdmin ? await countUnnamed(db) : { waiting: 0, failed: 0 },
    mailings: (await listTroubledMailings(db)).map(({ problem, nextTryAt, ...mailing }) => ({
      ...mailing,
      problem: problem ?? '',
      nextTryAt: nextTryAt?.toISOString() ?? null,
    })),
  };
}

/** Council reads what it can send again: no link and nothing about an account. */
async function listFailuresFor(db: Db, isAdmin: boolean) {
  return (await listFailed(db)).filter(({ isLink, isSafety }) => isAdmin || (!isLink && !isSafety));
}

const areLate = async (db: Db) => (await readLateSeconds(db)) !== null;

/** For how many seconds the oldest e-mail waits, where somebody should be told of it. */
export async function readLateSeconds(db: Db): Promise<number | null> {
  const seconds = await readOldestSeconds(db);
  return seconds > lateAfter ? seconds : null;
}

/** How many e-mails failed that an officer of this role can see to, and whether none leaves. */
export async function countTroubledEmails(db: Db, role: Role) {
  const isAdmin = role === 'admin';
  const failed = isAdmin
    ? (await countEmails(db)).stuck
    : (await listFailuresFor(db, false)).length;
  return { failed, areLate: await areLate(db) };
}

/** Links that an admin can send anew, because they are for an account. */
const renewable: readonly string[] = ['confirm-email', 'reset-password'];

function viewUnsent(
  row: ListedEmailRow,
  state: Pick<UnsentEmail, 'hasFailed' | 'nextTryAt'>,
): UnsentEmail {
  const { id, to, subject, reason, problem, createdAt, isLink, isSafety, keyKind } = row;
  return {
    _id: id,
    to,
    subject,
    ...state,
    reason,
    problem: problem ?? '',
    createdAt: createdAt.toISOString(),
    link: isSafety
      ? 'not-kept'
      : !isLink
        ? 'none'
        : renewable.includes(keyKind)
          ? 'renewable'
          : 'asked-again',
  };
}

/** How many e-mails wait to be sent and how many failed, and for how long the oldest has waited. */
export async function countUnsentEmails({ db }: Pick<Services, 'db'>) {
  const { waiting, stuck } = await countEmails(db);
  return { waiting, failed: stuck, oldestSeconds: await readOldestSeconds(db) };
}

/**
 * How many e-mails to many people wait and how many left: those that are made, and those that follow once a
 * page of them is done. Of e-mails that go by who has voted nothing is counted.
 */
async function countToMany({
  transact,
}: Pick<Services, 'transact'>): Promise<{ waiting: number; sent: number }> {
  return transact(async (tx) => {
    const { listed, sent } = await countListed(tx);
    let waiting = listed;
    for (const mailing of await listUnlisted(tx)) {
      waiting += (await findNext(tx, mailing, everybody)).chosen.length;
    }
    return { waiting, sent };
  });
}
