import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { hasDashboard } from '#core/accounts/role.ts';
import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import type { Download } from '../verb.ts';
import { areResultsHeld } from '../conditions/held-back.ts';
import { listElectionRows } from '../elections/store.ts';
import { kitBytes } from './kit-bytes.ts';
import { isPublicKit, readKitTexts } from './kit-text.ts';
import { findKit } from './store.ts';
import type { KeptKit } from './store.ts';

/**
 * The recount kit of a closed election as a file. Where a ranked list could be recognised the whole one is
 * for observers and officers, and everybody has the rounds; so has who asks for it without the ballots.
 */
export async function readRecountKit(
  { db }: Services,
  actor: Actor | null,
  { id, edition, without }: Input<'readRecountKit'>,
): Promise<Download> {
  const [election] = await listElectionRows(db, { id, isDraft: false });
  if (election === undefined) throw new Refused('unknown-election');
  if (election.closed_at !== null && areResultsHeld(election)) throw new Refused('results-held');
  // Until the close is done something of it may be made anew.
  const kit = election.closed_at === null ? null : await findKit(db, { electionId: id, edition });
  if (kit === null) throw new Refused('no-recount-kit');
  const mayReadAll = actor !== null && hasDashboard(actor.role) && !actor.needsSecondFactor;
  const isPublic = isPublicKit(readKitTexts(kit.texts), election.settings.rankedLists);
  const end = `${id}${edition === undefined ? '' : `-${edition}`}.json`;
  if (!isPublic && (!mayReadAll || without === 'ballots'))
    return roundsOf(kit, `rounds-kit-${end}`);
  return {
    fileName: `recount-kit-${end}`,
    type: 'application/json; charset=utf-8',
    bytes: kit.bytes,
    tag: kit.sha256,
    open: () => Readable.from(kitBytes(db, kit), { objectMode: false }),
  };
}

/** An edition of an earlier release has no rounds. */
function roundsOf({ roundsText }: KeptKit, fileName: string): Download {
  if (roundsText === null) throw new Refused('ballots-not-public');
  const bytes = Buffer.from(roundsText);
  return {
    fileName,
    type: 'application/json; charset=utf-8',
    bytes: bytes.length,
    tag: hash('sha256', bytes),
    open: () => Readable.from([bytes]),
  };
}
