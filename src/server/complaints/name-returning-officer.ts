import { plannedLines } from '#texts/proposal-line.ts';
import { voterLines } from '#texts/election-line.ts';
import { isOfficer } from '#core/accounts/role.ts';
import { electionPath } from '#core/page-paths.ts';
import { Refused } from '#core/refusal.ts';
import { returningOfficerEmails } from '#texts/en/returning-officer-emails.ts';
import { electionAct } from '../elections/election-act.ts';
import type { LockedElection } from '../elections/lock-life.ts';
import { listConcerned } from '../elections/release-store.ts';
import { councilEmail, leadingTo } from '../email/frame.ts';
import { readLetterhead } from '../email/letterhead.ts';
import { queueEmail } from '../email/send.ts';
import { spokenNames } from '../email/spoken-names.ts';
import type { ActServices } from '../officer-act.ts';
import type { Tx } from '../platform/db/client.ts';
import { endProposalsOf } from '../proposals/expire.ts';
import { confirmedBy } from '../proposals/second-officer.ts';
import { findNamed, findToName, isVoterOf, removeNaming, saveNaming } from './named-store.ts';
import type { AccountToName } from './named-store.ts';

/**
 * Names the returning officer of an election in place of its officers, another one, or nobody. From the opening
 * of voting on two officers do it, where there are two, and everybody reads that it was done.
 */
export const nameReturningOfficer = electionAct<'nameReturningOfficer'>({
  act: 'election.returning-officer',
  answers: 'nothing',
  refusedIn: { draft: 'election-is-draft', cancelled: 'election-cancelled' },
  async run({ tx, actor, input: { id, email }, services, settings, election }) {
    const { row } = election;
    if (row.certified_at !== null) throw new Refused('election-certified');
    const before = await findNamed(tx, id);
    const account = email === null ? null : await findToName(tx, email);
    if (email === null ? before === null : account !== null && account.id === before?.id) {
      return null;
    }
    // What was proposed was judged by who decided then.
    for (const act of ['election.release', 'election.draw', 'election.certify'] as const) {
      await endProposalsOf(tx, { act, electionId: id });
    }
    if (email === null) {
      await removeNaming(tx, id);
      return voterLines(settings.timeZone, { key: 'officer-unnamed' });
    }
    if (account === null) throw new Refused('named-unconfirmed');
    await refuseUnfit(tx, services, account, election);
    await saveNaming(tx, {
      ...{ electionId: id, accountId: account.id },
      ...{ namedBy: actor.id, byTwo: confirmedBy(tx) === 2 },
    });
    await tell(tx, services, account, election);
    return {
      ...voterLines(settings.timeZone, {
        key: before === null ? 'officer-named' : 'officer-renamed',
      }),
      plan: {
        ...plannedLines([{ key: 'names-officer', name: account.name, email }]),
        people: [account],
      },
    };
  },
});

async function refuseUnfit(
  tx: Tx,
  { mail }: Pick<ActServices, 'mail'>,
  account: AccountToName,
  { row: { id }, phase }: LockedElection,
): Promise<void> {
  const { role } = account;
  // Anybody may have registered with the address of a teacher; where none is confirmed, an admin made somebody an observer.
  const isTheirs = account.isConfirmed || (mail.delivery !== 'smtp' && role === 'observer');
  if (!isTheirs || !account.isInUse) throw new Refused('named-unconfirmed');
  const isBegun = phase === 'open' || phase === 'paused' || phase === 'closed';
  if (
    isOfficer(role) ||
    (await listConcerned(tx, id)).includes(account.id) ||
    (isBegun && (await isVoterOf(tx, account.id, id)))
  ) {
    throw new Refused('named-unfit');
  }
}

async function tell(
  tx: Tx,
  services: ActServices,
  { id: accountId, email, isConfirmed }: AccountToName,
  { row: { id, name, translations } }: LockedElection,
): Promise<void> {
  if (services.mail.delivery !== 'smtp' || !isConfirmed) return;
  const letterhead = await readLetterhead(tx, services.config);
  const names = spokenNames({ election: name, electionWords: translations });
  const url = `${services.config.publicUrl}${electionPath(id)}`;
  await queueEmail(tx, services, {
    key: `named:${id}:${accountId}`,
    to: email,
    compose: () =>
      councilEmail(leadingTo(returningOfficerEmails.named(names.election), url), letterhead),
  });
}
