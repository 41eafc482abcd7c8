import { isOfficer } from '#core/accounts/role.ts';
import type { Role } from '#core/accounts/role.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { readLetterhead } from '../../email/letterhead.ts';
import { queueEmail } from '../../email/send.ts';
import { spokenNames } from '../../email/spoken-names.ts';
import type { Named } from '../../email/spoken-names.ts';
import type { Tx } from '../../platform/db/client.ts';
import { endProposalsOf } from '../../proposals/expire.ts';
import type { ActServices } from '../../officer-act.ts';
import { confirmedBy } from '../../proposals/second-officer.ts';
import { electionAct } from '../../elections/election-act.ts';
import { listConcerned } from '../../elections/release-store.ts';
import { invitedEmail, namedEmail } from './emails.ts';
import { findNamed, removeNaming, saveNaming } from './store.ts';

const linkDays = 7;

/** An account that could be named. */
interface Found {
  id: string;
  name: string;
  email: string | null;
  role: Role;
  email_confirmed_at: Date | null;
  is_for_desk: boolean;
  is_verified: boolean;
  suspended_at: Date | null;
  closed_at: Date | null;
}

/** What accounts, which are above elections, do for a desk. */
export interface DeskAccounts {
  findForDesk(tx: Tx, email: string): Promise<Found | null>;
  openForDesk(tx: Tx, one: { name: string; email: string }): Promise<string | null>;
  addDeskLink(
    tx: Tx,
    asked: { accountId: string; minutes: number; publicUrl: string },
  ): Promise<{ link: string; hash: string }>;
}

/**
 * Names the returning officer of an election in place of its officers, another one, or nobody. From the opening
 * of voting on two officers do it, where there are two, and everybody reads that it was done.
 */
export const nameReturningOfficer = (accounts: DeskAccounts) =>
  electionAct<'nameReturningOfficer'>({
    act: 'election.returning-officer',
    answers: 'nothing',
    refusedIn: { draft: 'election-is-draft', cancelled: 'election-cancelled' },
    async run({ tx, actor, input: { id, email, name }, services, election: { row } }) {
      if (row.certified_at !== null) throw new Refused('election-certified');
      const before = await findNamed(tx, id);
      // What was proposed was judged by who had the desk then.
      for (const act of ['election.release', 'election.draw', 'election.certify'] as const) {
        await endProposalsOf(tx, { act, electionId: id });
      }
      if (email === null) {
        if (before === null) throw new Refused('desk-as-before');
        await removeNaming(tx, id);
        return 'Nobody is named returning officer any more. The officers who are not candidates are that together.';
      }
      const found = await accounts.findForDesk(tx, email);
      if (found !== null && found.id === before?.id) throw new Refused('desk-as-before');
      await refuseUnfit(tx, found, id);
      const election = { id, election: row.name, electionWords: row.translations };
      const accountId = found?.id ?? (await openAccount(tx, accounts, { email, name }));
      await saveNaming(tx, {
        electionId: id,
        accountId,
        namedBy: actor.id,
        byTwo: confirmedBy(tx) === 2,
      });
      await tell(tx, services, accounts, { election, accountId, account: found, email });
      return {
        what:
          before === null
            ? 'The officers named a returning officer, who decides in their place.'
            : 'The officers named another returning officer.',
        plan: { what: `${found?.name ?? name ?? ''} (${email}) is to be returning officer.` },
      };
    },
  });

async function refuseUnfit(tx: Tx, found: Found | null, electionId: string): Promise<void> {
  if (found === null) return;
  if (isOfficer(found.role)) throw new Refused('desk-of-officer');
  if ((await listConcerned(tx, electionId)).includes(found.id)) {
    throw new Refused('desk-of-candidate');
  }
  // Anybody may have registered with the address of a teacher.
  const isTheirs = found.email_confirmed_at !== null || found.is_for_desk;
  const isInUse = found.is_verified && found.suspended_at === null && found.closed_at === null;
  if (!isTheirs || !isInUse) throw new Refused('desk-unconfirmed');
}

async function openAccount(
  tx: Tx,
  accounts: DeskAccounts,
  { email, name }: { email: string; name: string | undefined },
): Promise<string> {
  if (name === undefined) throw invalidInput({ name: 'Name is required' });
  const id = await accounts.openForDesk(tx, { name, email });
  if (id === null) throw new Refused('desk-unconfirmed');
  return id;
}

interface Told {
  election: Named & { id: string };
  accountId: string;
  account: Found | null;
  email: string;
}

/** Somebody who has not come in yet gets a link for a password, where e-mail leaves. */
async function tell(
  tx: Tx,
  services: ActServices,
  accounts: DeskAccounts,
  told: Told,
): Promise<void> {
  if (services.mail.delivery !== 'smtp') return;
  const { election, accountId, account, email } = told;
  const letterhead = await readLetterhead(tx, services.config);
  if (account !== null && account.email_confirmed_at !== null) {
    await queueEmail(tx, services, {
      key: `desk:${election.id}:${accountId}`,
      to: account.email ?? email,
      compose: () => namedEmail(spokenNames(election), letterhead),
    });
    return;
  }
  const minutes = linkDays * 24 * 60;
  const { publicUrl } = services.config;
  const { link, hash } = await accounts.addDeskLink(tx, { accountId, minutes, publicUrl });
  await queueEmail(tx, services, {
    key: `desk:${hash}`,
    to: email,
    secretFor: minutes,
    compose: () => invitedEmail({ ...spokenNames(election), link, days: linkDays }, letterhead),
  });
}
