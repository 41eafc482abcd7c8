import { expect, test } from 'vitest';
import { isSaid } from '#texts/said.ts';
import type { Values } from '#texts/said.ts';
import { isWritten } from '#texts/written.ts';
import { englishWords } from '../tools/texts/folder.ts';

// Thirty names are planted under every sentence. Which branch of it is said does not matter: what is put into its
// places is read.

/** Lists that a sentence has whole, because they name no positions, candidates or elections, or are the list itself. */
const whole = [
  // Who may vote or stand, and why: a rule that leaves something out is another rule.
  'dashboard.dashboardMessages.organize.allOfGroups',
  'dashboard.dashboardMessages.organize.codes.branches',
  'dashboard.dashboardMessages.organize.codes.groups',
  'dashboard.dashboardMessages.organize.codes.years',
  'dashboard.dashboardMessages.organize.confirmed',
  'dashboard.dashboardMessages.organize.fixed',
  'dashboard.dashboardMessages.organize.someRoles',
  'nominations.nominationMessages.conditions.toCheck',
  'supporters.supporterMessages.form.ownOf',
  'supporters.supporterMessages.words.own',
  'voters.votersMessages.byNumber.allGroups',
  'voters.votersMessages.byNumber.branches',
  'voters.votersMessages.byNumber.groups',
  'voters.votersMessages.byNumber.years',
  'voters.votersMessages.candidacy',
  'voters.votersMessages.known',
  'voters.votersMessages.limits',
  'voters.votersMessages.vote',
  // The list itself: the minutes, one position in a list, what the server cut to five people or six groups.
  'entered.enteredMessages.entersFor',
  'one-for-each.eachMessages.apart',
  'one-for-each.eachMessages.inNone',
  'minutes.minutesMessages.elected',
  'minutes.minutesMessages.tied',
  'readiness.readinessMessages.limited',
  'voter-list.voterListMessages.removed',
  'voters-form.votersForm.groupsHint',
  // Files, tables, settings, columns, addresses, translators; and sentences.
  'findings.findings.keys.copied',
  'findings.findings.keys.keep',
  'findings.findings.keys.spent',
  'findings.findings.places.fine',
  'findings.findings.release.newer',
  'findings.findings.rights.closed',
  'list-emails.listEmailsMessages.dialog.unknown',
  'number-format.numberHint',
  'rounds.roundsMessages.said',
  'site.messages.shell.translatedBy',
  'voter-list.voterListMessages.unused',
];

/** These look up or count by what they are given, and list ways to prove a number, or signs. */
const looksUp = [
  'number-format.codeWrong',
  'number-format.codesHint',
  'number-format.numberFormatMessages.lengths.digits',
  'number-format.numberFormatMessages.lengths.either',
  'number-format.numberFormatMessages.lengths.letters',
  'ranking.rankingMessages.nowAt',
  'ranking.rankingMessages.unrank',
  'voters.votersMessages.proof',
  'voters.votersMessages.provedBy',
];

const names = Array.from({ length: 30 }, (_, at) => `Name${String(at).padStart(2, '0')}x`);

/** Stands for whatever a sentence takes: thirty names, a number, or a record in which each entry is the same. */
const anything: unknown = new Proxy([...names], {
  get(target, key) {
    if (key === Symbol.toPrimitive) return () => 30;
    if (key in target) return Reflect.get(target, key) as unknown;
    const ofText: unknown = Reflect.get(String.prototype, key);
    if (typeof ofText === 'function')
      return (...given: unknown[]) => Reflect.apply(ofText, 'x', given) as unknown;
    return typeof key === 'string' ? anything : undefined;
  },
});

const named = (values: Values) =>
  Math.max(
    0,
    ...Object.values(values).map(
      (one) => names.filter((name) => String(one).includes(name)).length,
    ),
  );

/** The most names in a place of a sentence; null where it looks up what it says by what it is given. */
function mostIn(one: { values: (...given: unknown[]) => Values }): number | null {
  try {
    return named(one.values(...Array<unknown>(6).fill(anything)));
  } catch {
    return null;
  }
}

/** The most names that a place of each sentence has. */
async function planted(): Promise<Map<string, number | null>> {
  const found = new Map<string, number | null>();
  const seen = new Set<unknown>();
  const visit = (key: string, one: unknown): void => {
    if (isSaid(one) || isWritten(one)) found.set(key, mostIn(one));
    else if (typeof one === 'object' && one !== null && !seen.has(one)) {
      seen.add(one);
      for (const [name, part] of Object.entries(one)) visit(`${key}.${name}`, part);
    }
  };
  for (const [file, words] of Object.entries(await englishWords())) visit(file, words);
  return found;
}

test('of thirty names no sentence has more than three', async () => {
  const most = await planted();
  const keysOf = (is: (most: number | null) => boolean) =>
    [...most].flatMap(([key, one]) => (is(one) ? key : [])).toSorted();
  expect(keysOf((one) => one !== null && one > 3)).toEqual(whole.toSorted());
  expect(keysOf((one) => one === null)).toEqual(looksUp);
  expect(most.get('closed-election.closedElectionMessages.tie')).toBe(3);
});
