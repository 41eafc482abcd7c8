import { supportCloses } from '#core/elections/supporters.ts';
import type { SupporterKind } from '#core/elections/supporters.ts';
import { electionPath, supportPath } from '#core/page-paths.ts';
import { queueNotice } from '../../email/notice.ts';
import type { NoticeParts } from '../../email/notice.ts';
import { spendMailbox } from '../../email/mailbox-budget.ts';
import type { Tx } from '../../platform/db/client.ts';
import { momentText } from '#core/campus/dates.ts';
import type { NominationRow } from '../store.ts';
import { datesOf } from '../../elections/view.ts';
import type { Supported } from './may-support.ts';
import { listEnteredOf } from './store.ts';
import type { AccountAsVoter } from './store.ts';

const verbs: Record<SupporterKind, string> = { proposer: 'propose', seconder: 'second' };

/** Asks somebody by e-mail to support a candidate, once for each candidate. */
export async function tellAsked(
  tx: Tx,
  services: NoticeParts,
  given: {
    supported: Supported;
    account: AccountAsVoter;
    kind: SupporterKind;
    timeZone: string;
  },
): Promise<void> {
  const { supported, account, kind, timeZone } = given;
  const { id, position, election } = supported.nomination;
  if (!(await spendMailbox(tx, 'support', account.email))) return;
  const entered = await listEnteredOf(tx, [id]);
  const until = new Date(supportCloses(datesOf(supported.election), entered.has(id)));
  // No name: it could hold any text, written by one person for another to read.
  await queueNotice(tx, services, {
    key: `support:${id}:${account.id}`,
    accountId: account.id,
    words: {
      subject: `A candidate for ${position} asks you to ${verbs[kind]} them`,
      preview: `It is for ${election}. You can confirm or decline.`,
      before: [
        [
          'A candidate for ',
          { strong: position },
          ' in ',
          { strong: election },
          ` asks you to ${verbs[kind]} them. Log in to see who it is, and to confirm or decline.`,
        ],
        [
          `You can support one candidate for this position, and take it back until ${momentText(until, timeZone)}.`,
        ],
      ],
      action: {
        label: 'See who asks',
        url: `${services.config.publicUrl}${supportPath(id)}`,
        inText: 'You can see who asks at',
      },
      after: ['If you do nothing, you support nobody. Only officers see who supports a candidate.'],
    },
    reason: 'You get this e-mail because a candidate named you.',
  });
}

/** Tells a candidate who was on the ballot that a supporter is missing now. */
export async function tellMissing(
  tx: Tx,
  services: NoticeParts,
  { id, version, position, election, electionId, nomineeId }: NominationRow,
  at: Date,
): Promise<void> {
  await queueNotice(tx, services, {
    key: `support-missing:${id}:${version}:${at.getTime()}`,
    accountId: nomineeId,
    words: {
      subject: `A supporter is missing: you are not on the ballot for ${position}`,
      preview: `Somebody took their support back in ${election}.`,
      before: [
        [
          'Somebody took back that they support you for ',
          { strong: position },
          ' in ',
          { strong: election },
          '. You are not on the ballot until somebody else supports you, and the council accepts it.',
        ],
      ],
      action: {
        label: 'See the election',
        url: `${services.config.publicUrl}${electionPath(electionId)}`,
        inText: 'The election is at',
      },
    },
    reason: 'You get this e-mail because you asked to be a candidate.',
  });
}
