import type { z } from 'zod';
import { addressOf } from '#core/pictures/picture-address.ts';
import type { MyNomination, Nomination, PendingNomination } from '#contract/nominations.ts';
import { documentOf } from '../elections/documents.ts';
import { presentTranslations } from '../elections/translated.ts';
import { presentPerson } from '../elections/view.ts';
import type { CandidateProfile } from '../elections/profile-columns.ts';
import { textsOf } from '../elections/profile-columns.ts';
import type { EditRow, NominationRow } from './store.ts';

export function presentNomination(row: NominationRow): z.output<typeof Nomination> {
  return {
    _id: row.id,
    positionId: row.positionId,
    position: row.position,
    status: row.status,
    election: { _id: row.electionId, name: row.election },
    nominee: presentPerson(row),
    ...presentProfile(row),
    reason: row.reason,
    version: row.version,
    edit: row.edit === null ? null : presentEdit(row.edit),
    checked: row.checked,
  };
}

function presentProfile(profile: CandidateProfile) {
  const { photo_upload_id, translations } = profile;
  return {
    ...textsOf(profile),
    imageUrl: addressOf(photo_upload_id),
    ...presentTranslations(translations),
  };
}

function presentEdit(edit: EditRow) {
  return {
    ...presentProfile(edit),
    requestedAt: new Date(edit.requestedAt).toISOString(),
    isRejected: edit.rejectedAt !== null,
    reason: edit.reason,
  };
}

export function presentMyNomination(
  row: NominationRow & { isFrozen: boolean; hasLeft: boolean },
  supporters?: MyNomination['supporters'],
): MyNomination {
  const { isFrozen, hasLeft } = row;
  return { ...presentNomination(row), isFrozen, hasLeft, ...(supporters && { supporters }) };
}

export function presentPendingNomination(
  row: NominationRow & { isFrozen: boolean; alsoStandsFor: string[] | null },
  looksLike: string[],
  supportedBy?: PendingNomination['supportedBy'],
): PendingNomination {
  const nomination = presentNomination(row);
  const waiting = {
    ...nomination,
    nominee: {
      ...nomination.nominee,
      email: row.email ?? '',
      enrollmentNumber: row.enrollmentNumber,
    },
    requestedAt: row.requestedAt.toISOString(),
    alsoStandsFor: row.alsoStandsFor ?? [],
    looksLike,
    ...(supportedBy && { supportedBy }),
    conditions: documentOf(row.settings).candidateConditions,
    isFrozen: row.isFrozen,
  };
  const { edit } = row;
  if (row.status !== 'accepted' || edit === null) return waiting;
  // What they want to say instead, beside what voters see; they are accepted already.
  return {
    ...waiting,
    ...presentProfile(edit),
    _id: edit.id,
    edits: row.id,
    accepted: presentProfile(row),
    status: 'pending',
    edit: null,
    reason: null,
    requestedAt: new Date(edit.requestedAt).toISOString(),
    alsoStandsFor: [],
    looksLike: [],
    conditions: [],
  };
}
