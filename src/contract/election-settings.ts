import { z } from 'zod';
import { RankedLists } from './recount-kit.ts';
import { SupporterRule } from './supporter-shapes.ts';

/** A setting on its ways: in the document of its election, in a new one, in an edit, and as everybody reads it. */
interface SettingShape {
  kept: z.ZodType;
  made: z.ZodType;
  edited: z.ZodType;
  /** Left out where it is usual. */
  read: z.ZodType;
}

/** A yes or no; no is usual. */
const yesOrNo = (what: string) => ({
  kept: z.boolean(),
  made: z.boolean().optional().describe(what),
  edited: z.boolean().optional(),
  read: z.literal(true).optional().describe(`${what}; left out otherwise`),
});

/** Settings that lie in the document of an election and are left out of answers where they are usual, one entry each. */
const shapes = {
  onePost: yesOrNo('Each person can be a candidate for one position only'),
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
} satisfies Record<string, SettingShape>;

type Shapes = typeof shapes;
const fieldsFor = <Way extends keyof SettingShape>(way: Way) =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape[way]])) as {
    [Name in keyof Shapes]: Shapes[Name][Way];
  };

/** These settings in the document of an election. */
export const keptSettings = fieldsFor('kept');
/** These settings of a new election. */
export const madeSettings = fieldsFor('made');
/** These settings in an edit. */
export const editedSettings = fieldsFor('edited');
/** The version of the settings that an edit began with. */
export const EditedVersion = z
  .int()
  .min(0)
  .optional()
  .describe(
    'The version that was edited: what others changed since is kept, and 409 where both changed the same. Left out, what is sent is written',
  );
/** These settings as everybody reads them. */
export const readSettings = fieldsFor('read');
/** Their names. */
export const settingsLeftOut = Object.keys(shapes) as (keyof Shapes)[];
