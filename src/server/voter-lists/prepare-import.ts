import { createHash } from 'node:crypto';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { formatPattern } from '#core/accounts/number-format.ts';
import { Refused } from '#core/refusal.ts';
import { shortName } from '#core/voter-list/list-cells.ts';
import type { ListPlan } from '#core/voter-list/list-plan.ts';
import { planImport } from '#core/voter-list/list-plan.ts';
import type { Input } from '#contract/api.ts';
import type { Db } from '../platform/db/client.ts';
import type { Services } from '../services.ts';
import type { ReadText } from './read-text.ts';
import { readVersion, readWholeList } from './store.ts';

type Given = Input<'previewVoterList'>;

/** A file that was read, before it is compared with a list. */
export interface ReadFile extends ReadText {
  format: NumberFormat;
}

/** Reads the file of an import. It takes a while, so no lock is held meanwhile. */
export async function readFile(services: Services, given: Given): Promise<ReadFile> {
  // A workbook that somebody sent as text: a ZIP file or, before 2007, a compound file.
  if (/^(?:PK\u0003\u0004|\u00D0\u00CF\u0011\u00E0)/.test(given.text)) {
    throw new Refused('not-a-list');
  }
  const { numberFormats: format } = await services.campus.settings();
  return { ...(await services.listReader.read(given.text, format, given.columns)), format };
}

/** What an import would do to the list of now. */
export interface PreparedImport extends ListPlan {
  /** Equal as long as the file, its columns and the list are. */
  stamp: string;
  /** How many voters the list would have. */
  after: number;
  /** Three of those who would be gone: the name, or without one the number. */
  removedNames: readonly string[];
}

const namesShown = 3;

/** Compares a file with the list of now. */
export async function prepareImport(
  db: Db,
  { electionId, text, mode }: Given,
  { columns, format, entries, inBadLines }: ReadFile,
): Promise<PreparedImport> {
  const version = await readVersion(db, electionId);
  const present = await readWholeList(db, electionId);
  const plan = planImport(present, { entries, inBadLines }, mode, {
    name: columns.name.length > 0,
    email: columns.email !== null,
    groups: columns.groups.length > 0,
  });
  const stamp = createHash('sha256')
    .update(JSON.stringify([electionId, mode, columns, formatPattern(format), version]))
    .update(text)
    .digest('base64url');
  const removedNames = plan.removed
    .slice(0, namesShown)
    .map((number) => shortName(present.get(number)?.name ?? '') || number);
  const after = present.size + plan.added.length - plan.removed.length;
  return { ...plan, stamp, after, removedNames };
}
