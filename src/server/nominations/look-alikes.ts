import type { Actor } from '#core/actor.ts';
import type { Input } from '#contract/api.ts';
import { loadNameKeys } from '../elections/name-keys.ts';
import type { Services } from '../services.ts';
import { listCandidateNames } from './store.ts';

const mostNamed = 5;

/** A name that voters read, or will when it is accepted. */
interface CandidateName {
  id: string;
  positionId: string;
  name: string;
}

/** The names of the others of the same position that look like each, by its id. */
export async function findLookAlikes(
  all: readonly CandidateName[],
): Promise<ReadonlyMap<string, string[]>> {
  const nameKeys = await loadNameKeys();
  const keysOf = ({ positionId, name }: CandidateName) =>
    nameKeys(name).map((key) => `${positionId} ${key}`);
  const alike = new Map<string, CandidateName[]>();
  const keyed = all.map((one) => ({ one, keys: keysOf(one) }));
  for (const { one, keys } of keyed) {
    for (const key of keys) {
      const others = alike.get(key);
      if (others === undefined) alike.set(key, [one]);
      // A few are a warning; a thousand of one name would be a reply without an end.
      else if (others.length <= mostNamed) others.push(one);
    }
  }
  return new Map(
    keyed.map(({ one, keys }) => {
      const others = new Set(keys.flatMap((key) => alike.get(key) ?? []));
      others.delete(one);
      return [one.id, [...others].slice(0, mostNamed).map(({ name }) => name)];
    }),
  );
}

/** Which candidates of an election, accepted or waiting, have names that look alike. */
export async function listLookAlikes(
  services: Services,
  _actor: Actor,
  { id }: Input<'listLookAlikes'>,
) {
  const found = await findLookAlikes(await listCandidateNames(services.db, { electionId: id }));
  return [...found]
    .filter(([, looksLike]) => looksLike.length > 0)
    .map(([_id, looksLike]) => ({ _id, looksLike }));
}
