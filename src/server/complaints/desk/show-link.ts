import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Answer, Input } from '#contract/api.ts';
import type { Tx } from '../../platform/db/client.ts';
import { record } from '../../platform/record.ts';
import type { Services } from '../../services.ts';
import { announceChange } from '../../elections/act.ts';
import { listElectionRows, lockElection } from '../../elections/store.ts';
import { findNamed } from './store.ts';

/** Minutes for which the link works: it is handed over by hand. */
const shownMinutes = 60;

/** Accounts, which are above elections, make the link; null where it is no account that was opened for this. */
type MakeDeskLink = (
  tx: Tx,
  asked: { accountId: string; minutes: number; publicUrl: string; shownBy: string },
) => Promise<string | null>;

// No officerAct: the limit is spent before the transaction, also where it is refused.
/**
 * Shows an officer a link by which the returning officer sets a password once, where no e-mail leaves. It opens
 * an account that has nothing but this; whoever shows it could use it, so everybody reads that it was shown.
 */
export async function showDeskLink(
  services: Services,
  actor: Actor,
  { id }: Input<'showDeskLink'>,
  makeDeskLink: MakeDeskLink,
): Promise<Answer<'showDeskLink'>> {
  if (services.mail.delivery === 'smtp') throw new Refused('e-mail-leaves');
  await services.rateLimits.spend([{ name: `desk-link:${id}`, most: 5, seconds: 60 * 60 }]);
  const link = await services.transact(async (tx) => {
    if ((await lockElection(tx, id, 'no key update')) === null) {
      throw new Refused('unknown-election');
    }
    const named = await findNamed(tx, id);
    if (named?.id == null) throw new Refused('no-desk-link');
    const made = await makeDeskLink(tx, {
      ...{ accountId: named.id, minutes: shownMinutes },
      ...{ publicUrl: services.config.publicUrl, shownBy: actor.id },
    });
    if (made === null) throw new Refused('no-desk-link');
    await record(tx, {
      ...{ actorId: actor.id, act: 'account.show-link', objectId: named.id },
      electionId: id,
    });
    const [row] = await listElectionRows(tx, { id });
    if (row?.certified_at === null) {
      await announceChange(tx, { ...shown, electionId: id, actorId: actor.id });
    }
    return made;
  });
  return { link, minutes: shownMinutes };
}

const shown = {
  what: 'An officer made a link with which the returning officer logs in, to hand it over.',
};
