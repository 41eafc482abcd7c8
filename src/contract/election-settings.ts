import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { electionLimits, missingName } from '../core/elections/election-draft.ts';
import { settingFields, settingFlags } from '../core/elections/election-settings.ts';
import type {
  DocumentSettings,
  Setting,
  SettingFlag,
} from '../core/elections/election-settings.ts';
import { voterKinds } from '../core/elections/electorate.ts';
import { resultsAtModes } from '../core/elections/results-at.ts';
import { standingsModes } from '../core/elections/standings-mode.ts';
import {
  CandidateConditions,
  ElectorateReply,
  ElectorateSetting,
  MailDomains,
  PositionLimits,
} from './electorate-shapes.ts';
import { ElectionDate, lineOfText, optionalText } from './fields.ts';
import { OutcomeRules } from './outcome-shapes.ts';
import { RankedLists } from './recount-kit.ts';
import { SupporterRule } from './supporter-shapes.ts';
import { MaybeUploadedImage } from './uploads.ts';

/** A setting on its ways: in a new election, in an edit, as everybody reads it, and in the document of its election. */
interface SettingShape {
  made: z.ZodType;
  edited: z.ZodType;
  /** Where it can be left out, it is where it is usual. */
  read: z.ZodType;
  kept?: z.ZodType;
}

/** A yes or no; no is usual. */
const yesOrNo = (what: string) => ({
  kept: z.boolean(),
  made: z.boolean().optional().describe(what),
  edited: z.boolean().optional(),
  read: z.literal(true).optional().describe(`${what}; left out otherwise`),
});
const flags = Object.fromEntries(
  settingFlags.map((flag) => [flag, yesOrNo(settingFields[flag].yes)]),
) as Record<SettingFlag, ReturnType<typeof yesOrNo>>;

/** Bytes of an election on its way: a list of 100,000 numbers, or 250 positions with 800 people, is smaller. */
export const largestElection = 4 * 1024 * 1024;

export const unlessDraft = wrong('only-draft-can-without');
const name = lineOfText(electionLimits.name, missingName);
const description = optionalText(electionLimits.description);
/** How many votes for a position are shown together. */
const BatchSize = z
  .int()
  .min(
    electionLimits.smallestBatch,
    wrong('batch-has-at-least-votes', { count: electionLimits.smallestBatch }),
  )
  .max(
    electionLimits.largestBatch,
    wrong('batch-has-at-most-votes', { count: electionLimits.largestBatch }),
  );
const resultsAt = z.enum(resultsAtModes);
const voters = z.enum(voterKinds);
const standings = z.enum(standingsModes);

/** A date of a draft can be taken away again. */
const momentOrNone = z
  .union([ElectionDate, z.literal('')], { error: wrong('enter-date-and-time') })
  .describe('As for a new election; empty for none, in a draft')
  .optional();

/** The settings of an election, one entry each; its positions are a list of their own. */
const shapes = {
  name: { made: name, edited: name.optional(), read: z.string() },
  description: {
    made: description.default(''),
    edited: description.optional(),
    read: z.string(),
  },
  startDate: {
    made: ElectionDate.optional().describe(`${unlessDraft}. A day begins with its first minute`),
    edited: momentOrNone,
    read: z
      .string()
      .describe('When voting opens, ISO 8601 in UTC; empty only in a draft without it'),
  },
  endDate: {
    made: ElectionDate.optional().describe(`${unlessDraft}. A day ends with its last minute`),
    edited: momentOrNone,
    read: z.string().describe('When voting closes; the same'),
  },
  imageUrl: {
    made: MaybeUploadedImage.optional(),
    edited: MaybeUploadedImage.optional(),
    read: z.string().describe('Address of the picture; empty when there is none'),
  },
  nominationsCloseAt: {
    made: ElectionDate.optional(),
    edited: ElectionDate.optional(),
    read: z.string().describe('When nominations close; the same'),
  },
  withdrawalsCloseAt: {
    made: ElectionDate.optional().describe(
      'Until when candidates can withdraw: from the close of nominations to the opening',
    ),
    edited: momentOrNone,
    read: z
      .string()
      .optional()
      .describe('Until when candidates can withdraw; left out where no moment was set'),
  },
  remindAt: {
    made: ElectionDate.optional().describe(
      'Once, while voting of less than 36 hours is open: when all who may vote in a position with a choice are reminded, whether they voted or not. Nobody is where it is past when the election is published',
    ),
    edited: momentOrNone,
    read: z
      .string()
      .optional()
      .describe('When everybody is reminded; left out where no moment was set'),
  },
  ...flags,
  supporters: {
    kept: SupporterRule.nullable(),
    made: SupporterRule.nullish().describe(
      'The proposers and seconders that a candidate needs; null or left out for none',
    ),
    edited: SupporterRule.nullish().describe('Null for none; left out, it stays'),
    read: SupporterRule.optional().describe('Left out where a candidate needs none'),
  },
  rankedLists: {
    kept: RankedLists,
    made: RankedLists.optional().describe(
      'Who may read ballots on which people rank; `by-size` where it is left out',
    ),
    edited: RankedLists.optional(),
    read: RankedLists.optional().describe('Left out where it is `by-size`'),
  },
  resultsAt: {
    made: resultsAt.optional().describe('When results are shown; `close` where it is left out'),
    edited: resultsAt.optional(),
    read: z
      .literal('release')
      .optional()
      .describe('Results are shown when officers release them; left out where it is at the close'),
  },
  showBy: {
    made: ElectionDate.optional().describe(
      'With `release`: by when results are shown, at most 14 days after voting closes',
    ),
    edited: momentOrNone,
    read: z
      .string()
      .optional()
      .describe('By when they are shown at the latest; left out in a draft without it'),
  },
  standings: {
    made: standings.default('live'),
    edited: standings.optional(),
    read: standings.describe('When the counts are shown'),
  },
  standingsBatch: {
    kept: BatchSize,
    made: BatchSize.default(electionLimits.usualBatch),
    edited: BatchSize.optional(),
    read: z
      .int()
      .nullable()
      .describe('How many votes for a position are shown together; null unless `in-batches`'),
  },
  electorate: {
    made: ElectorateSetting.default({ kind: 'everyone' }),
    edited: ElectorateSetting.optional(),
    read: ElectorateReply,
  },
  voters: {
    // Left out: as before, or `listed` with a voter list and else `anybody`.
    made: voters.optional(),
    edited: voters.optional(),
    read: voters.describe('How voters are known'),
  },
  candidacy: {
    kept: PositionLimits,
    made: PositionLimits.optional(),
    edited: PositionLimits.optional(),
    read: PositionLimits.optional().describe(
      'Who may be a candidate; left out where everybody with a number may',
    ),
  },
  candidateConditions: {
    kept: CandidateConditions,
    made: CandidateConditions.default([]),
    edited: CandidateConditions.optional(),
    read: z
      .array(z.string())
      .optional()
      .describe('What an officer checks of each candidate; left out where nothing is'),
  },
  mailDomains: {
    made: MailDomains.default([]),
    edited: MailDomains.optional(),
    read: z
      .array(z.string())
      .describe('Where voters are confirmed: the only domains of an address; empty for any'),
  },
  rules: {
    kept: z.strictObject(OutcomeRules.omit({ appealDays: true }).required().shape),
    made: OutcomeRules.optional().describe('Without it a tie is decided by a draw of dice'),
    edited: OutcomeRules.optional(),
    read: OutcomeRules,
  },
} satisfies {
  [Name in Exclude<Setting, 'positions'>]: SettingShape &
    (Name extends keyof DocumentSettings ? { kept: z.ZodType<DocumentSettings[Name]> } : object);
};

type Shapes = typeof shapes;
const fieldsFor = <Way extends keyof SettingShape>(way: Way) =>
  Object.fromEntries(
    Object.entries(shapes).flatMap(([field, shape]: [string, SettingShape]) =>
      shape[way] === undefined ? [] : [[field, shape[way]]],
    ),
  ) as {
    [
      Name in keyof Shapes as Shapes[Name] extends Record<Way, z.ZodType> ? Name : never
    ]: Shapes[Name] extends Record<Way, infer Shape> ? Shape : never;
  };

/** The settings in the document of an election. */
export const keptSettings = fieldsFor('kept');
/** The settings of a new election. */
export const madeSettings = fieldsFor('made');
/** The settings in an edit. */
export const editedSettings = fieldsFor('edited');
/** The settings as everybody reads them. */
export const readSettings = fieldsFor('read');
/** Those that are left out where they are usual. */
export const settingsLeftOut = Object.entries(readSettings).flatMap(([field, shape]) =>
  shape.safeParse(undefined).success ? [field as keyof Shapes] : [],
);

/** Some of the settings, in this order: the others stand where the rest of them is spread. */
export const some = <Of extends object, Name extends keyof Of>(of: Of, ...names: Name[]) =>
  Object.fromEntries(names.map((one) => [one, of[one]])) as Pick<Of, Name>;

/** The version of the settings that an edit began with. */
export const EditedVersion = z
  .int()
  .min(0)
  .optional()
  .describe(
    'The version that was edited: what others changed since is kept, and 409 where both changed the same. Left out, what is sent is written',
  );
