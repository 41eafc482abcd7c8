import { momentText } from './moment-text.ts';
import type {
  ChangedField,
  ChangedValue,
  ChangeLine,
  PositionLine,
} from '#core/council/proposal-line.ts';
import type { PlannedChange } from '#core/council/two-person.ts';
import type { Limits } from '#core/elections/electorate.ts';
import { inEnglish } from '#core/kernel/speech.ts';
import { asStored } from './as-stored.ts';
import { changedFields, changedValues as text } from './en/changes.ts';
import { waysMessages } from './en/ways.ts';
import { row, wholeYear } from './formats.ts';
import { ruleWords } from './rule-words.ts';
import { supporterRuleWords, supporterSentences } from './supporter-words.ts';

/** What changes, before it is kept: by keys, and people's own names and texts as they are. */
interface Changing {
  field: ChangedField | { name: string };
  from?: ChangedValue | string;
  to?: ChangedValue | string;
}

/** A change as it is kept: by its keys, and in English for whoever reads no keys. */
export function plannedChange(
  { field, from = '', to = '' }: Changing,
  timeZone = 'UTC',
): PlannedChange {
  const told: ChangeLine = {
    ...(typeof field === 'string' && { field }),
    ...(typeof from === 'object' && { from }),
    ...(typeof to === 'object' && { to }),
  };
  const inWords = (value: ChangedValue | string) =>
    typeof value === 'string' ? value : valueText(value, timeZone);
  return inEnglish(() => ({
    field: typeof field === 'string' ? changedFields[field] : field.name,
    from: inWords(from),
    to: inWords(to),
    ...(Object.keys(told).length > 0 && { told }),
  }));
}

/** A change in the language of the moment and the campus's time zone; what this release has no words for, as it was kept. */
export function changedText(
  { field, from, to, told = {} }: PlannedChange,
  timeZone: string,
): Pick<PlannedChange, 'field' | 'from' | 'to'> {
  const known = told.field !== undefined && Object.hasOwn(changedFields, told.field);
  const value = (kept: string, by: ChangedValue | undefined) =>
    by === undefined ? kept : isKnown(by) ? valueText(by, timeZone) : asStored(kept);
  return {
    field: known ? changedFields[told.field as ChangedField] : asStored(field),
    from: value(from, told.from),
    to: value(to, told.to),
  };
}

const nested = {
  moment: true,
  positions: true,
  people: true,
  known: true,
  supporters: true,
  'supporters-by-position': true,
  role: true,
} satisfies Partial<Record<ChangedValue['key'], true>>;
const isKnown = ({ key }: ChangedValue) =>
  [nested, text, waysMessages.listTexts].some((table) => Object.hasOwn(table, key));

function valueText(value: ChangedValue, timeZone: string): string {
  switch (value.key) {
    case 'moment':
      return momentText(new Date(value.at.at), timeZone);
    case 'positions':
      return value.positions.map(positionText).join('; ');
    case 'in-batches':
      return text['in-batches'](value.count);
    case 'released-by':
      return text['released-by'](
        value.by === null ? '' : momentText(new Date(value.by.at), timeZone),
      );
    case 'complaints':
      return text.complaints(value.term);
    case 'list':
      return text.list(value.listed, value.version);
    case 'people':
      return row([...value.roles.map((role) => text.roles[role]), ...limitTexts(value.limits)]);
    case 'known':
      return value.voters === 'confirmed' && value.domains.length > 0
        ? text.confirmedOf(row(value.domains))
        : text.voters[value.voters];
    case 'supporters':
      return supporterRuleWords(value.rule);
    case 'supporters-by-position':
      return supporterSentences(value.rule, value.posts).join(' ');
    case 'role':
      return value.until === null
        ? text.roles[value.role]
        : text.roleUntil(text.roles[value.role], value.until);
    case 'public':
    case 'rounds-only':
    case 'by-size':
      return waysMessages.listTexts[value.key];
    case 'yes':
    case 'no':
    case 'picture':
    case 'other-picture':
    case 'live':
    case 'after-close':
    case 'at-close':
    case 'everybody':
    case 'all-with-number':
    case 'no-supporters':
    case 'not-asked':
      return text[value.key];
  }
}

const limitTexts = ({ branches, years, groups, allGroups = false }: Limits) => [
  ...branches,
  ...years.map(wholeYear),
  ...(allGroups ? [text.groups(groups.join(' + '))] : groups),
];

function positionText({ title, limits, rules, candidacy }: PositionLine): string {
  const limited = row(limitTexts(limits));
  const words = [
    ...(limited === '' ? [] : [limited]),
    ...(rules === null ? [] : [ruleWords(rules)]),
    ...(candidacy === null ? [] : [text.candidates(row(limitTexts(candidacy)) || text.everybody)]),
  ];
  return words.length === 0 ? title : `${title} (${words.join('; ')})`;
}
