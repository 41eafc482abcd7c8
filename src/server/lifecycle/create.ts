import { plannedLines } from '#texts/proposal-line.ts';
import { randomUUID } from 'node:crypto';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { isSameFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { settingsAfter, usualSettings } from '#core/elections/election-settings.ts';
import type { ElectionSettings } from '#core/elections/election-settings.ts';
import { needsList } from '#core/elections/electorate.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';
import { record } from '../platform/record.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { wrongFields, wrongResultsAt, wrongRules } from '../elections/check-fields.ts';
import { closeAt } from '../elections/act.ts';
import { insertElection, sentSettings } from '../elections/settings-store.ts';
import { listWholeElections } from '../elections/store.ts';
import { refuseKeysElsewhere } from '../voting/sealed/key-folder-elsewhere.ts';
import { countListed } from '../voting/public.ts';
import { presentElection } from '../elections/view.ts';
import { insertRoll } from '../elections/voter-list-store.ts';
import { findPeople } from '../nominations/enter-people.ts';
import type { TypedPeople } from '../nominations/enter-people.ts';
import {
  enterTyped,
  presentEntered,
  standPublished,
  typedIn,
} from '../nominations/stand-entered.ts';
import type { Entered } from '../nominations/stand-entered.ts';
import type { Tx } from '../platform/db/client.ts';

// No officerAct: the key of the election is on the disk before its transaction begins.
/**
 * Organises an election: its positions, its roll and the job that ends it, all or nothing. A draft is
 * seen by officers only, and gets its key and its job when it is published.
 */
export async function createElection(
  services: Services,
  actor: Actor,
  input: Input<'createElection'>,
  requestKey: string | null = null,
) {
  const now = services.clock.now();
  const { numberFormats, timeZone, languages } = await services.campus.settings();
  const typed = typedIn(input);
  const said = settingsAfter(usualSettings, sentSettings(input, timeZone));
  const numbers = input.electorate.kind === 'roll' ? input.electorate.numbers : [];
  const judge = (format: NumberFormat) => refuseWrong(said, input.draft, { now, format, numbers });
  judge(numberFormats);
  const id = randomUUID();
  // On the disk before the election is: a vote may follow at once. A draft gets it when published.
  const keyCheck = input.draft ? null : await services.electionKeys.create(id);
  const made = await services.transact(async (tx) => {
    const format = await holdNumberFormat(tx);
    if (!isSameFormat(format, numberFormats)) judge(format);
    const { imageUrl } = await findUploads(tx, { imageUrl: said.imageUrl });
    const settings = {
      ...said,
      nominationsCloseAt: said.nominationsCloseAt || usualClose(said, now),
    };
    await insertElection(tx, settings, {
      id,
      writtenIn: languages[0] ?? 'en',
      upload_id: imageUrl,
      key_check: keyCheck,
      isTieRuleChosen: input.rules !== undefined,
      created_by: actor.id,
      state: input.draft ? 'draft' : 'published',
      is_rehearsal: input.rehearsal,
      request_key: requestKey,
    });
    if (input.electorate.kind === 'roll') await insertRoll(tx, id, { numbers, actorId: actor.id });
    const detail = said.name;
    await record(tx, { actorId: actor.id, act: 'election.create', objectId: id, detail });
    const entered = await enterWith(tx, services, { actor, id, input, typed, format });
    if (!input.draft) {
      await refuseKeysElsewhere(tx, services.sign, actor);
      await askSecondOfficer(tx, actor, {
        act: 'election.publish',
        on: { phase: 'draft', hasBallots: false },
        objectKey: id,
        electionId: id,
        subject: said.name,
        ...plannedLines([{ key: 'publishes' }]),
        reason: input.reason ?? '',
      });
      await closeAt(tx, services, id, new Date(said.endDate));
    }
    const [whole] = await listWholeElections(tx, { id });
    if (whole === undefined) throw new Error('an election vanished while it was created');
    if (!input.draft && needsList(said) && (await countListed(tx, id)) === 0) {
      throw new Refused('voter-list-empty');
    }
    const rollSizes = await services.elections.rollSizes(tx, [whole.row]);
    return { election: presentElection(whole, rollSizes, now), entered };
  });
  const { election, entered } = made;
  return {
    election,
    ...(typed !== null && { entered }),
    ...(input.draft && { message: answers.draftSaved }),
  };
}

/** Its candidates, in the same transaction: they stand with an election that is published, and wait with a draft. */
async function enterWith(
  tx: Tx,
  services: Services,
  given: {
    actor: Actor;
    id: string;
    input: Input<'createElection'>;
    typed: TypedPeople | null;
    format: NumberFormat;
  },
): Promise<Entered[]> {
  const { actor, id, input, typed, format } = given;
  if (typed === null) return [];
  const people = await findPeople(tx, { electionId: id, typed, format });
  const rows = await enterTyped(tx, { actor, id, people, typed, format });
  if (!input.draft) return standPublished(tx, services, { actor, id, format });
  return presentEntered(tx, services, rows);
}

function refuseWrong(
  said: ElectionSettings,
  isDraft: boolean,
  at: { now: number; format: NumberFormat; numbers: readonly string[] },
): void {
  const fields = {
    ...wrongFields(said, { ...at, isDraft }),
    ...wrongRules(said),
    ...wrongResultsAt(said, isDraft),
  };
  if (!isClean(fields)) throw invalidInput(fields);
}

const usualClose = (said: ElectionSettings, now: number): string =>
  said.startDate === '' || said.endDate === '' ? '' : defaultNominationsClose(said, now);
