import { accountChanges } from './account-changes.ts';
import { accounts } from './accounts.ts';
import { campusSettings } from './campus-settings.ts';
import { campus } from './campus.ts';
import { contact } from './contact.ts';
import { council } from './council.ts';
import { electionLife } from './election-life.ts';
import { elections } from './elections.ts';
import { emails } from './emails.ts';
import { failingEmails } from './failing-emails.ts';
import type { AnswerOf, InputOf, ReplyOf } from './endpoint.ts';
import { entered } from './entered.ts';
import { supporters } from './supporters.ts';
import { events } from './events.ts';
import { answerInOwnSentences } from './issue-sentences.ts';
import { nominations } from './nominations.ts';
import { numberOffice } from './number-office.ts';
import { numbers } from './numbers.ts';
import { ownData } from './own-data.ts';
import { outcomes } from './outcomes.ts';
import { people } from './people.ts';
import { invitations } from './invitations.ts';
import { listEmails } from './list-emails.ts';
import { signOn } from './sign-on.ts';
import { secondFactor } from './second-factor.ts';
import { system } from './system.ts';
import { recountKit } from './recount-kit.ts';
import { proposals } from './proposals.ts';
import { record } from './record.ts';
import { sanctions } from './sanctions.ts';
import { waiting } from './waiting.ts';
import { uploads } from './uploads.ts';
import { voteLinks } from './vote-links.ts';
import { voterLists } from './voter-lists.ts';

answerInOwnSentences();

/** Every call by its name. The server's routes, the OpenAPI document and the client use this table. */
export const api = {
  ...campus,
  ...campusSettings,
  ...accounts,
  ...accountChanges,
  ...ownData,
  ...people,
  ...numbers,
  ...numberOffice,
  ...elections,
  ...nominations,
  ...entered,
  ...supporters,
  ...electionLife,
  ...outcomes,
  ...sanctions,
  ...events,
  ...council,
  ...contact,
  ...record,
  ...recountKit,
  ...proposals,
  ...waiting,
  ...system,
  ...uploads,
  ...emails,
  ...failingEmails,
  ...invitations,
  ...listEmails,
  ...voteLinks,
  ...voterLists,
  ...signOn,
  ...secondFactor,
};
/** The type of the table. */
export type Api = typeof api;
/** The name of one call. */
export type CallName = keyof Api;
export type Input<N extends CallName> = InputOf<Api[N]>;
export type Reply<N extends CallName> = ReplyOf<Api[N]>;
/** What the verb of a call answers. */
export type Answer<N extends CallName> = AnswerOf<Api[N]>;
