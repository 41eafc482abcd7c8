import type { Finding } from '#contract/system.ts';
import type { Tx } from '../platform/db/client.ts';

/** Notes what is not well now, and answers since when each of it is, as far as somebody looked. */
export async function keepSince(tx: Tx, findings: readonly Finding[]): Promise<Map<string, Date>> {
  const red = findings.filter(({ state }) => state !== 'ok').map(({ subject }) => ({ subject }));
  const well = findings.filter(({ state }) => state === 'ok').map(({ subject }) => subject);
  await tx.deleteFrom('red_findings').where('subject', 'in', well).execute();
  if (red.length === 0) return new Map();
  await tx
    .insertInto('red_findings')
    .values(red)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx.selectFrom('red_findings').select(['subject', 'since']).execute();
  return new Map(rows.map(({ subject, since }) => [subject, since]));
}
