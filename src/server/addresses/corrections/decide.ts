import type { CorrectionAgreement } from '#core/accounts/address-correction.ts';
import type { Actor } from '#core/actor.ts';
import { Refused, refusals } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { momentText } from '#core/campus/dates.ts';
import type { Tx } from '../../platform/db/client.ts';
import { duplicateIn } from '../../platform/db/duplicate.ts';
import { record } from '../../platform/record.ts';
import { officerConfirmsFrom } from '../../proposals/confirms-from.ts';
import type { Services } from '../../services.ts';
import { hashCode } from '../../numbers/codes.ts';
import { hashToken } from '../../platform/hash-token.ts';
import { lockAccount } from '../../accounts/store.ts';
import { dropCorrection, moveIfCounts } from './correct-address.ts';
import { findPrinter, listOpen, lockOpen, noteAgreed } from './store.ts';
import type { OpenCorrection } from './store.ts';

/** What waits, for all officers: who, the new address, by whom, and until when. */
export async function listCorrections(services: Services, actor: Actor) {
  const rows = await listOpen(services.db);
  return {
    corrections: rows.map((row) => ({
      ...presentOwn(row),
      _id: row.id,
      name: row.name,
      officer: row.officer,
      needsSecond: row.needsSecond,
      isYours: row.madeBy === actor.id,
      isAboutYou: row.accountId === actor.id,
      hasNumber: row.number !== null,
    })),
  };
}

/** The address that an officer wants to give this account, while it waits. */
export async function readOwnCorrection(services: Services, actor: Actor) {
  const [row] = await listOpen(services.db, actor.id);
  return { correction: row === undefined ? null : presentOwn(row) };
}

const presentOwn = ({ email, dueAt, isRead, agreed }: OpenCorrection) => ({
  email,
  dueAt: dueAt.toISOString(),
  isRead,
  isAgreed: agreed !== null,
});

/** The person says yes or no to it, logged in. */
export async function answerCorrection(
  services: Services,
  actor: Actor,
  { accept }: Input<'answerCorrection'>,
) {
  return settle(services, async (tx) => {
    const open = await lockOpen(tx, { accountId: actor.id });
    return { open, agreed: accept ? ('logged-in' as const) : null };
  });
}

/** Whoever reads the former address says yes or no to it, by the link of the e-mail. */
export async function answerCorrectionByLink(
  services: Services,
  _actor: unknown,
  { token, accept }: Input<'answerCorrectionByLink'>,
) {
  return settle(services, async (tx) => {
    const open = await lockOpen(tx, { oldHash: hashToken(token) });
    if (open === null) throw new Refused('link-invalid');
    return { open, agreed: accept ? ('old-address' as const) : null };
  });
}

/** Another officer confirms it, its officer takes it back, or the person types a printed code at the desk. */
export async function decideCorrection(
  services: Services,
  actor: Actor,
  { id, accept, code }: Input<'decideCorrection'>,
) {
  return settle(services, async (tx) => {
    const open = await lockOpen(tx, { id });
    if (open === null) return { open, agreed: null, actor };
    if (!accept) {
      // Its officer takes it back, and the person says no, however new they are.
      if (![open.madeBy, open.accountId].includes(actor.id)) await refuseNew(tx, services, actor);
      return { open, agreed: null, actor };
    }
    if (code !== undefined) {
      await checkCode(tx, open, code);
      return { open, agreed: 'printed-code' as const, actor };
    }
    if (open.madeBy === actor.id) throw new Refused('own-proposal');
    if (open.accountId === actor.id) throw new Refused('proposal-about-you');
    await refuseNew(tx, services, actor);
    return { open, agreed: 'second-officer' as const, actor };
  });
}

/** A code that another officer printed than the one who corrects: nobody can do both alone. */
async function checkCode(tx: Tx, open: OpenCorrection, code: string): Promise<void> {
  const { number, madeBy } = open;
  const printed = number === null ? null : await findPrinter(tx, number, hashCode(code, number));
  if (printed === null) throw new Refused('code-wrong');
  if (printed.made_by === null || printed.made_by === madeBy) throw new Refused('own-proposal');
}

async function refuseNew(tx: Tx, services: Services, actor: Actor): Promise<void> {
  const from = await officerConfirmsFrom(tx, actor.id);
  if (from === null) return;
  const { timeZone } = await services.campus.settings();
  throw new Refused('officer-too-new', {
    message: `${refusals['officer-too-new'][1]} You can from ${momentText(from, timeZone)}.`,
  });
}

interface Decision {
  open: OpenCorrection | null;
  /** Null: no. */
  agreed: CorrectionAgreement | null;
  /** The officer who decided. */
  actor?: Actor;
}

/** Writes a yes or a no, and moves the account where it counts now. */
async function settle(services: Services, decide: (tx: Tx) => Promise<Decision>) {
  try {
    return await services.transact(async (tx) => {
      const { open, agreed, actor } = await decide(tx);
      if (open === null) throw new Refused('correction-over');
      if ((await lockAccount(tx, open.accountId)) === null) throw new Refused('correction-over');
      if (actor !== undefined) {
        const act = agreed === null ? 'account.correct-refuse' : 'account.correct-confirm';
        await record(tx, { actorId: actor.id, act, objectId: open.accountId });
      }
      if (agreed === null) {
        await dropCorrection(tx, services, open.accountId);
        return { message: answers.correctionRefused };
      }
      await noteAgreed(tx, open.id, agreed);
      if (await moveIfCounts(tx, services, { ...open, agreed })) {
        return { message: answers.correctionCounts };
      }
      await services.live.announce(tx, { kind: 'session', accountId: open.accountId });
      return {
        message:
          open.needsSecond && agreed !== 'second-officer'
            ? answers.correctionNeedsSecond
            : answers.correctionAgreed,
      };
    });
  } catch (error) {
    if (duplicateIn(error) === 'accounts_email') throw new Refused('email-taken');
    throw error;
  }
}
