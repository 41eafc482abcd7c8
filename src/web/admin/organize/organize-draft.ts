import { z } from 'zod/mini';
import { roles } from '#core/accounts/role.ts';
import { fromLocalTime } from '#core/campus/time-zone.ts';
import { checkElectionDraft, electionLimits } from '#core/elections/election-draft.ts';
import type { ElectionDraft } from '#core/elections/election-draft.ts';
import { standingsModes } from '#core/elections/standings-mode.ts';
import type { FieldErrors } from '#core/kernel/field-errors.ts';
import type { NewElection } from '#web/elections/officer-queries.ts';
import { draftField, draftText } from '#web/app/draft-fields.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';
import { messages } from '#web/messages/en/site.ts';
import type { Roll } from './parse-roll.ts';

/**
 * What officers fill in, and what is stored of it. Times are what a clock on the campus's wall
 * shows, as datetime-local.
 */
export const OrganizeDraft = z.object({
  name: draftText,
  description: draftText,
  /** The address of a picture that was uploaded; '' for none. */
  imageUrl: draftText,
  opens: draftText,
  closes: draftText,
  nominationsClose: draftText,
  positions: draftField(z.readonly(z.array(z.string())), []),
  standings: draftField(z.enum(standingsModes), 'live'),
  electorate: draftField(z.enum(['everyone', 'some', 'roll']), 'everyone'),
  roles: draftField(z.readonly(z.array(z.enum(roles))), []),
  branches: draftText,
  years: draftText,
});
export type OrganizeDraft = z.output<typeof OrganizeDraft>;

/** The parts of the form, as the review lists them. */
export type OrganizePart = 'details' | 'dates' | 'positions' | 'voting';

export type OrganizeField = keyof ElectionDraft | 'imageUrl' | 'branches' | 'years' | 'roll';
export type OrganizeErrors = FieldErrors<OrganizeField>;

/** "cs, me" as ["CS", "ME"]. */
export function listOf(text: string): string[] {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return [...new Set(words)];
}

const isBranch = (code: string) => /^[A-Z]{2}$/.test(code);
const isYear = (code: string) => /^[0-9]{2}$/.test(code);

/** The draft's times as the wire has them; '' while missing or no date. */
export function instantsOf(draft: OrganizeDraft, timeZone: string) {
  const instant = (local: string) => fromLocalTime(local, timeZone) ?? '';
  return {
    startDate: instant(draft.opens),
    endDate: instant(draft.closes),
    // What was typed and is no date stays, so that it is refused.
    nominationsCloseAt: instant(draft.nominationsClose) || draft.nominationsClose,
  };
}

/** One sentence per wrong field, at `now` in milliseconds: core's, and who may vote. */
export function checkDraft(
  draft: OrganizeDraft,
  roll: Roll | null,
  at: { now: number; timeZone: string },
): OrganizeErrors {
  const errors: OrganizeErrors = checkElectionDraft(
    {
      name: draft.name,
      description: draft.description,
      positions: draft.positions,
      ...instantsOf(draft, at.timeZone),
    },
    at.now,
  );
  const text = dashboardMessages.organize;
  if (draft.electorate === 'some') {
    const branches = listOf(draft.branches);
    const years = listOf(draft.years);
    const badBranch = branches.find((code) => !isBranch(code));
    const badYear = years.find((code) => !isYear(code));
    if (badBranch !== undefined) errors.branches = text.branchesWrong(badBranch);
    if (badYear !== undefined) errors.years = text.yearsWrong(badYear);
    if (draft.roles.length + branches.length + years.length === 0) errors.branches = text.someEmpty;
  }
  if (draft.electorate === 'roll') {
    const count = roll?.numbers.length ?? 0;
    if (count === 0) errors.roll = text.rollEmpty;
    else if (count > electionLimits.roll) {
      errors.roll = text.rollTooLong(electionLimits.roll.toLocaleString(messages.language.tag));
    }
  }
  return errors;
}

/** What goes over the wire for a draft without errors. */
export function toNewElection(
  draft: OrganizeDraft,
  roll: Roll | null,
  timeZone: string,
): NewElection {
  const { startDate, endDate, nominationsCloseAt } = instantsOf(draft, timeZone);
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    ...(draft.imageUrl !== '' && { imageUrl: draft.imageUrl }),
    startDate,
    endDate,
    positions: draft.positions.map((title) => ({ title })),
    ...(nominationsCloseAt !== '' && { nominationsCloseAt }),
    standings: draft.standings,
    electorate: electorateOf(draft, roll),
  };
}

function electorateOf(draft: OrganizeDraft, roll: Roll | null): NewElection['electorate'] {
  switch (draft.electorate) {
    case 'everyone':
      return { kind: 'everyone' };
    case 'some':
      return {
        kind: 'some',
        roles: [...draft.roles],
        branches: listOf(draft.branches),
        years: listOf(draft.years),
      };
    case 'roll':
      return { kind: 'roll', numbers: [...(roll?.numbers ?? [])] };
  }
}
