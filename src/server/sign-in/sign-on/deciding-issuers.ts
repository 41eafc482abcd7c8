import type { Tx } from '../../platform/db/client.ts';
import type { SignOnSettings } from './settings.ts';

/**
 * Writes whose groups count for who votes: those of the provider of this server's settings, or nobody's.
 * The rule at the ballot box is SQL and reads it there. All servers have the same settings.
 */
export async function writeDecidingIssuers(
  tx: Tx,
  signOn: Pick<SignOnSettings, 'issuer' | 'doGroupsDecide'> | null,
): Promise<void> {
  const issuer = signOn?.doGroupsDecide === true ? signOn.issuer : null;
  await tx
    .deleteFrom('deciding_issuers')
    .where('issuer', '<>', issuer ?? '')
    .execute();
  if (issuer === null) return;
  await tx
    .insertInto('deciding_issuers')
    .values({ issuer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
