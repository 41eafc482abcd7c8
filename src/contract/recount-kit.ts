import { wrong } from '../core/kernel/wrong.ts';
import { z } from 'zod';
import {
  methods,
  nobodyEffects,
  positionKinds,
  unopposedRules,
} from '../core/elections/position-rules.ts';
import { rankedLists } from '../core/elections/public-lists.ts';
import { Majority, Quorum } from './position-rules.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id } from './fields.ts';
import { routes } from './routes.ts';

/**
 * Who may read each ballot where people rank: everybody, nobody but officers and observers (everybody has
 * the rounds only), or everybody where no list stands out. Fixed when voting opens.
 */
export const RankedLists = z.enum(rankedLists);

const sha256 = z.string().describe('In hexadecimal');
const strings = z.array(z.string());

/** What stands beside a download, so that people can hold it against the file. */
export const RecountKitLabel = z
  .object({
    edition: z.int().describe('1 at the close; one more with each decision since'),
    madeAt: z.string().describe('ISO 8601 in UTC'),
    sha256: sha256.describe('Of the whole file, in hexadecimal'),
    bytes: z.int().describe('The size of the file'),
    earlier: z
      .array(
        z.object({
          edition: z.int(),
          madeAt: z.string(),
          sha256,
          roundsSha256: sha256.optional(),
        }),
      )
      .describe('The editions before, the first one first'),
    code: z
      .string()
      .nullable()
      .describe(
        'The result code, the same in every edition; null where an earlier release closed it',
      ),
    check: z
      .object({
        agrees: z.boolean(),
        checkedAt: z.string().describe('ISO 8601 in UTC'),
      })
      .nullable()
      .describe('Whether count and record agree; null until it was looked at'),
    areBallotsHidden: z
      .literal(true)
      .optional()
      .describe('Only observers and officers can read it: ranked lists could be recognised'),
    rounds: z
      .object({ sha256: sha256.describe('Of that file, in hexadecimal'), bytes: z.int() })
      .optional()
      .describe('The kit without ballots, which everybody can read where the whole one is hidden'),
    isGuarded: z
      .boolean()
      .describe('False where the role that serves could change counted elections'),
  })
  .meta({ id: 'RecountKitLabel', description: 'The hash of a recount kit' });

/** What a kit says of its election, its rules and its record. */
const aboutElection = {
  madeAt: z.string(),
  election: z.object({
    id: Id,
    name: z.string(),
    campus: z.string(),
    opensAt: z.string(),
    closesAt: z.string(),
    isSealed: z.boolean(),
  }),
  rules: z.object({
    method: z.string().optional().describe('Not from version 4 on'),
    tie: z.string(),
    drawSeed: z.string(),
    drawSource: z.string(),
    drawMinutes: z.int(),
    leaving: z.string(),
    voters: z.string(),
    mailDomains: strings,
    electorate: z.object({
      kind: z.string(),
      roles: strings,
      branches: strings,
      years: strings,
      groups: strings,
    }),
    addedAfterOpening: z.int(),
    standings: z.string(),
  }),
  certification: z
    .object({
      certifiedAt: z.string(),
      answers: z.array(z.object({ number: z.int(), answeredAt: z.string(), answer: z.string() })),
    })
    .optional()
    .describe('Only once the election is certified'),
  record: z.object({
    head: z.object({ seq: z.int(), sha256 }).nullable(),
    count: z.int(),
    entries: z.array(
      z.object({
        seq: z.int(),
        before: z.string(),
        id: Id,
        at: z.string(),
        actorId: Id.nullable(),
        act: z.string(),
        objectId: Id.nullable(),
        electionId: Id.nullable(),
        detailSha256: sha256.nullable(),
        sha256,
      }),
    ),
  }),
};

const KitResult = z.union([
  z.object({
    outcome: z.string().optional().describe('From version 4 on'),
    elected: z.array(Id),
    tied: z.array(Id),
    openSeats: z.int(),
    emptySeats: z.int().optional().describe('Not from version 4 on'),
    isToVoteAgain: z.boolean().optional().describe('Not from version 4 on'),
  }),
  z.object({
    outcome: z.string(),
    voted: z.int(),
    quorumNeeded: z.int(),
    yesNeeded: z.int(),
  }),
]);

/** A position of a kit, without its ballots. */
const position = {
  id: Id,
  title: z.string(),
  kind: z.enum(positionKinds).optional().describe('This and what follows: from version 4 on'),
  method: z.enum(methods).optional(),
  seats: z.int(),
  maxChoices: z.int().optional(),
  leastRanks: z.int().optional(),
  nobody: z.enum(nobodyEffects).nullable().optional(),
  canAbstain: z.boolean().optional(),
  unopposed: z.enum(unopposedRules).optional(),
  question: z
    .object({
      text: z.string(),
      quorum: Quorum.nullable(),
      majority: Majority,
      eligible: z.int(),
    })
    .optional(),
  quorum: Quorum.nullable()
    .optional()
    .describe('This and the next two: since version 6, of a post'),
  majority: Majority.nullable().optional(),
  eligible: z.int().optional(),
  limits: z.object({
    ...{ branches: strings, years: strings, groups: strings },
    allGroups: z.boolean().optional(),
  }),
  participations: z.int(),
  disputed: z.int(),
  isDisputeDecisive: z.boolean(),
  candidates: z.array(
    z.object({
      id: Id,
      kind: z.enum(['person', 'nobody', 'yes', 'no']).optional(),
      name: z.string(),
      apart: z.string().optional(),
      votes: z.int(),
      hasLeft: z.boolean(),
    }),
  ),
  abstained: z.int().optional(),
  draw: z.object({ seed: z.string(), order: z.array(Id) }).optional(),
  orders: z
    .array(z.object({ left: z.array(Id), disqualified: z.array(Id), isSame: z.boolean() }))
    .optional()
    .describe('Since version 6, of a ranked position: where a draw would make no difference'),
  rulings: z
    .array(
      z.object({
        kind: z.enum(['disqualified', 'void']),
        person: Id.nullable(),
        complaint: z.int().nullable(),
        ruledAt: z.string(),
        reason: z.string(),
      }),
    )
    .optional()
    .describe('Only where a ruling changes the position'),
  result: KitResult,
  asCast: KitResult.optional().describe('The result without the rulings; only beside them'),
};

/** The file itself; docs/recount-kit.md says what each field means. */
const RecountKit = z
  .object({
    format: z.literal('hustings-recount-kit'),
    version: z.literal([1, 2, 3, 4, 5, 6]),
    edition: z.int(),
    earlier: z.array(sha256),
    nonce: sha256.optional().describe('32 random bytes; left out in versions 1 and 2'),
    ...aboutElection,
    positions: z.array(
      z.object({
        ...position,
        ballots: z.array(
          z.union([
            z.object({ id: Id, candidate: Id }),
            z.object({ id: Id, choices: z.array(Id) }),
          ]),
        ),
      }),
    ),
  })
  .meta({ id: 'RecountKit', description: 'All that is needed to count an election again' });

const Entry = z.int().describe('A place in `entries`');

/** The file for everybody where ranked ballots are not public. */
const RoundsKit = z
  .object({
    format: z.literal('hustings-rounds-kit'),
    version: z.literal([1, 2, 3]),
    edition: z.int(),
    earlier: z.array(sha256).describe('Those of the earlier kits of rounds'),
    whole: z.object({ sha256, earlier: z.array(sha256) }).describe('The kit with the ballots'),
    ...aboutElection,
    positions: z.array(
      z.object({
        ...position,
        count: z
          .object({
            valid: z.int(),
            struck: z.int(),
            entries: z.array(Id),
            rounds: z.array(
              z.object({
                step: z.enum(['first', 'surplus', 'exclude']),
                entry: Entry.nullable(),
                transfers: z.array(
                  z.object({ to: Entry.nullable(), papers: z.int(), amount: z.int() }),
                ),
                tallies: z.array(z.int()),
                needed: z.int().nullable(),
                exhausted: z.int(),
                lost: z.int(),
                elected: z.array(Entry),
              }),
            ),
          })
          .optional()
          .describe('Of a ranked position'),
      }),
    ),
  })
  .meta({ id: 'RoundsKit', description: 'The rounds of an election whose ballots are not public' });

/** The call that gives everybody the ballots of a closed election. */
export const recountKit = {
  readRecountKit: endpoint({
    ...routes.readRecountKit,
    access: 'any',
    summary:
      'The recount kit of a closed election as one file; an earlier edition if asked for. Where ranked lists could be recognised everybody but observers and officers gets it without the ballots',
    params: ById,
    query: z.object({
      edition: z.coerce
        .number({ error: wrong('enter-number-edition') })
        .int()
        .min(1)
        .max(1_000_000)
        .optional(),
      without: z
        .literal('ballots', { error: 'Without can only be "ballots"' })
        .optional()
        .describe('The kit of rounds, where there is one, for those too who can read the whole'),
    }),
    reply: z.union([RecountKit, RoundsKit]),
    refuses: ['unknown-election', 'no-recount-kit', 'results-held', 'ballots-not-public'],
  }),
};
