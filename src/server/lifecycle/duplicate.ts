import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { nextTerm, oneWeek, yearOfWeeks } from '#core/elections/next-term.ts';
import type { GivenSettings } from '#core/elections/election-settings.ts';
import { electionLimits } from '#core/elections/election-draft.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';
import { showByOfCopy } from '#core/elections/results-at.ts';
import { withoutFields } from '#core/elections/translations.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { readClock } from '../platform/db/clock.ts';
import { record } from '../platform/record.ts';
import type { Services } from '../services.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { draftOf, wrongDraft } from '../elections/check-fields.ts';
import { listWholeElections } from '../elections/store.ts';
import { insertElection, sentSettings, settingsOf } from '../elections/settings-store.ts';
import { wordsOfElection } from '../elections/translated.ts';

// No electionAct: it answers another election than it is about, which it only reads and does not lock.
/**
 * Makes a draft with the positions and settings of an election, as for the next term: no candidates, no
 * voter list. Dates that are not given are the same days of the week and the same times, the next time
 * that they come.
 */
export async function duplicateElection(
  services: Services,
  actor: Actor,
  input: Input<'duplicateElection'>,
) {
  const { timeZone } = await services.campus.settings();
  const id = await services.transact(async (tx) => {
    const [whole] = await listWholeElections(tx, { id: input.id });
    if (whole === undefined) throw new Refused('unknown-election');
    const { row, positions } = whole;
    const isRehearsal = input.rehearsal ?? false;
    const { name, startDate, endDate, nominationsCloseAt } = sentSettings(input, timeZone);
    const given = { name, startDate, endDate, nominationsCloseAt };
    const copy = await copyElection(tx, actor, { row, positions, suffix, isRehearsal, given });
    const detail = input.name ?? `${row.name}${suffix}`;
    await record(tx, { actorId: actor.id, act: 'election.create', objectId: copy.id, detail });
    return copy.id;
  });
  return { election: await services.elections.read(services, id) };
}

const suffix = ' (copy)';

/** What a copy is given in place of what it would take over. */
type Given = Pick<GivenSettings, 'name' | 'startDate' | 'endDate' | 'nominationsCloseAt'>;

/** How a draft decides the positions of an earlier election. */
type Follows = 'run-off' | 'vote-again';

/** The dates of a copy. Where voting is moved, nominations and withdrawals close as in a new election. */
function datesOf(row: ElectionRow, given: Given, now: number, follows?: Follows) {
  const { startDate, endDate, nominationsCloseAt } = given;
  const { starts_at, ends_at, nominations_close_at, withdrawals_close_at } = row;
  // Where people are nominated anew, that is ahead too.
  const nominating =
    follows === 'vote-again' && starts_at !== null && nominations_close_at !== null
      ? Math.max(0, starts_at.getTime() - nominations_close_at.getTime())
      : 0;
  const [start, end, close, withdrawals] = nextTerm(
    [starts_at, ends_at, nominations_close_at, withdrawals_close_at] as const,
    now + nominating,
    follows === undefined ? yearOfWeeks : oneWeek,
  ).map((date) => date?.toISOString() ?? '');
  const voting = { startDate: startDate ?? start ?? '', endDate: endDate ?? end ?? '' };
  const isMoved = startDate !== undefined || endDate !== undefined;
  const isWhole = voting.startDate !== '' && voting.endDate !== '';
  const usual = isMoved ? (isWhole ? defaultNominationsClose(voting, now) : '') : (close ?? '');
  const isKept = !isMoved && nominationsCloseAt === undefined;
  return {
    ...voting,
    nominationsCloseAt: nominationsCloseAt ?? usual,
    withdrawalsCloseAt: isKept ? (withdrawals ?? '') : '',
  };
}

/** Writes a draft with the settings of an election and these positions of it, in their order; `follows` links each. */
export async function copyElection(
  tx: Tx,
  actor: Actor,
  {
    row,
    positions,
    suffix: ending,
    isRehearsal,
    follows,
    given = {},
  }: {
    row: ElectionRow;
    positions: readonly PositionRow[];
    suffix: string;
    isRehearsal: boolean;
    follows?: Follows;
    given?: Given;
  },
): Promise<{ id: string; positionIds: string[] }> {
  const id = randomUUID();
  const now = (await readClock(tx)).getTime();
  const dates = datesOf(row, given, now, follows);
  const of = settingsOf(row, positions);
  const name = given.name ?? of.name.slice(0, electionLimits.name - ending.length) + ending;
  if (Object.values(given).some((one) => one !== undefined)) {
    const fields = wrongDraft({ ...draftOf(of), ...dates, name, description: '' }, null);
    if (!isClean(fields)) throw invalidInput(fields);
  }
  const copy = {
    ...of,
    name,
    ...dates,
    // The candidates of what follows an election are there already.
    withdrawalsCloseAt: follows === undefined ? dates.withdrawalsCloseAt : '',
    showBy: showByOfCopy(of, dates.endDate),
    remindAt: '',
  };
  const positionIds = await insertElection(
    tx,
    copy,
    {
      id,
      writtenIn: row.settings.writtenIn,
      // Its name is another.
      translations: withoutFields(wordsOfElection(row), ['name']),
      upload_id: row.upload_id,
      key_check: null,
      isTieRuleChosen: row.settings.isTieRuleChosen,
      created_by: actor.id,
      state: 'draft',
      is_rehearsal: isRehearsal,
    },
    positions.map(({ id: followed, translations }) => ({
      translations,
      ...(follows !== undefined && { follows_position_id: followed, follows_as: follows }),
    })),
  );
  return { id, positionIds };
}
