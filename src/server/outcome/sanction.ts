import { voterLines } from '#texts/election-line.ts';
import { randomUUID } from 'node:crypto';
import { ofPosition } from '#core/elections/concerned.ts';
import type { Actor } from '#core/actor.ts';
import { sanctionLine } from '#core/elections/sanction.ts';
import type { ProposalLine } from '#core/council/proposal-line.ts';
import { sanctionSentence } from '#texts/ruling-words.ts';
import type { RuledKind, SanctionKind } from '#core/elections/sanction.ts';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { recordWith } from '../platform/record.ts';
import type { ActServices } from '../officer-act.ts';
import { listAccused } from '../complaints/public.ts';
import { nameInWords } from '../elections/lines-store.ts';
import { lockCandidates } from '../elections/first-vote-store.ts';
import type { LockedElection } from '../elections/lock-life.ts';
import { lockLife } from '../elections/lock-life.ts';
import { insertChange } from '../elections/life-store.ts';
import { lockNomination } from '../nominations/lock-nomination.ts';
import { holdAccount } from '../nominations/public.ts';
import { writeDecision } from '../nominations/write-decision.ts';
import type { NamedPerson } from '../proposals/second-officer.ts';
import { writeSanction } from '../elections/owner-acts-store.ts';
import { sanctionedAddress, spokenWhom } from './who-is-told.ts';
import { keepKitAnew } from './keep-kit-anew.ts';
import { tellChangedWinners, winnersNow } from './changed-winners.ts';
import { findTitleIn, listSanctions } from '../elections/sanctions-store.ts';

/** What officers rule. */
export type GivenSanction =
  | { kind: 'disqualified'; nominationId: string }
  | { kind: 'void'; positionId: string };

/** What a ruling does, judged and with the election held; nothing of it is written yet. */
export interface JudgedSanction {
  kind: RuledKind;
  nominationId: string | null;
  positionId: string | null;
  candidate: string | null;
  position: string | null;
  positionWords: unknown;
  /** Where the candidate whom it disqualifies is told of it; null for nowhere. */
  also: string | null;
  /** The position that it is about. */
  about: string;
  /** What it does, for the officer who confirms it. */
  effect: ProposalLine;
  life: LockedElection;
}

/** Whom a ruling names, for the proposal that waits for a second officer. */
export const candidateIn = ({
  nominationId,
  candidate,
}: Pick<JudgedSanction, 'nominationId' | 'candidate'>): NamedPerson[] =>
  nominationId === null || candidate === null
    ? []
    : [{ id: nominationId, name: candidate, email: null, isCandidate: true }];

/**
 * Judges what a ruling is to do, with the election held as a vote holds it: whether the first vote for a
 * position is in decides whether a candidate leaves the ballot or stays on it.
 */
export async function judgeSanction(
  tx: Tx,
  life: LockedElection,
  given: GivenSanction,
): Promise<JudgedSanction> {
  if (life.row.is_rehearsal) throw new Refused('is-rehearsal');
  if (life.phase === 'cancelled') throw new Refused('election-cancelled');
  return given.kind === 'void'
    ? judgeVoid(tx, life, given.positionId)
    : judgeDisqualified(tx, life, given.nominationId);
}

/** Holds an election as a vote does; the account of who acts before it, as everywhere. */
export async function holdForSanction(
  tx: Tx,
  actor: Actor,
  electionId: string,
): Promise<LockedElection> {
  if (!(await holdAccount(tx, actor.id))) throw new Refused('not-logged-in');
  return lockLife(tx, electionId);
}

async function judgeVoid(
  tx: Tx,
  life: LockedElection,
  positionId: string,
): Promise<JudgedSanction> {
  const titled = await findTitleIn(tx, life.row.id, positionId);
  if (titled === null) throw new Refused('unknown-position');
  if (life.phase === 'upcoming') throw new Refused('void-too-early');
  const stands = await standing(tx, life.row.id);
  if (stands.some((one) => one.kind === 'void' && one.positionId === positionId)) {
    throw new Refused('already-void');
  }
  return ofKind(life, {
    kind: 'void',
    positionId,
    about: positionId,
    ...titled,
    effect: { key: 'voids' },
  });
}

async function judgeDisqualified(
  tx: Tx,
  life: LockedElection,
  nominationId: string,
): Promise<JudgedSanction> {
  const { id, settings } = life.row;
  const rule = settings.rules.leaving;
  if (
    (await standing(tx, id)).some((one) => isOff(one.kind) && one.nominationId === nominationId)
  ) {
    throw new Refused('already-disqualified');
  }
  const whom = (await listAccused(tx, id)).find(({ _id }) => _id === nominationId);
  if (whom === undefined) throw new Refused('unknown-nomination');
  const isFixed = await lockCandidates(tx, whom.positionId);
  return ofKind(life, {
    kind: isFixed ? 'disqualified' : 'taken-off',
    nominationId,
    about: whom.positionId,
    candidate: await nameInWords(tx, { id: nominationId, electionId: id, name: whom.name }),
    position: whom.position,
    positionWords: whom.positionWords,
    also: await sanctionedAddress(tx, whom),
    effect: { key: 'disqualifies', isFixed: isFixed || 'unknown', rule },
  });
}

const ofKind = (
  life: LockedElection,
  one: Partial<JudgedSanction> & Pick<JudgedSanction, 'kind' | 'effect' | 'about'>,
): JudgedSanction => {
  const none = { nominationId: null, positionId: null, candidate: null, position: null };
  return { ...none, positionWords: {}, also: null, ...one, life };
};

/** True for what keeps a candidate from being elected. */
const isOff = (kind: SanctionKind) => kind === 'disqualified' || kind === 'taken-off';

const standing = async (tx: Tx, electionId: string) =>
  (await listSanctions(tx, [electionId])).filter(({ overturnedAt }) => overturnedAt === null);

interface Imposing {
  actor: Actor;
  reason: string;
  answered: string | null;
  /** By how many officers; null where one is enough. */
  officers: 1 | 2 | null;
}

/** Writes it, in the transaction of its ruling: its entry, its public line, and what follows after the close. Gives its id. */
export async function imposeSanction(
  tx: Tx,
  services: ActServices,
  judged: JudgedSanction,
  { actor, reason, answered, officers }: Imposing,
): Promise<string> {
  const { kind, nominationId, positionId, candidate, position, life } = judged;
  const electionId = life.row.id;
  if (kind === 'taken-off') await takeOff(tx, services, actor, judged);
  const before = await winnersNow(tx, services, life);
  const id = randomUUID();
  const line = {
    actorId: actor.id,
    detail: recordWords({ election: life.row.name, complaint: null, kind, position }),
  };
  const isNew = await recordWith(tx, line, (entry) =>
    writeSanction(
      tx,
      {
        ...{ id, electionId },
        ...{ kind, nominationId, positionId, reason, answered },
      },
      entry,
    ),
  );
  if (!isNew) throw new Refused(kind === 'void' ? 'already-void' : 'already-disqualified');
  const { timeZone } = await services.campus.settings();
  const lines = voterLines(timeZone, sanctionLine({ kind, candidate, position }, false));
  const change = { electionId, ...lines, reason: '', actorId: actor.id, officers };
  await insertChange(tx, { ...change, concerned: ofPosition(judged.about) });
  const because = () => sanctionSentence(spokenWhom(judged));
  await tellChangedWinners(tx, services, { electionId, sanctionId: id, because, before });
  await keepKitAnew(tx, services, life.row);
  return id;
}

async function takeOff(
  tx: Tx,
  services: ActServices,
  actor: Actor,
  { nominationId }: JudgedSanction,
): Promise<void> {
  const nomination = await lockNomination(tx, actor, { id: nominationId ?? '', act: 'removed' });
  const reason = 'A ruling. Its reason is on the page of the election.';
  await writeDecision(services, tx, { actor, nomination, status: 'removed', reason });
}

/** The words of its entries in the record: they name no person, so that no name stays when an account is deleted. */
export const recordWords = (one: {
  election: string;
  complaint: number | null;
  kind: SanctionKind;
  position: string | null;
}): string =>
  [
    one.election,
    [
      ...(one.complaint === null ? [] : [`complaint ${one.complaint}`]),
      one.position === null ? one.kind : `${one.kind} for ${one.position}`,
    ].join(', '),
  ].join(': ');
