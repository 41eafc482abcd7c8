import { fromLocalTime } from '#core/campus/time-zone.ts';
import type { ElectionSettings, SettingFlag } from '#core/elections/election-settings.ts';
import { writtenPositions } from '#core/elections/position-lines.ts';
import { settingFlags } from '#core/elections/election-settings.ts';
import { organize as text } from '#texts/en/organize.ts';
import { rulesMessages } from '#texts/en/outcome-rules.ts';
import { releaseMessages } from '#texts/en/release.ts';
import { supporterMessages } from '#texts/en/supporters.ts';
import { otherLanguages } from '#texts/en/other-languages.ts';
import { votersForm } from '#texts/en/voters-form.ts';
import { waysMessages } from '#texts/en/ways.ts';
import { weekdayMoment } from '../../moments.ts';
import type { ElectionValues } from './election-values.ts';
import { saysSupporters } from './says-rules.ts';
import {
  saysCandidacies,
  saysElectorate,
  saysLimited,
  saysLimits,
  saysReminder,
  saysRules,
} from './says.ts';

/** A field of the wire that the form has too. */
export type ToldField = keyof ElectionSettings | 'translations';

/** What it is called, and what it says. */
type Says = (values: ElectionValues, timeZone: string) => [label: string, ...words: string[]];

const moment = (local: string, timeZone: string) => {
  const iso = fromLocalTime(local, timeZone);
  return iso === null ? '' : weekdayMoment(iso, timeZone);
};

const flagSays =
  (flag: SettingFlag): Says =>
  (values) => {
    const { on, off } = text.flags[flag];
    return [text.rules, values[flag] ? on : off];
  };

const says: Record<ToldField, Says> = {
  ...(Object.fromEntries(settingFlags.map((flag) => [flag, flagSays(flag)])) as Record<
    SettingFlag,
    Says
  >),
  name: ({ name }) => [text.name, name],
  description: ({ description }) => [text.description, description],
  imageUrl: ({ imageUrl }) => [text.image, imageUrl],
  startDate: ({ startDate }, zone) => [text.opens, moment(startDate, zone)],
  endDate: ({ endDate }, zone) => [text.closes, moment(endDate, zone)],
  nominationsCloseAt: (values, zone) => [
    text.nominationsClose,
    moment(values.nominationsCloseAt, zone) || text.nominationsHint,
  ],
  withdrawalsCloseAt: (values, zone) => [
    text.withdrawalsClose,
    moment(values.withdrawalsCloseAt, zone),
  ],
  remindAt: (values, zone) => [text.remindAt, ...saysReminder(values, zone)],
  standings: ({ standings, standingsBatch }) => [
    text.standings,
    text.counts(standings, standingsBatch),
  ],
  standingsBatch: ({ standingsBatch }) => [text.batch, String(standingsBatch)],
  electorate: (values) => [
    text.electorate,
    saysElectorate(values) ?? (values.electorate.kind === 'roll' ? text.roll : text.everyone),
  ],
  voters: ({ voters }) => [votersForm.title, votersForm.cards[voters].label],
  mailDomains: ({ mailDomains }) => [votersForm.domains, ...mailDomains],
  candidacy: ({ candidacy }) => [text.whoStands, text.candidacy(saysLimits(candidacy), 0, false)],
  candidateConditions: (values) => [votersForm.conditions, ...values.candidateConditions],
  supporters: (values) => [
    supporterMessages.form.among,
    saysSupporters(values).join(' ') || supporterMessages.form.none,
  ],
  rankedLists: (values) => [waysMessages.lists, waysMessages.listTexts[values.rankedLists]],
  resultsAt: ({ resultsAt }) => [releaseMessages.legend, releaseMessages.cards[resultsAt].label],
  showBy: ({ showBy }, zone) => [releaseMessages.showBy, moment(showBy, zone)],
  rules: ({ rules }) => [
    text.rules,
    text.tie(rules),
    rulesMessages.leavingOf[rules.leaving],
    rulesMessages.complaintsOf(rules.complaints),
  ],
  positions: ({ positions }) => [
    text.positions,
    ...writtenPositions(positions).flatMap((one) => [
      saysRules(one),
      ...saysLimited([one]),
      ...saysCandidacies([one]),
    ]),
  ],
  translations: ({ translations }) => [
    otherLanguages.act,
    ...Object.values(translations).flatMap(({ name, description, positions }) =>
      [name, description, ...positions.flatMap((one) => [one.title, one.text])].filter(
        (words) => words !== '',
      ),
    ),
  ],
};

export const isTold = (field: string): field is ToldField => Object.hasOwn(says, field);

/** One field of the form in words: what it is called, and what it says. */
export function saysField(field: ToldField, values: ElectionValues, timeZone: string) {
  const [label, ...words] = says[field](values, timeZone);
  const said = words.filter((one) => one !== '');
  return { label, words: said.length === 0 ? [text.nothing] : said };
}
