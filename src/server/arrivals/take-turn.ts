import { createHash } from 'node:crypto';
import { Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import { paceOf, waitFor } from './judge-turn.ts';
import type { ArrivalKind } from './store.ts';
import {
  countAhead,
  forgetPlaces,
  keepPlace,
  leavePlace,
  lockLine,
  noteBurst,
  readCounted,
  spendTurn,
} from './store.ts';
import { tellOfBurst } from './tell-of-burst.ts';

/** Somebody who wants to do what a network does only so often. */
export interface Arrival {
  kind: ArrivalKind;
  /** The network address. */
  from: string;
  /** What tells this arrival from others; by it a repeated call finds its place again. */
  who: string;
}

/** Seconds after which a waiting client comes back at the latest, to be told its place anew. */
const longestPause = 60;
/** Seconds by which it may be late without being overtaken. */
const patience = 60;
/** How many places a line has, so that a flood cannot fill the disk. Beyond it nobody has a place. */
const longestLine = 5_000;
/** From so many who wait, or who went through in ten minutes, officers are told. */
const burst = { waiting: 20, through: 100 };

/** The name of a network's line, which tells nobody the address. */
export const lineOf = (kind: ArrivalKind, from: string) => hashOf(`${kind}|${from}`);
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Lets an arrival through when it is its turn among those of its network, else refuses with its place
 * and the time until its turn. The place is kept for whoever comes back, also without having been told
 * so: a client repeats the same call (docs/decisions/0029-arrivals-in-line.md). One network's line is
 * never in the way of another's.
 */
export async function takeTurn(
  services: Pick<Services, 'transact' | 'config' | 'jobs' | 'mail'>,
  arrival: Arrival,
): Promise<void> {
  const place = await services.transact((tx) => findTurn(tx, services, arrival));
  if (place === null) return;
  const retryAfter = Math.min(longestPause, place.seconds);
  throw new Refused('in-line', { retryAfter, line: place, message: sentenceFor(place) });
}

type Place = NonNullable<Refused['line']>;

async function findTurn(
  tx: Tx,
  services: Pick<Services, 'config' | 'jobs' | 'mail'>,
  { kind, from, who }: Arrival,
): Promise<Place | null> {
  const pace = paceOf(services.config.arrivalsPerMinute);
  const place = { key: lineOf(kind, from), who: hashOf(who.toLowerCase()) };
  const { freeIn } = await lockLine(tx, place.key);
  const seconds = longestPause + patience;
  const { ordinal } = await keepPlace(tx, { ...place, seconds });
  const ahead = await countAhead(tx, { key: place.key, ordinal, most: longestLine });
  const wait = waitFor(pace, freeIn, ahead);
  if (wait === 0 || ahead >= longestLine) await leavePlace(tx, place);
  // Now and then is often enough.
  else if (Number(ordinal) % 100 === 0) await forgetPlaces(tx, place.key);
  const arrived =
    wait === 0 ? await spendTurn(tx, place.key, pace.pause) : await readCounted(tx, place.key);
  const waiting = wait === 0 ? ahead : ahead + 1;
  if (waiting >= burst.waiting || arrived >= burst.through) {
    const begun = await noteBurst(tx, { key: place.key, kind, arrived, waiting });
    if (begun !== null) await tellOfBurst(tx, services, { id: begun, kind });
  }
  return wait === 0 ? null : { place: ahead + 1, seconds: Math.ceil(wait / 1_000) };
}

function sentenceFor({ place, seconds }: Place): string {
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return (
    `Many people of your network are doing this at the same time. You are number ${place} in line, ` +
    `about ${time}. Your place is kept: please try again then.`
  );
}
