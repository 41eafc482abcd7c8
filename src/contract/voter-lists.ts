import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { importModes } from '../core/voter-list/list-plan.ts';
import { emailLength, isEmailAddress, textSentences } from '../core/text.ts';
import { readCell } from '../core/voter-list/list-cells.ts';
import { listLimits } from '../core/voter-list/read-list.ts';
import { answers } from './answers.ts';
import { InNone } from './electorate-shapes.ts';
import { endpoint } from './endpoint.ts';
import {
  ById,
  Done,
  EnrollmentNumber,
  Id,
  optionalLine,
  optionalReason,
  WithReason,
} from './fields.ts';
import { routes } from './routes.ts';

/** Bytes of a list on its way: 100,000 voters with names, addresses and groups are smaller. */
const largestList = 16 * 1024 * 1024;
const columnNumber = z.int().min(0).max(199);
const columnNumbers = z.array(columnNumber).max(listLimits.groups);

/** Which column of a list holds what, counted from 0. */
export const ListColumns = z
  .object({
    number: columnNumber,
    name: columnNumbers,
    email: columnNumber.nullable(),
    groups: columnNumbers,
  })
  .meta({ id: 'ListColumns', description: 'Which column of a voter list holds what, from 0' });

/** The list of an election, or without an id the one of the campus. */
const OfElection = z.object({
  electionId: Id.nullable().default(null).describe('Null for the voter list of the campus'),
});

const ListFile = OfElection.extend({
  text: z
    .string({ error: wrong('choose-file-or-paste-list') })
    .min(1, wrong('choose-file-or-paste-list'))
    .max(largestList),
  fileName: optionalLine(200).default(''),
  mode: z
    .enum(importModes)
    .default('add')
    .describe('`replace` removes whoever is not in it, not even in a bad line'),
  columns: ListColumns.optional().describe('Without it they are guessed'),
});

/** What an import would do; nothing is stored. */
export const ListPreview = z
  .object({
    stamp: z.string().describe('Stands for this list, these columns and the list of now'),
    columns: ListColumns,
    headers: z.array(z.string()).describe('The names of the columns; empty without a heading'),
    sample: z.array(z.array(z.string())).describe('The first lines below the heading'),
    totals: z.object({
      lines: z.int(),
      added: z.int(),
      changed: z.int(),
      same: z.int(),
      removed: z.int(),
      kept: z
        .int()
        .describe('Voters who stay because a bad line names them, where all are replaced'),
      bad: z.int().describe('Lines that are no voter'),
      duplicates: z.int().describe('Lines whose voter stands in an earlier one'),
      twoNames: z.int().describe('Lines whose number stands in an earlier one with another name'),
      withoutEmail: z.int().describe('Voters of this list without an address'),
      after: z.int().describe('How many voters the list would have'),
    }),
    removedNames: z
      .array(z.string())
      .describe('The names of three who would be removed, or numbers without one'),
    problems: z
      .array(
        z.object({
          line: z.int(),
          kind: z.enum(['bad', 'duplicate', 'two-names', 'no-email', 'note']),
          text: z.string(),
          why: z.string(),
        }),
      )
      .describe('Line by line, the first 1,000; those with two names before all others'),
    moreProblems: z.int(),
  })
  .meta({ id: 'ListPreview', description: 'What an import of a voter list would do' });
export type ListPreview = z.output<typeof ListPreview>;

/** A list that was imported. */
export const ListImport = z
  .object({
    _id: Id,
    electionId: Id.nullable(),
    fileName: z.string(),
    mode: z.enum(importModes),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    same: z.int(),
    bad: z.int(),
    importedBy: z.string().describe('The name of the officer; empty when the account is gone'),
    importedAt: z.string().describe('ISO 8601 in UTC'),
    undoneAt: z.string().nullable(),
  })
  .meta({ id: 'ListImport', description: 'A voter list that was imported' });
export type ListImport = z.output<typeof ListImport>;

/** A voter as officers see them on a list. */
export const ListedVoter = z
  .object({
    _id: Id,
    enrollmentNumber: z.string(),
    name: z.string(),
    email: z.string(),
    groups: z
      .array(z.string())
      .describe('Each with its column where one is known: `Department: Drama`'),
    addedAt: z.string().describe('ISO 8601 in UTC'),
    reason: z.string().nullable().describe('Why they were added after voting opened, else null'),
  })
  .meta({ id: 'ListedVoter', description: 'A voter on a voter list' });
export type ListedVoter = z.output<typeof ListedVoter>;

/** A line as a list keeps it, without marks that nobody sees. */
const seenLine = (max: number) =>
  z
    .string({ error: wrong('enter-text') })
    .overwrite(readCell)
    .max(max, textSentences.tooLong(max));

const voterFields = {
  enrollmentNumber: EnrollmentNumber,
  name: seenLine(listLimits.name).default(''),
  email: seenLine(emailLength)
    .refine((text) => text === '' || isEmailAddress(text), textSentences.notEmail)
    .default(''),
  groups: z
    .array(seenLine(listLimits.columnAndGroup).min(1, wrong('group-needs-name')))
    .max(listLimits.groups, wrong('voter-has-at-most-groups', { count: listLimits.groups }))
    .default([]),
};

const secondText = 'For the officer who confirms it, where people vote by this list';
const alsoText = 'More people of the same act; another officer confirms all of them at once';

const VoterReply = z.object({ voter: ListedVoter, message: z.string() });

/** The voter lists: one of the campus, and one of each election that has its own. */
export const voterLists = {
  previewVoterList: endpoint({
    ...routes.previewVoterList,
    access: 'officers',
    summary: 'What an import of a list would do, with bad lines and duplicates; stores nothing',
    body: ListFile,
    reply: ListPreview,
    bodyLimit: largestList,
    refuses: ['unknown-election', 'voter-list-fixed', 'not-a-list', 'overloaded'],
  }),
  importVoterList: endpoint({
    ...routes.importVoterList,
    access: 'officers',
    proposes: true,
    done: answers.voterListImported,
    summary: 'Import a list exactly as it was previewed',
    body: ListFile.extend({
      stamp: z.string().max(100),
      reason: optionalReason().default('').describe(secondText),
    }),
    reply: z.object({
      import: ListImport,
      inNone: z
        .array(InNone.extend({ electionId: Id, election: z.string() }))
        .optional()
        .describe(
          'Elections that have not opened, and whom none of their positions is for; left out where there are none',
        ),
      message: z.string(),
    }),
    status: 201,
    bodyLimit: largestList,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'voter-list-fixed',
      'voter-list-moved',
      'position-without-voters',
      'election-opens-now',
      'not-a-list',
      'overloaded',
    ],
  }),
  undoVoterListImport: endpoint({
    ...routes.undoVoterListImport,
    access: 'officers',
    proposes: true,
    done: answers.importUndone,
    summary: 'Undo an import: what it added goes, what it removed comes back',
    params: ById,
    body: WithReason,
    reply: Done,
    refuses: [
      'held-for-reading',
      'unknown-import',
      'import-undone',
      'import-not-last',
      'import-in-use',
      'import-other-format',
      'voter-list-fixed',
      'election-opens-now',
    ],
  }),
  listVoterListImports: endpoint({
    ...routes.listVoterListImports,
    access: 'officers',
    summary: 'The imports of a voter list, newest first, the last 100',
    query: z.object({ electionId: Id.optional() }),
    reply: z.array(ListImport),
  }),
  listVoters: endpoint({
    ...routes.listVoters,
    access: 'officers',
    summary: 'A voter list by number, 25 a page; search by the words of number, name and e-mail',
    query: z.object({
      electionId: Id.optional(),
      search: optionalLine(100).default(''),
      group: optionalLine(listLimits.columnAndGroup).default(''),
      page: z.coerce
        .number({ error: wrong('enter-number-page') })
        .int()
        .min(1)
        .max(100_000)
        .default(1),
    }),
    reply: z.object({
      voters: z.array(ListedVoter),
      total: z.int().describe('How many were found'),
      page: z.int(),
      pages: z.int(),
      size: z.int().describe('How many voters the list has'),
      groups: z.array(z.object({ group: z.string(), voters: z.int() })).describe('The first 200'),
    }),
  }),
  addVoter: endpoint({
    ...routes.addVoter,
    access: 'officers',
    summary:
      'Add a voter; to an election where voting has opened with a reason, which everybody reads',
    body: OfElection.extend({
      ...voterFields,
      also: z.array(z.object(voterFields)).max(listLimits.also).default([]).describe(alsoText),
      reason: optionalReason().default(''),
    }),
    reply: VoterReply,
    status: 201,
    proposes: true,
    done: answers.voterAdded,
    refuses: [
      'held-for-reading',
      'unknown-election',
      'already-listed',
      'no-voter-list',
      'voter-list-fixed',
    ],
  }),
  correctVoter: endpoint({
    ...routes.correctVoter,
    access: 'officers',
    proposes: true,
    needsFreshLogIn: true,
    done: answers.voterCorrected,
    summary:
      'Correct a voter on a list; on that of an election where voting has opened with a reason, which everybody reads',
    params: ById,
    body: z.object({ ...voterFields, reason: optionalReason().default('').describe(secondText) }),
    reply: VoterReply,
    refuses: [
      'held-for-reading',
      'unknown-voter',
      'nothing-to-correct',
      'already-listed',
      'voter-list-fixed',
      'election-opens-now',
    ],
  }),
  removeVoter: endpoint({
    ...routes.removeVoter,
    access: 'officers',
    proposes: true,
    done: answers.voterRemoved,
    summary: 'Remove a voter from a list',
    params: ById,
    body: WithReason,
    reply: Done,
    refuses: ['held-for-reading', 'unknown-voter', 'voter-list-fixed', 'election-opens-now'],
  }),
  checkVoterList: endpoint({
    ...routes.checkVoterList,
    access: 'any',
    summary: 'Whether a number is on the voter list of an election; the own one without a number',
    params: ById,
    body: z.object({ enrollmentNumber: EnrollmentNumber.optional() }).nullish(),
    reply: z.object({
      hasList: z.boolean().describe('False where everybody may vote who registers'),
      isOnList: z.boolean(),
    }),
    refuses: ['unknown-election', 'no-own-number', 'too-many-requests'],
  }),
};
