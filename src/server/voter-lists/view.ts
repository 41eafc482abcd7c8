import { shownGroups } from '#core/voter-list/list-cells.ts';
import type { ListedVoter, ListImport } from '#contract/voter-lists.ts';
import type { ImportRow } from './import-store.ts';
import type { EntryRow } from './store.ts';

export function presentImport(row: ImportRow & { officer: string | null }): ListImport {
  return {
    _id: row.id,
    electionId: row.election_id,
    fileName: row.file_name,
    mode: row.mode,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
    same: row.same,
    bad: row.bad,
    importedBy: row.officer ?? '',
    importedAt: row.imported_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}

export function presentVoter(row: Omit<EntryRow, 'election_id'>): ListedVoter {
  return {
    _id: row.id,
    enrollmentNumber: row.enrollment_number,
    name: row.name,
    email: row.email,
    groups: shownGroups(row.groups),
    addedAt: row.added_at.toISOString(),
    reason: row.reason,
  };
}
