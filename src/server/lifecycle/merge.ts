import { isDeepStrictEqual } from 'node:util';
import { mergeEdit, settingsSent } from '#core/elections/merge-edits.ts';
import type { MergedEdit } from '#core/elections/merge-edits.ts';
import type { ElectionSettings, Setting } from '#core/elections/election-settings.ts';
import { isSameSetting, settingNames } from '#core/elections/election-settings.ts';
import type { EditConflict } from '#core/elections/edit-refusals.ts';
import { Refused } from '#core/refusal.ts';
import { refusedWords } from '#texts/en/refused.ts';
import type { Input } from '#contract/api.ts';
import type { Tx } from '../platform/db/client.ts';
import { sentSettings } from '../elections/settings-store.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { findVersion, readVersion, versionOf } from '../elections/versions-store.ts';
import type { Version } from '../elections/versions-store.ts';
import { presentSetting } from '../elections/view.ts';
import { isConfirming } from '../proposals/second-officer.ts';
import { countListed } from '../voting/public.ts';

// Of two officers who edit an election at once each keeps what they alone changed. An edit says which version it
// began with; a proposal holds what its fields were.

type Edit = Input<'editElection'>;
/** What is kept of an edit that waits: the call, and what the fields that it sends were. */
type Waiting = Edit & { was?: Omit<Version, 'settings'> & { settings: Partial<ElectionSettings> } };

/** An edit laid over what others changed since it began. */
export interface Laid extends MergedEdit {
  now: Version;
  base: Version | null;
  words: Version['words'];
  /** What is kept of it where it waits for another officer. */
  waiting: Waiting;
}

/** Lays an edit over the election of now; refused where both changed the same. */
export async function layEdit(
  tx: Tx,
  edit: Edit,
  { row, positions, timeZone }: { row: ElectionRow; positions: PositionRow[]; timeZone: string },
): Promise<Laid> {
  const now = versionOf(row, positions);
  const base = await baseOf(tx, edit, now);
  const sent = sentSettings(edit, timeZone);
  const merged = mergeEdit(sent, now.settings, base?.settings ?? null);
  // Nobody reads the numbers of a list: another one is another setting.
  const isRoll = edit.electorate?.kind === 'roll';
  const isOtherRoll =
    isRoll && (base?.rollRevision !== now.rollRevision || isOthers('electorate', base, now));
  if (isRoll) merged.given.electorate = sent.electorate;
  const words = layWords(edit.translations ?? {}, base?.words ?? {}, now.words);
  const settings = settingsSent(sent);
  const conflicts = settings.filter(
    (name) => merged.conflicts.includes(name) || (name === 'electorate' && isOtherRoll),
  );
  if (conflicts.length > 0 || words.conflicts.length > 0) {
    const told = await tellConflicts(tx, edit, { now, yours: merged.yours }, conflicts);
    throw changedMeanwhile(tx, [...told, ...words.conflicts]);
  }
  const { version: _version, was: _was, ...call } = edit as Waiting;
  return {
    ...merged,
    ...{ now, base, words: words.given },
    waiting: {
      ...call,
      ...Object.fromEntries(
        Object.keys(sent).flatMap((field) => (field in merged.given ? [] : [[field, undefined]])),
      ),
      was: {
        ...now,
        settings: Object.fromEntries(settings.map((name) => [name, now.settings[name]])),
      },
    },
  };
}

/** What the election said when an edit began; null where that is not known any more. */
async function baseOf(tx: Tx, edit: Waiting, now: Version): Promise<Version | null> {
  const { id, version, was } = edit;
  if (was !== undefined && isConfirming(tx)) {
    return { ...was, settings: { ...now.settings, ...was.settings } };
  }
  if (version === undefined || version === (await readVersion(tx, id))) return now;
  return findVersion(tx, id, version);
}

const isOthers = (name: Setting, base: Version | null, now: Version) =>
  base === null || !isSameSetting(name, base.settings, now.settings);

/** Each language is a thing of its own. */
function layWords(given: Version['words'], base: Version['words'], now: Version['words']) {
  const isSame = (one: Version['words'], other: Version['words'], language: string) =>
    isDeepStrictEqual(saidIn(one[language]), saidIn(other[language]));
  const isOfOthers = (language: string) => !isSame(base, now, language);
  const languages = Object.keys(given).filter(
    (language) => !(isOfOthers(language) && isSame(given, base, language)),
  );
  const both = languages.filter(
    (language) => isOfOthers(language) && !isSame(given, now, language),
  );
  const only = (words: Version['words'], these: readonly string[]) =>
    Object.fromEntries(
      these.flatMap((one) => (words[one] === undefined ? [] : [[one, words[one]]])),
    );
  const conflicts: EditConflict[] =
    both.length === 0
      ? []
      : [{ field: 'translations', theirs: only(now, both), yours: only(given, both) }];
  return { given: only(given, languages), conflicts };
}

/** What is said in a language; empty words are as if they were left out. */
const saidIn = (words?: Version['words'][string]) => [
  words?.name ?? '',
  words?.description ?? '',
  (words?.positions ?? [])
    .filter(({ title, text }) => title !== '' || text !== '')
    .map(({ _id, title, text }) => `${_id.toLowerCase()}\n${title}\n${text}`)
    .toSorted(),
];

/** The settings of both, as the wire says them. */
async function tellConflicts(
  tx: Tx,
  edit: Edit,
  { now, yours }: Pick<Laid, 'now' | 'yours'>,
  names: readonly Setting[],
): Promise<EditConflict[]> {
  const listed = names.includes('electorate') ? await countListed(tx, edit.id) : 0;
  const sent = edit.electorate?.kind === 'roll' ? edit.electorate.numbers.length : listed;
  return names.map((field) => ({
    field,
    theirs: presentSetting(field, now.settings, listed),
    yours: presentSetting(field, yours, sent),
  }));
}

/**
 * The refusal of an edit that is right by itself and does not fit together with what others changed since; null where
 * nobody did.
 */
export async function refusalOfMisfit(tx: Tx, edit: Edit, laid: Laid): Promise<Refused | null> {
  const { base, now, yours } = laid;
  if (base === null) return null;
  const names = settingNames.filter(
    (name) => isOthers(name, base, now) && !isSameSetting(name, yours, now.settings),
  );
  if (names.length === 0) return null;
  return changedMeanwhile(tx, await tellConflicts(tx, edit, laid, names));
}

const changedMeanwhile = (tx: Tx, conflicts: EditConflict[]) =>
  new Refused('changed-meanwhile', {
    conflicts,
    ...(isConfirming(tx) && { words: () => refusedWords.sinceProposed }),
  });
