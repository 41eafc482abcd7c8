import { expect, test } from 'vitest';
import { electionOf } from '#tests/support/elections-stage.tsx';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { RulesNote } from './rules-note.tsx';

const note = () => document.querySelector('[data-rules]')?.textContent ?? '';

test('a question alone is told without dice and without candidates', async () => {
  const election = electionOf({ President: { Asha: 0 } });
  const [president] = election.positions;
  const fee = { _id: 'fee', title: 'Fee', kind: 'question' as const };
  const next = show(
    <MemoryRouter>
      <RulesNote election={{ ...election, positions: [...(president ? [president] : []), fee] }} />
    </MemoryRouter>,
  );
  await expect.poll(note).toMatch(/dice.*drops out/);
  next(
    <MemoryRouter>
      <RulesNote election={{ ...election, positions: [fee] }} />
    </MemoryRouter>,
  );
  await expect.poll(note).toBe('');
  const follows = {
    ...{ as: 'vote-again' as const, electionId: 'before', name: 'Fee 2025' },
    ...{ positionId: 'fee', position: 'Fee' },
  };
  next(
    <MemoryRouter>
      <RulesNote
        election={{
          ...election,
          positions: [
            { ...fee, follows },
            { ...fee, _id: 'second', follows: { ...follows, positionId: 'other' } },
          ],
        }}
      />
    </MemoryRouter>,
  );
  await expect.poll(note).toBe('Voted on again from Fee 2025. ');
});
