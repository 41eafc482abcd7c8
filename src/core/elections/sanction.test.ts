import { expect, test } from 'vitest';
import { canBeOverturned, sanctionKinds, sanctionLine } from './sanction.ts';

test('is a line for voters, by its key', () => {
  const named = { candidate: 'Asha Rao', position: 'Secretary' };
  const lines = (isOver: boolean) =>
    (['taken-off', 'disqualified', 'void', 'warning', 'added-time'] as const).map((kind) =>
      sanctionLine({ kind, ...named }, isOver),
    );
  const whom = { name: 'Asha Rao', position: 'Secretary' };
  expect(lines(false)).toEqual([
    { key: 'taken-off', ...whom },
    { key: 'disqualified', ...whom },
    { key: 'void', position: 'Secretary' },
    { key: 'ruled-unnamed' },
    { key: 'ruled-unnamed' },
  ]);
  expect(lines(true)).toEqual([
    { key: 'overturned-taken-off', ...whom },
    { key: 'overturned-disqualified', ...whom },
    { key: 'overturned-void', position: 'Secretary' },
    { key: 'overturned' },
    { key: 'overturned' },
  ]);
  for (const unknown of [
    { candidate: null, position: 'X' },
    { candidate: 'X', position: null },
  ]) {
    expect(sanctionLine({ kind: 'disqualified', ...unknown }, false)).toEqual({
      key: 'ruled-unnamed',
    });
  }
});

test('is undone where this release rules it', () => {
  expect(sanctionKinds.filter(canBeOverturned)).toEqual(['taken-off', 'disqualified', 'void']);
});
