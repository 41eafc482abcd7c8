import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { isSameFormat } from '#core/accounts/number-format.ts';
import type { Actor } from '#core/actor.ts';
import { endMomentOf, momentOf } from '#core/campus/moment.ts';
import { titleKey } from '#core/elections/election-draft.ts';
import { needsList, votersAfter } from '#core/elections/electorate.ts';
import { plainRules, resolveRules } from '#core/elections/position-rules.ts';
import { resultsAtProblems } from '#core/elections/results-at.ts';
import { usualRules } from '#core/elections/outcome-rules.ts';
import { defaultNominationsClose } from '#core/elections/phase.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import { answers } from '#contract/answers.ts';
import type { Input } from '#contract/api.ts';
import type { NewElection } from '#contract/election-shapes.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';
import { record } from '../platform/record.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { Services } from '../services.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { wrongFields, wrongRules } from '../elections/check-fields.ts';
import { closeAt } from '../elections/act.ts';
import { insertElection, listWholeElections } from '../elections/store.ts';
import { countListed } from '../voting/public.ts';
import { rulesColumns, supportersColumn } from '../elections/rules.ts';
import { columnsOfRules } from '../elections/positions-store.ts';
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
  const draft = readDraft(input, { now, timeZone, format: numberFormats });
  const typed = typedIn(input);
  const id = randomUUID();
  const { electorate, candidacy = noLimits } = input;
  // On the disk before the election is: a vote may follow at once. A draft gets it when published.
  const keyCheck = input.draft ? null : await services.electionKeys.create(id);
  const some = electorate.kind === 'some' ? electorate : anyOf;
  const made = await services.transact(async (tx) => {
    const format = await holdNumberFormat(tx);
    if (!isSameFormat(format, numberFormats)) readDraft(input, { now, timeZone, format });
    const { imageUrl } = await findUploads(tx, { imageUrl: draft.imageUrl });
    await insertElection(
      tx,
      {
        id,
        name: draft.name,
        written_in: languages[0] ?? 'en',
        description: draft.description,
        upload_id: imageUrl,
        starts_at: dateOrNull(draft.startDate),
        ends_at: dateOrNull(draft.endDate),
        nominations_close_at: dateOrNull(draft.nominationsCloseAt),
        withdrawals_close_at: dateOrNull(draft.withdrawalsCloseAt),
        standings: input.standings,
        standings_batch: input.standingsBatch,
        key_check: keyCheck,
        electorate: electorate.kind,
        electorate_roles: some.roles,
        electorate_branches: some.branches,
        electorate_years: some.years,
        electorate_groups: some.groups,
        candidate_branches: candidacy.branches,
        candidate_years: candidacy.years,
        candidate_groups: candidacy.groups,
        candidate_conditions: input.candidateConditions,
        voters: draft.voters,
        mail_domains: draft.voters === 'confirmed' ? input.mailDomains : [],
        ...rulesColumns(input.rules ?? usualRules),
        is_tie_rule_chosen: input.rules !== undefined,
        follows_position_id: null,
        follows_as: null,
        one_post: input.onePost ?? false,
        supporters: supportersColumn(input.supporters ?? null),
        ranked_lists: input.rankedLists ?? 'by-size',
        results_at: input.resultsAt ?? 'close',
        show_by: dateOrNull(draft.showBy),
        created_by: actor.id,
        state: input.draft ? 'draft' : 'published',
        is_rehearsal: input.rehearsal,
        request_key: requestKey,
      },
      draft.positions.map((title, index) => ({
        id: randomUUID(),
        title,
        title_key: titleKey(title),
        ...(draft.limits[index] ?? noLimits),
        ...(draft.rules[index] ?? columnsOfRules(plainRules, null)),
      })),
    );
    if (electorate.kind === 'roll') {
      await insertRoll(tx, id, { numbers: electorate.numbers, actorId: actor.id });
    }
    await record(tx, {
      actorId: actor.id,
      act: 'election.create',
      objectId: id,
      detail: draft.name,
    });
    const entered = await enterWith(tx, services, { actor, id, input, typed, format });
    if (!input.draft) {
      await askSecondOfficer(tx, actor, {
        act: 'election.publish',
        on: { phase: 'draft', hasBallots: false },
        objectKey: id,
        electionId: id,
        subject: draft.name,
        what: 'Everybody sees the election.',
        reason: input.reason ?? '',
      });
      await closeAt(tx, services, id, new Date(draft.endDate));
    }
    const [whole] = await listWholeElections(tx, { id });
    if (whole === undefined) throw new Error('an election vanished while it was created');
    const isListed = needsList({ electorate, voters: draft.voters });
    if (!input.draft && isListed && (await countListed(tx, id)) === 0) {
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
  const entered: Entered[] = [];
  for (const row of rows) entered.push(await presentEntered(tx, services, row));
  return entered;
}

const noLimits = { branches: [], years: [], groups: [] };
const anyOf = { roles: [], ...noLimits };

/** The election in core's terms with its defaults, or a refusal that names each wrong field. */
function readDraft(
  body: z.output<typeof NewElection>,
  { now, timeZone, format }: { now: number; timeZone: string; format: NumberFormat },
) {
  const { nominationsCloseAt } = body;
  const startDate = momentOf(body.startDate ?? '', timeZone) ?? '';
  const endDate = endMomentOf(body.endDate ?? '', timeZone) ?? '';
  const draft = {
    name: body.name,
    description: body.description,
    imageUrl: body.imageUrl ?? '',
    startDate,
    endDate,
    nominationsCloseAt:
      nominationsCloseAt === undefined
        ? undefined
        : (endMomentOf(nominationsCloseAt, timeZone) ?? ''),
    withdrawalsCloseAt: endMomentOf(body.withdrawalsCloseAt ?? '', timeZone) ?? '',
    showBy: endMomentOf(body.showBy ?? '', timeZone) ?? '',
    positions: body.positions.map((one) => (typeof one === 'string' ? one : one.title)),
  };
  const voters = votersAfter(
    { voters: body.voters, electorate: body.electorate.kind },
    { voters: 'anybody', electorate: 'everyone' },
  );
  const limits = body.positions.map((one) =>
    typeof one === 'string' ? noLimits : (one.limits ?? noLimits),
  );
  const rules = body.positions.map((one) =>
    typeof one === 'string' ? resolveRules({}, body) : resolveRules(one, body),
  );
  const candidacies = body.positions.map(candidacyOfGiven);
  const fields = wrongFields(draft, {
    voters,
    limits,
    now,
    isDraft: body.draft,
    electorate: body.electorate,
    candidacy: body.candidacy,
    candidacies,
    supporters: body.supporters,
    format,
    rules: body.rules ?? usualRules,
  });
  Object.assign(fields, wrongRules(rules, body.rules ?? usualRules));
  const { resultsAt = 'close', standings } = body;
  Object.assign(fields, resultsAtProblems({ ...draft, resultsAt, standings }, body.draft));
  if (!isClean(fields)) throw invalidInput(fields);
  // Only now, so that nobody is told of a field they left empty.
  const usual = startDate === '' || endDate === '' ? '' : defaultNominationsClose(draft, now);
  return {
    ...draft,
    nominationsCloseAt: draft.nominationsCloseAt ?? usual,
    voters,
    limits,
    rules: rules.map((one, at) => columnsOfRules(one, candidacies[at] ?? null)),
  };
}

const candidacyOfGiven = (position: z.output<typeof NewElection>['positions'][number]) =>
  typeof position === 'string' ? null : (position.candidacy ?? null);

const dateOrNull = (iso: string) => (iso === '' ? null : new Date(iso));
