import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import { countedActs } from '../core/council/counted-acts.ts';
import { registeredRoles } from '../core/accounts/role.ts';
import { electionLimits } from '../core/elections/election-draft.ts';
import { barrierActions, domainPattern } from '../core/elections/electorate.ts';
import { conditionLimits, conditionsProblem } from '../core/elections/nomination.ts';
import { readCell } from '../core/voter-list/list-cells.ts';
import { EnrollmentNumber, lineOfText } from './fields.ts';

// How long they are, the campus's format of numbers says.
const code = /^[A-Z0-9]{1,20}$/;
const wrongCode = wrong('letters-to-z-and-digits');
const Branches = z.array(z.string().trim().toUpperCase().regex(code, wrongCode)).max(100);
const Years = z.array(z.string().trim().regex(code, wrongCode)).max(100);
/** Groups of the voter list, as they are kept there. */
const Groups = z
  .array(lineOfText(electionLimits.group, wrong('group-has-name')).overwrite(readCell))
  .max(100);

/** Who votes for a position (contract, "Who may vote"); an empty list sets no limit. */
export const PositionLimits = z
  .object({
    branches: Branches.default([]),
    years: Years.default([]),
    groups: Groups.default([]),
  })
  .meta({ id: 'PositionLimits', description: 'Who of the voters votes for a position' });
export type PositionLimits = z.output<typeof PositionLimits>;

/** The same of who votes for it. */
export const VoterLimits = PositionLimits.extend({
  allGroups: z
    .boolean()
    .optional()
    .describe('True for those who are in all of the groups; left out for those in any of them'),
}).meta({ id: 'VoterLimits' });

/** Who votes for a position that is for some of the voters, or in which a share of all who may vote decides. */
export const LimitedPosition = z
  .object({
    position: z.string(),
    voters: z.int(),
    names: z.array(z.string()).describe('Of five of them; the number without a name'),
    takePart: z.int().optional().describe('Its quorum, where that is a share of them'),
    sayYes: z.int().optional().describe('Its majority, where that is a share of them'),
  })
  .meta({
    id: 'LimitedPosition',
    description: 'Who votes for a position of some, or of whom a share decides',
  });

/** People of an election whom none of its positions is for. */
export const InNone = z
  .object({
    people: z.int(),
    names: z.array(z.string()).describe('Of five of them; the number without a name'),
  })
  .meta({ id: 'InNone', description: 'People of an election whom none of its positions is for' });

const people = z.int().describe('How many have it; who has several values is in each of them');

/** By what the people of an election are in classes. */
export const Classes = z
  .object({
    byList: z.boolean().describe('False where no list decides: they are the accounts of now'),
    columns: z
      .array(
        z.object({
          column: z.string(),
          people: z.int().describe('How many have a value in it'),
          values: z.array(z.object({ value: z.string(), people })),
        }),
      )
      .describe('Of the list; without those of more than 1,000 values'),
    numbers: z
      .array(z.object({ branch: z.string().nullable(), year: z.string().nullable(), people }))
      .describe('What their enrollment numbers say; null where one does not say it'),
  })
  .meta({ id: 'Classes', description: 'By what the people of an election are in classes' });
export type Classes = z.output<typeof Classes>;

/**
 * Who may vote, as everybody may read it. `roll` is a voter list: everybody reads how many numbers
 * it has, and nobody reads the numbers.
 */
export const ElectorateReply = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everyone') }),
    z.object({
      kind: z.literal('some'),
      roles: z.array(z.enum(registeredRoles)),
      branches: z.array(z.string()),
      years: z.array(z.string()).describe('As in the enrollment number'),
      groups: z.array(z.string()).describe('Groups of the voter list'),
    }),
    z.object({
      kind: z.literal('roll'),
      rollSize: z.int().describe('How many enrollment numbers the voter list has'),
    }),
  ])
  .meta({ id: 'Electorate', description: 'Who may vote; an empty list sets no limit' });

/** The enrollment numbers of a voter list: 1 to 100,000. */
const VoterList = z
  .array(EnrollmentNumber)
  .min(1, wrong('voter-list-empty'))
  .max(electionLimits.roll, wrong('voter-list-can-have-at', { count: electionLimits.roll }));

/** Who may vote, as officers set it (contract, "Elections on the wire", optional settings). */
export const ElectorateSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({
    kind: z.literal('some'),
    roles: z.array(z.enum(registeredRoles)).max(4).default([]),
    branches: Branches.default([]),
    years: Years.default([]),
    groups: Groups.default([]),
  }),
  z.object({ kind: z.literal('roll'), numbers: VoterList }),
]);

/** What an officer checks before a candidate is accepted (contract, "Who may be a candidate"). */
export const CandidateConditions = z
  .array(lineOfText(conditionLimits.length, wrong('condition-line-text')))
  .superRefine((conditions, context) => {
    const message = conditionsProblem(conditions);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** The only domains of an e-mail address that count where voters are confirmed. */
export const MailDomains = z
  .array(z.string().trim().toLowerCase().regex(domainPattern, wrong('domain-such-campus-example')))
  .max(electionLimits.mailDomains, wrong('at-most-domains', { count: electionLimits.mailDomains }));

/** The one thing that somebody can do who is refused a vote. */
export const BarrierAction = z.enum([...new Set(Object.values(barrierActions))]);

/** How often officers changed who can vote or how a voter is known, while an election was open or from its publication on. */
export const countedByHand = {
  correctedAddresses: z
    .int()
    .optional()
    .describe(
      'How often an officer corrected the address of one of its voters since it was published; left out where none did',
    ),
  countedActs: z
    .array(
      z.object({
        kind: z.enum(countedActs),
        count: z.int().describe('Of how many people, by all officers together'),
        mostByOne: z.int().describe('By the officer who did it most'),
      }),
    )
    .optional()
    .describe(
      'What officers did while it was open that changes who can vote or be elected, and the codes that they printed since it was published; left out where they did nothing',
    ),
  provedByHand: z
    .object({
      numbers: z.int().describe('Of all officers together'),
      mostByOne: z.int().describe('Of the officer who proved most of them'),
    })
    .optional()
    .describe(
      'How many numbers of its voters officers proved by hand, while it is open; left out where they proved none',
    ),
};
