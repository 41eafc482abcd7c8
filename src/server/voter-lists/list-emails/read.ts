import type { Actor } from '#core/actor.ts';
import { listEmails } from '#core/emails/list-emails.ts';
import { Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { ListEmails } from '#contract/list-emails.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Services } from '../../services.ts';
import { countPeople, findKind, findListElection, listFailures } from './store.ts';

/** How the e-mails to the addresses of an election's voter list go: numbers, and who was not reached. */
export async function readListEmails(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  _actor: Actor | null,
  { id }: Input<'readListEmails'>,
): Promise<ListEmails> {
  const election = await findListElection(db, id);
  if (election === null) throw new Refused('unknown-election');
  const { isByList, ownList, isOver } = election;
  const people = isByList ? await countPeople(db, id) : { people: 0, withAddress: 0, stopped: 0 };
  return {
    isByList,
    hasMailServer: mail.delivery === 'smtp',
    list: ownList ? id : null,
    ...people,
    kinds: await Promise.all(listEmails.map((kind) => findKind(db, id, kind))),
    failures: isByList && !isOver ? await listFailures(db, id) : [],
  };
}

/** Refuses what makes sense only for an election that goes by a list and is not over. */
export async function requireListElection(db: Db, id: string): Promise<void> {
  const election = await findListElection(db, id);
  if (election === null) throw new Refused('unknown-election');
  if (!election.isByList) throw new Refused('no-voter-list');
  if (election.isOver) throw new Refused('voting-closed');
}
