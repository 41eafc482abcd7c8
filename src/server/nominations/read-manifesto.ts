import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Services } from '../services.ts';
import { findManifesto } from './store.ts';

/**
 * What a candidate wrote beside the statement. It is in no list: those are read by everybody, often, and
 * would be ten times as large.
 */
export async function readManifesto(
  services: Services,
  _actor: unknown,
  { id }: Input<'readManifesto'>,
) {
  const manifesto = await findManifesto(services.db, id);
  if (manifesto === null) throw new Refused('unknown-nomination');
  return { manifesto };
}
