import { voterLines } from '#texts/election-line.ts';
import { tellsRulesOfPosts } from '#core/elections/count-law.ts';
import { concernedByEdit } from '#core/elections/concerned.ts';
import { describeEdit, isMailed } from '#core/elections/describe-edit.ts';
import {
  changedThings,
  documentNames,
  fieldsTold,
  isWonAlike,
  positionsBetween,
  settingFields,
  settingsAfter,
} from '#core/elections/election-settings.ts';
import type { ElectionSettings } from '#core/elections/election-settings.ts';
import {
  electionThings,
  frozenBy,
  freezeSentences,
  needsReason,
} from '#core/elections/freezing.ts';
import type { ElectionField, Life } from '#core/elections/freezing.ts';
import { uploadIdOf } from '#core/pictures/picture-address.ts';
import { isClean } from '#core/kernel/field-errors.ts';
import { reasonMissing } from '#core/kernel/reason.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Tx } from '../platform/db/client.ts';
import { endProposalsOf } from '../proposals/expire.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import {
  wrongFields,
  wrongOfFormerLaw,
  wrongResultsAt,
  wrongRules,
} from '../elections/check-fields.ts';
import { writeEntries } from '../elections/entries-store.ts';
import { listWholeElections } from '../elections/store.ts';
import { closeAt } from '../elections/act.ts';
import { electionAct } from '../elections/election-act.ts';
import {
  haveCandidates,
  haveNominations,
  replaceRoll,
  updateElection,
  writePositions,
} from '../elections/life-store.ts';
import { countListed } from '../voting/public.ts';
import { writeRules } from '../elections/positions-store.ts';
import { columnsOf, documentFor } from '../elections/settings-store.ts';
import type { BesideSettings } from '../elections/settings-store.ts';
import { keepVersion } from '../elections/versions-store.ts';
import { changedLines } from './edit-lines.ts';
import { layEdit, refusalOfMisfit } from './merge.ts';
import { changedWords, writeWords, wrongWords } from './edit-words.ts';

/**
 * Changes an election by the one law of freezing. What is given and is the same already is no change,
 * so a form may send all that it shows.
 */
export const editElection = electionAct<'editElection'>({
  act: 'election.edit',
  async run({ tx, actor, input, services, settings, election, format }) {
    const { id, reason } = input;
    const { timeZone, languages } = settings;
    const { row, now, phase } = election;
    if (row.certified_at !== null) throw new Refused('election-certified');
    const [{ positions } = { positions: [] }] = await listWholeElections(tx, { id });
    const laid = await layEdit(tx, input, { row, positions, timeZone });
    const { given, words } = laid;
    const before = laid.now.settings;
    const after = settingsAfter(before, given);
    const electorate = given.electorate === undefined ? undefined : input.electorate;
    const numbers = electorate?.kind === 'roll' ? electorate.numbers : [];
    const changedFrom = (from: ElectionSettings, to: ElectionSettings) => {
      const things = changedThings(from, to);
      return electorate?.kind === 'roll' ? things.add('electorate') : things;
    };
    const changed = changedFrom(before, after);
    const wordProblems = wrongWords(words, { row, offered: languages }, after);
    if (!isClean(wordProblems)) throw invalidInput(wordProblems);
    const fixedWith = changedWords(words, { row, positions });
    if (fixedWith.length > 0) changed.add('words');
    // Whoever sends the usual rule has chosen it; that changes nothing of the election.
    const { isTieRuleChosen } = row.settings;
    const isRuleChosen = input.rules !== undefined && frozenBy('rules', election) === null;
    const beside = { ...row.settings, isTieRuleChosen: isTieRuleChosen || isRuleChosen };
    if (beside.isTieRuleChosen !== isTieRuleChosen) {
      await updateElection(tx, id, { settings: documentFor(before, beside) });
    }
    if (changed.size === 0) return null;
    const isForCandidates = [...changed].some(
      (one) => electionThings[one].from === 'first-nomination',
    );
    const hasNominations = isForCandidates && (await haveCandidates(tx, id));
    refuseFrozen({ ...election, hasNominations }, changed, (one) =>
      fieldsTold[one].filter((field) => (given as Record<string, unknown>)[field] !== undefined),
    );
    // Words in other languages are fixed with those that they stand for.
    refuseFrozen(election, fixedWith, () => ['translations']);
    const isDraft = phase === 'draft';
    const judge = (of: ElectionSettings, things: ReadonlySet<ElectionField>) =>
      wrongIn(of, things, { now: now.getTime(), isDraft, format, numbers });
    // Its kit has no word for them.
    const isOfFormerLaw = !isDraft && !tellsRulesOfPosts(row.settings.law);
    const former = isOfFormerLaw && changed.has('ways') ? wrongOfFormerLaw(after) : {};
    if (!isClean(former)) throw invalidInput(former);
    const wrong = judge(after, changed);
    if (!isClean(wrong)) {
      const from = laid.base?.settings ?? before;
      const isAloneRight = isClean(judge(laid.yours, changedFrom(from, laid.yours)));
      const misfit = isAloneRight ? await refusalOfMisfit(tx, input, laid) : null;
      throw misfit ?? invalidInput(wrong);
    }
    if (needsReason(phase) && reason === '') {
      throw invalidInput({ reason: reasonMissing.voters });
    }
    await keepVersion(tx, row, positions);
    const around = async (revision: number) => ({
      timeZone,
      revision,
      listed: await countListed(tx, id),
    });
    const aroundBefore = await around(row.roll_revision);
    await writeEdit(tx, id, { before, after, changed, beside });
    if (isDraft) await endProposalsOf(tx, { act: 'election.publish', electionId: id });
    const isReplaced = changed.has('electorate') && electorate !== undefined;
    if (isReplaced) {
      await replaceRoll(tx, id, { numbers, actorId: actor.id });
    }
    const wordLines = await writeWords(tx, { row, positions }, after, words);
    const { startDate, endDate } = after;
    if (!isDraft && endDate !== '' && endDate !== before.endDate) {
      await closeAt(tx, services, id, new Date(endDate));
    }
    const { kept } = positionsBetween(before, after);
    const told = describeEdit([...changed], {
      opens: startDate === '' ? null : new Date(startDate),
      closes: endDate === '' ? null : new Date(endDate),
      ways: kept.flatMap(([was, is]) =>
        isWonAlike(was, is) ? [] : [{ position: is.title, rules: is.rules }],
      ),
    });
    const lines = voterLines(timeZone, ...told);
    return {
      ...(isDraft ? { what: null } : lines),
      isMailed: isMailed([...changed]),
      concerned: concernedByEdit(before, after, [...changed]),
      name: after.name,
      plan: {
        ...lines,
        changes: [
          ...changedLines(
            [before, aroundBefore],
            [after, await around(row.roll_revision + (isReplaced ? 1 : 0))],
          ),
          ...wordLines,
        ],
        uploadId: changed.has('imageUrl') ? uploadIdOf(after.imageUrl) : null,
        body: laid.waiting,
      },
    };
  },
});

/** What is wrong of what an edit changes: what was there already is judged no more than other fields that stay. */
function wrongIn(
  of: ElectionSettings,
  changed: ReadonlySet<ElectionField>,
  at: Parameters<typeof wrongFields>[1],
): Record<string, string> {
  const wrong = {
    ...wrongFields(of, at),
    ...(isAny(changed, 'ways', 'supporters', 'positions', 'rules') && wrongRules(of)),
  };
  return {
    ...Object.fromEntries(Object.entries(wrong).filter(([field]) => isTouched(changed, field))),
    ...(isAny(changed, 'resultsAt', 'standings', 'dates') && wrongResultsAt(of, at.isDraft)),
  };
}

const isAny = (changed: ReadonlySet<ElectionField>, ...these: ElectionField[]) =>
  these.some((one) => changed.has(one));

const isTouched = (changed: ReadonlySet<ElectionField>, field: string) =>
  [...changed].some((one) => fieldsTold[one].includes(field.split('.', 1).join()));

function refuseFrozen(
  election: Life,
  changed: Iterable<ElectionField>,
  fieldsOf: (thing: ElectionField) => readonly string[],
): void {
  const frozen = [...changed].flatMap((one) => {
    const freeze = frozenBy(one, election);
    if (freeze === null) return [];
    return fieldsOf(one).map((field) => [field, freezeSentences[freeze]] as const);
  });
  const [first] = frozen;
  if (first === undefined) return;
  throw new Refused('election-frozen', { fields: Object.fromEntries(frozen), message: first[1] });
}

async function writeEdit(
  tx: Tx,
  id: string,
  given: {
    before: ElectionSettings;
    after: ElectionSettings;
    changed: ReadonlySet<ElectionField>;
    beside: BesideSettings;
  },
): Promise<void> {
  const { before, after, changed, beside } = given;
  const { positions, imageUrl } = after;
  const { removed } = positionsBetween(before, after);
  const questions = positions.flatMap((one) =>
    one.id !== null && one.rules.kind === 'question' ? [one.id] : [],
  );
  if (await haveNominations(tx, [...removed, ...questions]))
    throw new Refused('position-has-nominations');
  const isDocument = documentNames.some((name) => changed.has(settingFields[name].told));
  const picture = changed.has('imageUrl') ? await findUploads(tx, { imageUrl }) : null;
  await updateElection(tx, id, {
    ...columnsOf(after, changed),
    ...(isDocument && { settings: documentFor(after, beside) }),
    ...(picture !== null && { upload_id: picture.imageUrl }),
  });
  if (isAny(changed, 'positions', 'titles')) await writePositions(tx, id, positions);
  if (isAny(changed, 'limits', 'ways', 'candidacy', 'supporters')) await writeRules(tx, positions);
  if (isAny(changed, 'ways', 'positions')) await writeEntries(tx, id);
}
