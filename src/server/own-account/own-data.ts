import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import { shownGroups } from '#core/voter-list/list-cells.ts';
import type { OwnData } from '#contract/own-data.ts';
import { listChoices } from '../email/choices.ts';
import { readClock } from '../platform/db/clock.ts';
import type { Services } from '../services.ts';
import { findManaged } from '../accounts/list-store.ts';
import { listNotices } from '../accounts/notices/store.ts';
import { listOwnComplaints } from '../contact/public.ts';
import * as own from './own-data-store.ts';
import { listPasskeys, listIdentities } from '../sign-in/public.ts';
import { listSessions } from '../accounts/session-store.ts';
import { presentUser } from '../accounts/view.ts';
import { presentTranslations, wordsOfCandidate } from '../elections/translated.ts';
import type { AccountNotice } from '#contract/account-notices.ts';

/** Everything that is kept of the signed-in person, for them to take along. */
export async function readOwnData({ db }: Services, actor: Actor): Promise<OwnData> {
  const account = await findManaged(db, actor.id);
  if (account === null) throw new Refused('not-logged-in');
  const { id, email, enrollment_number: number, proved_at: provedAt } = account;
  // Whoever registers with somebody else's address or number must not read what is theirs.
  const isEmailConfirmed = account.email_confirmed_at !== null;
  const ownEmail = isEmailConfirmed ? email : null;
  const ownNumber = provedAt === null ? null : number;
  const [voted, nominations, seats, messages] = [
    await own.listVoted(db, id),
    await own.listAllNominations(db, id),
    await own.listSeats(db, id),
    await own.listMessagesFrom(db, id, ownEmail),
  ];
  return {
    asOf: (await readClock(db)).toISOString(),
    profile: {
      ...presentUser(account),
      registeredAt: account.created_at.toISOString(),
      isEmailConfirmed,
      numberProvedAt: provedAt?.toISOString() ?? null,
      hasSecondFactor: account.has_second_factor,
      language: account.language,
    },
    passkeys: (await listPasskeys(db, id)).map(({ name }) => name),
    signOns: (await listIdentities(db, id)).map(({ issuer, email: address }) => ({
      issuer,
      email: address,
    })),
    sessions: (await listSessions(db, id)).map((session) => ({
      _id: session.id,
      device: session.device,
      startedAt: session.startedAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
    })),
    notices: (await listNotices(db, id)).map(presentNotice),
    emailChoices: await listChoices(db, id, account.role),
    onVoterLists:
      ownNumber === null
        ? []
        : (await own.listEntriesOf(db, ownNumber)).map((entry) => ({
            ...entry,
            groups: shownGroups(entry.groups),
          })),
    voted,
    nominations: nominations.map(({ requestedAt, translations, ...nomination }) => ({
      ...nomination,
      ...presentTranslations(wordsOfCandidate({ translations })),
      requestedAt: requestedAt.toISOString(),
    })),
    entered: (await own.listAllEntered(db, id)).map(({ enteredAt, hasLeft, ...place }) => ({
      ...place,
      enteredAt: enteredAt.toISOString(),
      hasLeft,
    })),
    supports: (await own.listAllSupport(db, id)).map(({ confirmedAt, declinedAt, ...place }) => ({
      ...place,
      answer: confirmedAt === null ? (declinedAt === null ? 'waits' : 'no') : 'yes',
    })),
    seats: seats.map(({ position, requestedAt, endedAt }) => ({
      position,
      requestedAt: requestedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    messages: messages.map(({ category, message, sentAt, answers, files }) => ({
      category,
      message,
      sentAt: sentAt.toISOString(),
      answers: answers.map(({ body }) => body),
      files,
    })),
    appeals: (await listOwnComplaints(db, id)).map(({ madeAt, ...appeal }) => ({
      ...appeal,
      madeAt: madeAt.toISOString(),
    })),
    record: (await own.listOwnRecord(db, id)).map(({ at, act, detail }) => ({
      at: at.toISOString(),
      act,
      detail: detail ?? '',
    })),
  };
}

type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

/** Something that happened with an account, as its owner reads it. */
function presentNotice(row: NoticeRow): AccountNotice {
  const { id, kind, at, detail, electionId, election } = row;
  return {
    _id: id,
    kind,
    at: at.toISOString(),
    detail,
    election: electionId === null ? null : { _id: electionId, name: election ?? '' },
  };
}
