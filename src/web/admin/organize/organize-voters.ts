import type { NumberFormat, NumberMeaning } from '#core/accounts/number-format.ts';
import { domainPattern, votersProblem } from '#core/elections/electorate.ts';
import type { Electorate, Limits, VoterKind } from '#core/elections/electorate.ts';
import { usualVoters } from '#core/elections/usual-choices.ts';
import { codeProblem } from '#core/elections/limit-problems.ts';
import type { FieldErrors } from '#core/kernel/field-errors.ts';
import type { Reply } from '#web/app/call.ts';
import { codeWrong } from '#web/messages/en/number-format.ts';
import { votersForm } from '#web/messages/en/voters-form.ts';

/** What of the form says how voters are known. */
interface VotersPart {
  voters: VoterKind | '';
  electorate: Electorate['kind'];
  groups: string;
  mailDomains: string;
  positions: readonly { limits?: Limits | undefined }[];
}

/** What is preselected: the strongest that this campus can do at once; '' until that is known. */
export function suggestedVoters(sources: Reply<'readVoterSources'> | undefined): VoterKind | '' {
  return sources === undefined ? '' : usualVoters(sources);
}

/** True where only numbers on a voter list count. */
export const isByList = (kind: VoterKind | '') => kind === 'listed' || kind === 'proved';

/** How voters are known as the form stands: as chosen, or as suggested; by the list of a roll. */
export function votersOf(
  { voters, electorate }: Pick<VotersPart, 'voters' | 'electorate'>,
  suggested: VoterKind | '',
): VoterKind | '' {
  const kind = voters === '' ? suggested : voters;
  if (electorate === 'roll' && kind !== 'listed' && kind !== 'proved') return 'listed';
  return kind;
}

/** "Hostel A, Chess" as a list. */
export const namesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]+/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const domainsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((domain) => domain.replace(/^@/, '')),
  ),
];

export const noLimits: Limits = { branches: [], years: [], groups: [] };
export const isLimited = (limits: Limits) =>
  limits.branches.length + limits.years.length + limits.groups.length > 0;

/** What is wrong with how voters are known; a draft may leave it open. */
export function checkVoters(
  fields: VotersPart,
  { suggested, isDraft }: { suggested: VoterKind | ''; isDraft: boolean },
): FieldErrors<'voters' | 'mailDomains'> {
  const voters = votersOf(fields, suggested);
  if (voters === '') return isDraft ? {} : { voters: votersForm.missing };
  const some = { ...noLimits, roles: [], groups: namesOf(fields.groups) };
  const electorate =
    fields.electorate === 'some'
      ? ({ kind: 'some', ...some } as const)
      : ({ kind: fields.electorate } as const);
  const limits = fields.positions.map((position) => position.limits ?? noLimits);
  const problem = votersProblem({ electorate, voters }, limits);
  if (problem !== null) return { voters: problem };
  const wrong = domainsOf(fields.mailDomains).find((domain) => !domainPattern.test(domain));
  const isAsked = voters === 'confirmed' && wrong !== undefined;
  return isAsked ? { mailDomains: votersForm.domainWrong(wrong) } : {};
}

/** How voters are known, as it goes over the wire. */
export function votersToSend(fields: VotersPart, suggested: VoterKind | '' = '') {
  const voters = votersOf(fields, suggested);
  if (voters === '') return {};
  return { voters, ...(voters === 'confirmed' && { mailDomains: domainsOf(fields.mailDomains) }) };
}

/** "cs, me" as ["CS", "ME"]. */
export function listOf(text: string): string[] {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return [...new Set(words)];
}

/** What is wrong with the branches or years that are typed; null when all is well. */
export function wrongCode(
  text: string,
  meaning: NumberMeaning,
  format: NumberFormat,
): string | null {
  const wrong = listOf(text).find((code) => codeProblem(code, meaning, format) !== null);
  return wrong === undefined ? null : codeWrong(format, meaning, wrong);
}
