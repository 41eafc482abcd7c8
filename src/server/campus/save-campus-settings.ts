import { plannedLines } from '#texts/proposal-line.ts';
import { isDeepStrictEqual } from 'node:util';
import { isSameFormat } from '#core/accounts/number-format.ts';
import { groupNames } from '#core/campus/setting-list.ts';
import { settingsSentences } from '#core/campus/settings.ts';
import { invalidInput, Refused } from '#core/refusal.ts';
import type { Input } from '#contract/api.ts';
import type { CampusSettings, CampusSettingsChange } from '#contract/campus-settings.ts';
import { isLanguageTag } from '#texts/languages.ts';
import { requireFreshLogIn } from '../fresh-log-in/require-fresh-log-in.ts';
import { requireOwnFactor } from '../sign-in/second-factor/manage.ts';
import type { Tx } from '../platform/db/client.ts';
import { record } from '../platform/record.ts';
import { isVoting } from '../elections/counted-acts.ts';
import { officerAct } from '../officer-act.ts';
import { askSecondOfficer } from '../proposals/second-officer.ts';
import type { PlannedAct } from '../proposals/second-officer.ts';
import { findUploads } from '../uploads/find-uploads.ts';
import {
  holdBackNumbers,
  leaveNumberFormat,
  refuseNoFormat,
} from '../number-format/change-number-format.ts';
import { holdNumberFormat } from '../number-format/number-format.ts';
import { keepClockTimes } from '../lifecycle/keep-clock-times.ts';
import { lockSettings, updateSettings } from './store.ts';

/** Changes what is given of the settings; two admins who save at once do not undo each other. */
export const saveCampusSettings = officerAct<'saveCampusSettings', CampusSettings>({
  async run({ tx, actor, input, services }) {
    if (input.numberFormats !== undefined) {
      refuseNoFormat(input.numberFormats);
      await holdBackNumbers(tx);
    }
    const moved = movedBy(input);
    if (moved.length > 0) await holdNumberFormat(tx);
    if (input.languages !== undefined) refuseUnknown(input.languages);
    const former = await lockSettings(tx, services.config.timeZone);
    const changed = apply(former, input);
    if (!isSameFormat(former.numberFormats, changed.numberFormats)) {
      await leaveNumberFormat(tx, former.numberFormats, changed.numberFormats);
    }
    if (changed.officersNeedSecondFactor !== former.officersNeedSecondFactor) {
      await requireFreshLogIn(tx, actor);
      if (changed.officersNeedSecondFactor) await requireOwnFactor(tx, actor);
    }
    if (former.accountsFromList !== changed.accountsFromList) {
      await refuseWhileVoting(tx, changed.accountsFromList);
    }
    if (former.needsTwoOfficers && !changed.needsTwoOfficers) {
      await requireFreshLogIn(tx, actor);
      await askSecondOfficer(tx, actor, turningOff(input.reason));
    }
    await findUploads(tx, {
      logoUrl: changed.logoUrl,
      ...Object.fromEntries(
        changed.initiatives.map(({ imageUrl }, at) => [`initiatives.${at}.imageUrl`, imageUrl]),
      ),
    });
    await updateSettings(tx, changed);
    await record(tx, {
      actorId: actor.id,
      act: 'campus.settings',
      objectId: actor.id,
      detail: wordsOf(settingsIn(input), former, changed),
    });
    await keepClockTimes({ tx, actor, services, settings: changed }, moved, {
      from: former.timeZone,
      reason: input.reason ?? '',
    });
    return changed;
  },
  answer(services, _input, settings) {
    services.campus.forget();
    return { settings };
  },
});

/** Whether accounts are for everybody decides who can vote: also of who may and has no account yet. */
async function refuseWhileVoting(tx: Tx, fromList: boolean): Promise<void> {
  if (await isVoting(tx, { byList: !fromList })) throw new Refused('accounts-by-list-now');
}

/** A page can only be in a language that this release has, and one that is named twice would be shown twice. */
function refuseUnknown(languages: readonly string[]): void {
  const isDouble = new Set(languages).size < languages.length;
  if (isDouble || !languages.every(isLanguageTag)) {
    throw invalidInput({ languages: settingsSentences.languages });
  }
}

/** The elections whose clock times stay. */
const movedBy = ({ stays = {} }: Input<'saveCampusSettings'>) =>
  Object.keys(stays).filter((id) => stays[id] === 'clock');

const turningOff = (reason = ''): PlannedAct => ({
  act: 'campus.two-officers-off',
  on: {},
  objectKey: 'campus',
  electionId: null,
  subject: { key: 'two-officers' },
  ...plannedLines([{ key: 'ends-two-officers' }]),
  reason,
});

const settingsIn = ({ stays: _stays, ...sent }: Input<'saveCampusSettings'>) => sent;

/** Which settings became others, and what became of the rule that others rely on. */
function wordsOf(
  { reason, ...sent }: Omit<Input<'saveCampusSettings'>, 'stays'>,
  before: CampusSettings,
  after: CampusSettings,
): string {
  const { needsTwoOfficers } = after;
  // The form sends all of them.
  const names = Object.keys(sent) as (keyof CampusSettings)[];
  const fields = names.filter((name) => !isDeepStrictEqual(before[name], after[name])).join(', ');
  if (before.needsTwoOfficers === needsTwoOfficers) return fields;
  const rule = `two officers ${needsTwoOfficers ? 'on' : 'off'}`;
  return [fields, rule, reason ?? ''].filter((words) => words !== '').join(': ');
}

function apply(settings: CampusSettings, change: CampusSettingsChange): CampusSettings {
  const { reason: _, stays: _stays, ...plain } = change;
  return {
    ...settings,
    ...given(plain),
    ...Object.fromEntries(
      groupNames.map((name) => [name, { ...settings[name], ...given(change[name]) }]),
    ),
  };
}

/** What of it has a value. */
const given = (change: object = {}) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
