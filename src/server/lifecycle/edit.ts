import type { Actor } from '#core/actor.ts';
import { describeEdit } from '#core/elections/describe-edit.ts';
import { sharedRules } from '#core/elections/position-rules.ts';
import { resultsAtProblems } from '#core/elections/results-at.ts';
import { frozenBy, freezeSentences, needsReason } from '#core/elections/freezing.ts';
import type { ElectionField, Life } from '#core/elections/freezing.ts';
import { uploadIdOf } from '#core/pictures/picture-address.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { reasonMissing } from '#core/kernel/reason.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import { wrongFields, wrongRules } from '../elections/check-fields.ts';
import { writeEntries } from '../elections/entries-store.ts';
import type { ElectionRow } from '../elections/store.ts';
import { listWholeElections } from '../elections/store.ts';
import {
  outcomeRulesOf,
  rulesColumns,
  supporterRuleOf,
  supportersColumn,
} from '../elections/rules.ts';
import { rulesOf } from '../elections/view.ts';
import { closeAt } from '../elections/act.ts';
import { momentText } from '#core/campus/dates.ts';
import { changesOf, votersOf } from './edit-changes.ts';
import type { Edit } from './edit-changes.ts';
import { changedLines, readLines } from './edit-lines.ts';
import { writeWords, wrongWords } from './edit-words.ts';
import { electionAct } from '../elections/election-act.ts';
import {
  haveCandidates,
  haveNominations,
  replaceRoll,
  updateElection,
  writeLimits,
  writePositions,
  writeRules,
} from '../elections/life-store.ts';

/**
 * Changes an election by the one law of freezing. What is given and is the same already is no change,
 * so a form may send all that it shows.
 */
export const editElection = electionAct<'editElection'>({
  act: 'election.edit',
  async run({ tx, actor, input, services, settings, election, format }) {
    const { id, reason } = input;
    const { timeZone } = settings;
    const { row, now, phase } = election;
    if (row.certified_at !== null) throw new Refused('election-certified');
    const [whole] = await listWholeElections(tx, { id });
    const { translations: given = {} } = input;
    const present = { row, positions: whole?.positions ?? [] };
    const edit = changesOf(row, present.positions, input, timeZone);
    const wordProblems = wrongWords(given, { row, offered: settings.languages }, edit);
    if (!isClean(wordProblems)) throw invalidInput(wordProblems);
    // Whoever sends the usual rule has chosen it; that changes nothing of the election.
    const isRuleChosen = input.rules !== undefined && !row.is_tie_rule_chosen;
    if (isRuleChosen) await updateElection(tx, id, { is_tie_rule_chosen: true });
    if (edit.changed.size === 0) {
      return null;
    }
    const isForCandidates = edit.changed.has('onePost') || edit.changed.has('supporters');
    const hasNominations = isForCandidates && (await haveCandidates(tx, id));
    refuseFrozen({ ...election, hasNominations }, edit);
    refuseFrozenWords(election, edit);
    const wrong = wrongFields(edit.draft, {
      now: now.getTime(),
      isDraft: phase === 'draft',
      electorate: input.electorate,
      present: rulesOf(row).electorate,
      voters: votersOf(row, input),
      limits: edit.positions.map(({ limits }) => limits),
      rules: input.rules ?? outcomeRulesOf(row),
      candidacy: input.candidacy,
      candidacies: edit.positions.map(({ candidacy }) => candidacy),
      supporters: input.supporters === undefined ? supporterRuleOf(row) : input.supporters,
      format,
    });
    // What was there already is judged no more than other fields that stay.
    const areRulesNew = (['ways', 'positions', 'rules'] as const).some((one) =>
      edit.changed.has(one),
    );
    const ways = edit.positions.map(({ rules }) => rules);
    if (areRulesNew) Object.assign(wrong, wrongRules(ways, input.rules ?? outcomeRulesOf(row)));
    const isWhenNew = (['resultsAt', 'standings', 'dates'] as const).some((one) =>
      edit.changed.has(one),
    );
    const told = Object.fromEntries(
      Object.entries(wrong).filter(([field]) => isTouched(edit, field)),
    );
    if (isWhenNew) Object.assign(told, wrongResultsAt(row, input, edit, phase === 'draft'));
    if (!isClean(told)) throw invalidInput(told);
    if (needsReason(phase) && reason === '') {
      throw invalidInput({ reason: reasonMissing.voters });
    }
    const before = await readLines(tx, id, timeZone);
    await writeEdit(tx, { actor, row }, input, edit);
    const wordLines = await writeWords(tx, present, edit, given);
    const { start, end } = edit.dates;
    const isToClose = phase !== 'draft' && end !== null;
    if (isToClose && end.getTime() !== row.ends_at?.getTime()) {
      await closeAt(tx, services, id, end);
    }
    const what = describeEdit([...edit.changed], {
      opens: start === null ? '' : momentText(start, timeZone),
      closes: end === null ? '' : momentText(end, timeZone),
      ways: edit.ways,
    });
    return {
      what: phase === 'draft' ? null : what,
      name: edit.draft.name,
      plan: {
        what,
        changes: [...changedLines(before, await readLines(tx, id, timeZone)), ...wordLines],
        uploadId: edit.changed.has('imageUrl') ? uploadIdOf(input.imageUrl ?? '') : null,
      },
    };
  },
});

/** The fields of the wire that belong to each thing that is fixed as one. */
const fieldsOf: Record<ElectionField, readonly string[]> = {
  name: ['name'],
  description: ['description'],
  imageUrl: ['imageUrl'],
  dates: ['startDate', 'endDate', 'nominationsCloseAt', 'withdrawalsCloseAt'],
  titles: ['positions'],
  positions: ['positions'],
  ways: ['positions', ...sharedRules],
  standings: ['standings', 'standingsBatch'],
  limits: ['positions', 'voters'],
  candidacy: ['candidacy', 'candidateConditions', 'positions'],
  onePost: ['onePost'],
  supporters: ['supporters'],
  rankedLists: ['rankedLists'],
  resultsAt: ['resultsAt', 'showBy'],
  electorate: ['electorate', 'voters', 'mailDomains'],
  rules: ['rules'],
  words: ['translations'],
};

/** An end or standings that move may not fit any more when results are shown. */
const wrongResultsAt = (
  row: ElectionRow,
  { standings = row.standings }: Input<'editElection'>,
  { resultsAt: { mode, showBy }, draft: { endDate } }: Edit,
  isDraft: boolean,
) =>
  resultsAtProblems(
    { resultsAt: mode, showBy: showBy?.toISOString() ?? '', standings, endDate },
    isDraft,
  );

const isTouched = ({ changed }: Edit, field: string) =>
  [...changed].some((one) => fieldsOf[one].includes(field.split('.', 1).join()));

function refuseFrozen(election: Life, { changed, given }: Edit): void {
  const fields: Record<string, string> = {};
  for (const one of changed) {
    const freeze = frozenBy(one, election);
    if (freeze === null) continue;
    for (const field of fieldsOf[one]) {
      if (given.has(field)) fields[field] = freezeSentences[freeze];
    }
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new Refused('election-frozen', { fields, message });
}

/** Words in other languages are fixed with those that they stand for. */
function refuseFrozenWords(election: Life, { fixedWith }: Edit): void {
  for (const field of fixedWith) {
    const freeze = frozenBy(field, election);
    if (freeze === null) continue;
    const message = freezeSentences[freeze];
    throw new Refused('election-frozen', { fields: { translations: message }, message });
  }
}

async function writeEdit(
  tx: Tx,
  { actor, row }: { actor: Actor; row: ElectionRow },
  input: Input<'editElection'>,
  { changed, draft, positions, removed, questions, dates, resultsAt }: Edit,
): Promise<void> {
  const { id, electorate, imageUrl = '' } = input;
  if (await haveNominations(tx, [...removed, ...questions]))
    throw new Refused('position-has-nominations');
  const picture = changed.has('imageUrl') ? await findUploads(tx, { imageUrl }) : null;
  const isSome = electorate?.kind === 'some';
  const some = isSome ? electorate : { roles: [], branches: [], years: [], groups: [] };
  const voters = votersOf(row, input);
  await updateElection(tx, id, {
    name: draft.name,
    description: draft.description,
    ...(picture !== null && { upload_id: picture.imageUrl }),
    ...(changed.has('dates') && {
      starts_at: dates.start,
      ends_at: dates.end,
      nominations_close_at: dates.nominationsCloseAt,
      withdrawals_close_at: dates.withdrawalsCloseAt,
    }),
    ...(changed.has('standings') && {
      ...(input.standings !== undefined && { standings: input.standings }),
      ...(input.standingsBatch !== undefined && { standings_batch: input.standingsBatch }),
    }),
    ...(input.candidacy !== undefined &&
      changed.has('candidacy') && {
        candidate_branches: input.candidacy.branches,
        candidate_years: input.candidacy.years,
        candidate_groups: input.candidacy.groups,
      }),
    ...(input.onePost !== undefined && { one_post: input.onePost }),
    ...(input.supporters !== undefined && { supporters: supportersColumn(input.supporters) }),
    ...(input.rankedLists !== undefined && { ranked_lists: input.rankedLists }),
    ...(changed.has('resultsAt') && {
      results_at: resultsAt.mode,
      show_by: resultsAt.showBy,
    }),
    ...(input.candidateConditions !== undefined && {
      candidate_conditions: input.candidateConditions,
    }),
    ...(input.rules !== undefined && changed.has('rules') && rulesColumns(input.rules)),
    ...(changed.has('electorate') && {
      voters,
      mail_domains: voters === 'confirmed' ? (input.mailDomains ?? row.mail_domains) : [],
      ...(electorate !== undefined && {
        electorate: electorate.kind,
        electorate_roles: some.roles,
        electorate_branches: some.branches,
        electorate_years: some.years,
        electorate_groups: some.groups,
      }),
    }),
  });
  if (changed.has('positions') || changed.has('titles')) await writePositions(tx, id, positions);
  if (changed.has('limits')) await writeLimits(tx, positions);
  if (changed.has('ways') || changed.has('candidacy')) await writeRules(tx, positions);
  if (changed.has('ways') || changed.has('positions')) await writeEntries(tx, id);
  if (changed.has('electorate') && electorate !== undefined) {
    const numbers = electorate.kind === 'roll' ? electorate.numbers : [];
    await replaceRoll(tx, id, { numbers, actorId: actor.id });
  }
}
