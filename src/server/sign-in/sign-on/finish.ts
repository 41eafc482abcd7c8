import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Answer, Input } from '#contract/api.ts';
import type { Tx } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import type { Caller, SignedIn } from '../../verb.ts';
import { acceptInvitation } from '../../accounts/hand-over-store.ts';
import { tellNewWayIn } from '../../accounts/notices/tell-owner.ts';
import { refuseHalf, refuseUnusable, startLogIn } from '../../accounts/open-session.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { AccountRow } from '../../accounts/store.ts';
import { confirmAddress, findAccount, lockAccount } from '../../accounts/store.ts';
import { presentUser } from '../../accounts/view.ts';
import type { SignOnArrival } from './claims.ts';
import { createFromArrival } from './create-account.ts';
import { lockNumberOf, noteNumber, numberOf } from './number.ts';
import {
  findIdentity,
  insertArrival,
  insertIdentity,
  lockByEmail,
  lockSubject,
  takeRequest,
  touchIdentity,
} from './store.ts';
import { isVouchedFor, removeWaysIn } from '../ways-in-store.ts';
import { holdNumberFormat } from '../../number-format/number-format.ts';

type Finished = SignedIn<Answer<'finishSignOn'>>;

/**
 * Takes the answer with which a browser came back from the provider: logs in, connects the account
 * that asked, or answers a form for somebody who has no account yet.
 */
export async function finishSignOn(
  services: Services,
  actor: Actor | null,
  { key, search }: Input<'finishSignOn'>,
  caller: Caller,
): Promise<Finished> {
  const { signOn } = services;
  if (signOn === null) throw new Refused('sign-on-unknown');
  const keyHash = hashToken(key);
  // Used up before anything is asked with it, whatever becomes of it.
  const request = await services.transact((tx) => takeRequest(tx, keyHash));
  if (request === null) throw new Refused('sign-on-over');
  const { accountId } = request;
  if (accountId !== null && accountId !== actor?.id) throw new Refused('sign-on-other-account');
  const arrival = await signOn.finish(search, request);
  if (accountId !== null) return connect(services, accountId, arrival);
  const came = await services.transact(async (tx) => {
    await holdNumberFormat(tx);
    await lockSubject(tx, arrival);
    const number = await lockNumberOf(tx, services, arrival);
    const found =
      (await ownAccount(tx, services, arrival)) ??
      (await joinedByAddress(tx, services, arrival)) ??
      (await createFromArrival(tx, services, arrival, number, caller.device));
    if (found === null) {
      await insertArrival(tx, keyHash, arrival);
      return null;
    }
    await noteNumber(tx, services, found, number);
    // As it is now: an invitation may have been waiting for the address.
    const account = (await findAccount(tx, found.id)) ?? found;
    const isUsable = account.is_verified && account.suspended_at === null;
    const opened = isUsable ? await startLogIn(tx, services, actor, account, caller) : null;
    return { account, opened };
  });
  if (came === null) return formFor(services, arrival);
  const { account, opened } = came;
  // Only now: what the provider proved stays, though the account waits.
  if (opened === null) refuseUnusable(account);
  else refuseHalf(opened);
  return {
    reply: {
      outcome: 'in',
      user: presentUser(account),
      form: null,
    },
    token: opened?.token ?? null,
    marks: opened?.marks ?? '',
  };
}

/** The account that this person came to before. */
async function ownAccount(
  tx: Tx,
  services: Services,
  arrival: SignOnArrival,
): Promise<AccountRow | null> {
  const identity = await findIdentity(tx, arrival);
  if (identity === null) return null;
  const account = await lockAccount(tx, identity.account_id);
  if (account === null) throw new Refused('sign-on-over');
  await touchIdentity(tx, identity, arrival);
  const { email } = account;
  if (arrival.isEmailVerified && email?.toLowerCase() === arrival.email.toLowerCase()) {
    await proveAddress(tx, services, account.id);
  }
  return account;
}

/**
 * The account with this person's address. The provider and the account must both have proved the
 * address. An account whose owner never did is taken over: its password, its sessions and whatever
 * else leads into it end, for anybody could have typed that address.
 */
async function joinedByAddress(
  tx: Tx,
  services: Services,
  arrival: SignOnArrival,
): Promise<AccountRow | null> {
  const account = arrival.email === '' ? null : await lockByEmail(tx, arrival.email);
  if (account === null) return null;
  if (!arrival.isEmailVerified) throw new Refused('sign-on-address-taken');
  // An address that another person of the same provider had before leads nowhere.
  if (await hasIdentityOf(tx, account.id, arrival.issuer)) {
    throw new Refused('sign-on-address-taken');
  }
  if (account.email_confirmed_at === null) {
    // Neither an approved office nor a proved number is given away by an unconfirmed address.
    if (isVouchedFor(account)) throw new Refused('sign-on-address-taken');
    await removeWaysIn(tx, account.id);
    await services.sessions.endAll(tx, account.id);
    await proveAddress(tx, services, account.id);
  }
  await insertIdentity(tx, account.id, arrival);
  await tellConnected(tx, services, account);
  return account;
}

const tellConnected = (tx: Tx, services: Services, account: AccountRow) =>
  tellNewWayIn(tx, services, account, services.config.signOn?.name ?? '');

async function hasIdentityOf(tx: Tx, accountId: string, issuer: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sign_on_identities')
    .select('id')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row !== undefined;
}

async function proveAddress(tx: Tx, services: Services, accountId: string): Promise<void> {
  await confirmAddress(tx, accountId);
  await acceptInvitation(tx, accountId);
  await services.live.announce(tx, { kind: 'session', accountId });
}

async function connect(
  services: Services,
  accountId: string,
  arrival: SignOnArrival,
): Promise<Finished> {
  return services.transact(async (tx) => {
    await holdNumberFormat(tx);
    await lockSubject(tx, arrival);
    const number = await lockNumberOf(tx, services, arrival);
    const account = await lockAccount(tx, accountId);
    if (account === null) throw new Refused('sign-on-over');
    const known = await findIdentity(tx, arrival);
    if (known !== null && known.account_id !== accountId) {
      throw new Refused('sign-on-connected-elsewhere');
    }
    if (known === null) {
      await insertIdentity(tx, accountId, arrival);
      await tellConnected(tx, services, account);
    }
    if (arrival.isEmailVerified && account.email?.toLowerCase() === arrival.email.toLowerCase()) {
      await proveAddress(tx, services, accountId);
    }
    await noteNumber(tx, services, account, number);
    const message = answers.signOnConnected;
    return { reply: { outcome: 'connected', user: null, form: null, message }, token: null };
  });
}

async function formFor(services: Services, arrival: SignOnArrival): Promise<Finished> {
  const { name, email, isEmailVerified } = arrival;
  const enrollmentNumber = await numberOf(services, arrival);
  return {
    reply: {
      outcome: 'form',
      user: null,
      form: { name, email, isEmailVerified, enrollmentNumber },
      message: answers.signOnUnfinished,
    },
    token: null,
  };
}
