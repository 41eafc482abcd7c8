import { sql } from 'kysely';
import { createElection } from './factories.ts';
import type { Books, TestElection } from './factories.ts';
import { listNumber } from './listed-numbers.ts';
import type { TakenEmail } from './mail-server.ts';
import type { MailingStage } from './mailing-stage.ts';
import { readersOf } from './mailing-stage.ts';

/** Somebody on the voter list of the campus, with or without an account. */
export interface Listed {
  number: string;
  email: string;
  name: string;
}

/** A server under test, or the books of one that runs. */
interface Staged {
  app: { ctx: Books };
}

let last = 0;
/** Puts somebody on a voter list; without an `email` their address is made up, with '' there is none. */
export async function putOnList(
  { app }: Staged,
  given: Partial<Listed> & { electionId?: string } = {},
): Promise<Listed> {
  last += 1;
  const number = given.number ?? `0177LE25${String(last).padStart(4, '0')}`;
  const email = given.email ?? `listed${last}@campus.example`;
  const name = given.name ?? `Listed ${last}`;
  const { electionId } = given;
  const on = { email, name, ...(electionId !== undefined && { electionId }) };
  await listNumber(app.ctx, number, on);
  return { number, email, name };
}

/** An election that goes by the voter list, and was published now. */
export async function createByList(
  { app }: Staged,
  given: Parameters<typeof createElection>[1] & {
    voters?: 'listed' | 'proved';
    ownList?: true;
  } = {},
): Promise<TestElection> {
  const { voters = 'listed', ownList, ...more } = given;
  const election = await createElection(app.ctx, more);
  await app.ctx.transact((tx) =>
    tx
      .updateTable('elections')
      .set({
        voters,
        electorate: ownList === true ? 'roll' : 'everyone',
        published_at: sql<Date>`now()`,
      })
      .where('id', '=', election.id)
      .execute(),
  );
  return election;
}

const plain = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** The e-mail to an address with these words in its subject. */
export function emailTo(
  { mail }: Pick<MailingStage, 'mail'>,
  address: string,
  subject = '',
): TakenEmail & { words: string } {
  const found = mail.taken.find(
    (email) =>
      email.to.includes(address) &&
      readersOf({ ...mail, taken: [email] }, subject).includes(address),
  );
  if (found === undefined) throw new Error(`no e-mail to ${address} about ${subject}`);
  return { ...found, words: plain(found.raw) };
}

/** The token of the link to vote in an e-mail. */
export const voteTokenIn = (words: string) => /\/vote#token=([\w-]+)/.exec(words)?.[1] ?? '';

/** The token of the link that stops these e-mails. */
export const stopTokenIn = (words: string) => /\/unsubscribe#token=([\w-]+)/.exec(words)?.[1] ?? '';
