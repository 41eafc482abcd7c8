import { withoutFields } from '#core/elections/translations.ts';
import type { ElectionWords, PositionWords } from '#core/elections/translations.ts';
import type { Tx } from '../platform/db/client.ts';
import { updateElection } from '../elections/life-store.ts';
import { writePositionWords } from '../elections/positions-store.ts';
import type { ElectionRow, PositionRow } from '../elections/store.ts';
import { wordsOfElection, wordsOfPosition } from '../elections/translated.ts';
import type { Edit } from './edit-changes.ts';

/**
 * Forgets the words in other languages of what an edit writes otherwise: a ballot that says something else in
 * another language is worse than one that is not translated.
 */
export async function forgetStaleWords(
  tx: Tx,
  { row, positions }: { row: ElectionRow; positions: readonly PositionRow[] },
  edit: Pick<Edit, 'draft' | 'positions'>,
): Promise<void> {
  const { name, description } = edit.draft;
  const stale: ElectionWords[] = [
    ...(name === row.name ? [] : (['name'] as const)),
    ...(description === row.description ? [] : (['description'] as const)),
  ];
  if (stale.length > 0) {
    await updateElection(tx, row.id, { translations: withoutFields(wordsOfElection(row), stale) });
  }
  const changed = positions.flatMap((position) => {
    const edited = edit.positions.find(({ id }) => id === position.id);
    if (edited === undefined) return [];
    const fields: PositionWords[] = [
      ...(edited.title === position.title ? [] : (['title'] as const)),
      ...(edited.rules.text === position.question ? [] : (['text'] as const)),
    ];
    const translations = withoutFields(wordsOfPosition(position), fields);
    return fields.length === 0 ? [] : [{ id: position.id, translations }];
  });
  if (changed.length > 0) await writePositionWords(tx, changed);
}
