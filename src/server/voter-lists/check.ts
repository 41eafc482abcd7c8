import type { Actor } from '#core/actor.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import { refuseOtherCampus } from '../number-format/number-format.ts';
import { perNetwork } from '../platform/networks.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../verb.ts';
import { isNumberListed } from './store.ts';

const [hour, day] = [60 * 60, 24 * 60 * 60];

/**
 * Says whether a number is on the voter list of an election: yes or no, never whose it is. One's own is
 * answered at any time. Others are counted, so that nobody reads a list number by number; a campus sits
 * behind one address, and who is refused there logs in.
 */
export async function checkVoterList(
  services: Services,
  actor: Actor | null,
  { id, enrollmentNumber }: Input<'checkVoterList'>,
  { address }: Caller,
) {
  const number = enrollmentNumber ?? actor?.enrollmentNumber ?? null;
  if (number === null) throw new Refused('no-own-number');
  if (number !== actor?.enrollmentNumber) {
    await refuseOtherCampus(services, number);
    await services.rateLimits.spend(
      actor === null
        ? [
            ...perNetwork('voter-list', address, { most: 60, seconds: hour }),
            ...perNetwork('voter-list|day', address, { most: 300, seconds: day }),
          ]
        : [{ name: `voter-list:${actor.id}`, most: 20, seconds: hour }],
    );
  }
  const found = await isNumberListed(services.db, id, number);
  if (found === null) throw new Refused('unknown-election');
  return found;
}
