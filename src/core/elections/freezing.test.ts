import { describe, expect, test } from 'vitest';
import type { ElectionField, Freeze } from './freezing.ts';
import { electionFields, freezeSentences, frozenBy, needsReason } from './freezing.ts';
import type { Phase } from './phase.ts';

// The law as the contract has it, written down by hand: what fixes each field in each part of a life.
const always: readonly ElectionField[] = ['name', 'description', 'imageUrl', 'words'];
const untilBallot: readonly ElectionField[] = ['dates', 'reminder', 'titles', 'standings'];
const untilOpening: readonly ElectionField[] = [
  'positions',
  'ways',
  'limits',
  'candidacy',
  'onePost',
  'supporters',
  'rankedLists',
  'resultsAt',
  'electorate',
  'rules',
];

const law: [Phase, boolean, Freeze | null, Freeze | null][] = [
  ['draft', false, null, null],
  ['upcoming', false, null, null],
  ['open', false, null, 'opening'],
  ['open', true, 'first-ballot', 'first-ballot'],
  ['paused', false, null, 'opening'],
  ['paused', true, 'first-ballot', 'first-ballot'],
  ['closed', false, 'close', 'close'],
  ['closed', true, 'close', 'close'],
  ['cancelled', false, 'cancelling', 'cancelling'],
];

describe.each(law)('%s, with ballots: %s', (phase, hasBallots, ballot, opening) => {
  const why = (field: ElectionField) => frozenBy(field, { phase, hasBallots });

  test('leaves name, description and picture free', () => {
    expect(always.map(why)).toEqual([null, null, null, null]);
  });

  test('fixes dates, titles and standings, and positions and voters, as the law says', () => {
    expect(untilBallot.map(why)).toEqual(untilBallot.map(() => ballot));
    expect(untilOpening.map(why)).toEqual(untilOpening.map(() => opening));
  });
});

test('where votes are hidden nothing says that there was a first one', () => {
  for (const phase of ['open', 'paused'] as const) {
    const life = { phase, hasBallots: true, areVotesHidden: true };
    for (const field of electionFields) {
      expect(frozenBy(field, life)).toBe(always.includes(field) ? null : 'opening');
    }
  }
  const draft = { phase: 'draft', hasBallots: false, areVotesHidden: true } as const;
  expect(frozenBy('dates', draft)).toBeNull();
});

test('one post for each person and supporters are fixed by the first nomination, and nothing else is', () => {
  const life = { phase: 'draft', hasBallots: false, hasNominations: true } as const;
  const frozen = electionFields.filter((field) => frozenBy(field, life) !== null);
  expect(frozen).toEqual(['onePost', 'supporters']);
  expect(frozenBy('onePost', life)).toBe('first-nomination');
  expect(frozenBy('onePost', { ...life, phase: 'closed' })).toBe('close');
});

test('each field is under the law once, and each freeze has its sentence', () => {
  expect([...always, ...untilBallot, ...untilOpening].toSorted()).toEqual(
    electionFields.toSorted(),
  );
  for (const sentence of Object.values(freezeSentences))
    expect(sentence).toMatch(/cannot-changed-after/);
});

test('a reason is asked for from the opening on', () => {
  const phases: Phase[] = ['draft', 'upcoming', 'open', 'paused', 'closed', 'cancelled'];
  expect(phases.map(needsReason)).toEqual([false, false, true, true, true, true]);
});
