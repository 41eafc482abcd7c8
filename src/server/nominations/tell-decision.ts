import type { NominationStatus } from '#core/elections/nomination.ts';
import { electionPath } from '#core/page-paths.ts';
import type { EmailWords } from '../email/frame.ts';
import { queueNotice, queueNoticeTo } from '../email/notice.ts';
import type { NoticeParts } from '../email/notice.ts';
import { withdrawEmails } from '../email/send.ts';
import type { Tx } from '../platform/db/client.ts';
import { listEnteredRows } from './entered-store.ts';
import type { NominationRow } from './store.ts';

const told = ['accepted', 'rejected', 'removed'] as const;
type Told = (typeof told)[number];

const words: Record<Told, (of: Pick<NominationRow, 'position' | 'election'>) => SubjectAndBefore> =
  {
    accepted: ({ position, election }) => ({
      subject: `You are a candidate for ${position}`,
      preview: `Your nomination in ${election} was accepted.`,
      before: [
        [
          'Your nomination for ',
          { strong: position },
          ' in ',
          { strong: election },
          ' was accepted. You are on the ballot.',
        ],
      ],
    }),
    rejected: ({ position, election }) => ({
      subject: `Your nomination for ${position} was not accepted`,
      preview: `It was for ${election}.`,
      before: [
        [
          'Your nomination for ',
          { strong: position },
          ' in ',
          { strong: election },
          ' was not accepted.',
        ],
      ],
    }),
    removed: ({ position, election }) => ({
      subject: `You are no longer a candidate for ${position}`,
      preview: `The council took you off the ballot of ${election}.`,
      before: [
        [
          'The council took you off the ballot for ',
          { strong: position },
          ' in ',
          { strong: election },
          '.',
        ],
      ],
    }),
  };
type SubjectAndBefore = Pick<EmailWords, 'subject' | 'preview' | 'before'>;

/**
 * Tells a nominee what was decided, with the reason where one was given. A decision that replaces
 * another takes back what was not told yet.
 */
export async function tellDecision(
  tx: Tx,
  services: NoticeParts,
  nomination: NominationRow,
  { status, reason }: { status: NominationStatus; reason: string | null },
): Promise<void> {
  const keyOf = (one: Told) => `nomination:${nomination.id}:${nomination.version}:${one}`;
  await withdrawEmails(tx, told.map(keyOf));
  const kind = told.find((one) => one === status);
  if (kind === undefined) return;
  const { before, ...more } = words[kind](nomination);
  const notice = {
    key: keyOf(kind),
    words: {
      ...more,
      before: reason === null ? before : [...before, ['The council says: ', { strong: reason }]],
      action: {
        label: 'See the election',
        url: `${services.config.publicUrl}${electionPath(nomination.electionId)}`,
        inText: 'The election is at',
      },
    },
  };
  const { accountId } = nomination;
  if (accountId !== null) {
    const why = 'You get this e-mail because you asked to be a candidate.';
    return queueNotice(tx, services, { ...notice, accountId, reason: why });
  }
  // Who has no account stands under the id of what was entered.
  const [entered] = await listEnteredRows(tx, { id: nomination.id });
  if (entered === undefined || entered.address === null) return;
  const why = 'You get this e-mail because an officer entered you as a candidate.';
  // No name: it could hold any text, written by one person for another to read.
  const given = { to: entered.address, greeting: 'Hello,', reason: why };
  await queueNoticeTo(tx, services, { ...notice, ...given });
}
