import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { partsOf } from '#core/accounts/enrollment-number.ts';
import type { NumberFormat } from '#core/accounts/number-format.ts';
import { formatLength, usualFormat } from '#core/accounts/number-format.ts';
import type { Limits, Voter, VoterRules } from '#core/elections/electorate.ts';
import { positionBarrier, voterBarrier, voterKinds } from '#core/elections/electorate.ts';
import { voteOf } from '#tests/support/ballot-box.ts';
import type { TestAccount, TestElection } from '#tests/support/factories.ts';
import { createAccount, createElection } from '#tests/support/factories.ts';
import { nameFor } from '#tests/support/named-account.ts';
import {
  eightDigits,
  letterFormat,
  numberOf,
  setFormat,
  withLateral,
} from '#tests/support/number-formats.ts';
import { testApp } from '#tests/support/app-of-file.ts';
import { writeDecidingIssuers } from '../sign-in/sign-on/provider.ts';
import { countListedVoters, countVoters } from '../voting/turnout/store.ts';
import {
  fitsPositionSql,
  isLimitedSql,
  isListedForPositionSql,
  isListedForSql,
  isOnListOf,
  voterBarrierSql,
} from './electorate-sql.ts';

// The rule stands twice: in core, and in SQL for the ballot box. Whatever an election asks for and
// whoever comes, both must say the same.

const app = testApp();

const deciding = 'https://login.campus.example';
const groups = ['Hostel A', 'Hostel B', 'Chess'];
const limits: fc.Arbitrary<Limits> = fc.record({
  branches: fc.subarray(['CS', 'ME'], { maxLength: 1 }),
  years: fc.subarray(['23', '24'], { maxLength: 1 }),
  groups: fc.subarray(groups, { maxLength: 2 }),
});
const ofPosition: fc.Arbitrary<Limits> = fc
  .tuple(limits, fc.boolean())
  .map(([limited, allGroups]) => ({ ...limited, allGroups }));
const rules: fc.Arbitrary<VoterRules> = fc.record({
  electorate: fc.oneof(
    fc.constant({ kind: 'everyone' as const }),
    fc.constant({ kind: 'roll' as const }),
    fc
      .record({ roles: fc.subarray(['student', 'council'] as const), limited: limits })
      .map(({ roles, limited }) => ({ kind: 'some' as const, roles, ...limited })),
  ),
  voters: fc.constantFrom(...voterKinds),
  mailDomains: fc.subarray(['campus.example', 'other.example']),
});
/** When an entry or a group came and went, in minutes from the opening of voting. */
const moments = [-9, -1, 1];
const people: fc.Arbitrary<Person> = fc.record({
  // An observer votes nowhere and tells little: one in seven.
  role: fc.oneof(
    { arbitrary: fc.constantFrom('student' as const, 'council' as const), weight: 6 },
    { arbitrary: fc.constant('observer' as const), weight: 1 },
  ),
  of: fc.option(
    fc.constantFrom(
      { branch: 'CS', year: '23' },
      { branch: 'CS', year: '24' },
      { branch: 'ME', year: '23' },
    ),
    { freq: 6 },
  ),
  domain: fc.constantFrom('campus.example', 'Other.example', 'else.example'),
  isEmailConfirmed: fc.boolean(),
  isProved: fc.boolean(),
  signOnGroups: fc.constantFrom(['Chess'], ['Hostel A'], ['Hostel B', 'Chess'], []),
  isOfDecidingIssuer: fc.boolean(),
  known: fc.constantFrom(-9, -9, 1),
  replaced: fc.constantFrom(null, null, -1, 1),
});
const entries = fc.record({
  isOfCampus: fc.boolean(),
  person: fc.nat(),
  groups: fc.subarray(groups),
  added: fc.constantFrom(...moments),
  removed: fc.option(fc.constantFrom(...moments)),
});

interface Person {
  role: 'student' | 'council' | 'observer';
  of: { branch: string; year: string } | null;
  domain: string;
  isEmailConfirmed: boolean;
  isProved: boolean;
  signOnGroups: string[];
  isOfDecidingIssuer: boolean;
  known: number;
  replaced: number | null;
}

interface Entry {
  electionId: string | null;
  number: string;
  groups: string[];
  added: number;
  removed: number | null;
}

const formats: [string, NumberFormat][] = [
  ['the specification', usualFormat],
  ['another format', letterFormat],
  ['eight digits', eightDigits],
  ['three formats', ['ZZ[branch:@@][year:##]####', ...withLateral]],
];

test.each(formats)('the rule at the ballot box is the rule of core: %s', async (_, format) => {
  await setFormat(app, format);
  const seed = randomInt(2 ** 31);
  const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
    fc.sample(arbitrary, { seed, numRuns });
  await app.ctx.transact((tx) =>
    writeDecidingIssuers(tx, { issuer: deciding, doGroupsDecide: true }),
  );
  const voters = await Promise.all(
    sample(people, 24).map((person, index) => createPerson(person, index, format)),
  );
  const elections: { election: TestElection; limited: Limits; rule: VoterRules }[] = [];
  for (const [index, rule] of sample(rules, 36).entries()) {
    const election = await createElection(app.ctx, { positions: { President: 1, Sport: 1 } });
    const [limited = { branches: [], years: [], groups: [] }] = sample(ofPosition, index + 1).slice(
      -1,
    );
    elections.push({ election, limited, rule: await askFor(election, rule, limited) });
  }
  const drawn = sample(entries, 400).flatMap(({ person, isOfCampus, ...entry }, index): Entry[] => {
    const number = voters[person % voters.length]?.enrollmentNumber ?? null;
    const electionId = elections[index % elections.length]?.election.id ?? null;
    if (number === null) return [];
    return [{ ...entry, number, electionId: isOfCampus ? null : electionId }];
  });
  const listed = drawn.filter((entry, index) => entry.removed !== null || !isTwice(drawn, index));
  await writeEntries(listed, format);

  // The first of them is the returning officer of every third election.
  const isNamed = (person: TestAccount, index: number) => person === voters[0] && index % 3 === 0;
  for (const [index, { election }] of elections.entries()) {
    const named = voters.find((person) => isNamed(person, index));
    if (named !== undefined) await nameFor(app, election.id, named.id);
  }
  const said = await askDatabase();
  const wrong: unknown[] = [];
  let count = 0;
  for (const [place, { election, rule, limited }] of elections.entries()) {
    const [free, narrow] = election.positions;
    const cast = await Promise.all(
      voters.flatMap((person) => [
        app.ctx.voteQueue.cast(voteOf(person, election, 0)),
        app.ctx.voteQueue.cast(voteOf(person, election, 1)),
      ]),
    );
    for (const [index, person] of voters.entries()) {
      const listGroups = groupsOf(person, election, rule, listed);
      const voter: Voter = { ...person, listGroups, isNamed: isNamed(person, place) };
      const barrier = voterBarrier(voter, rule, format);
      const narrowBarrier = barrier ?? positionBarrier(voter, limited, format);
      const bySql = said.get(`${election.id} ${person.id}`);
      const [one, other] = [cast[2 * index], cast[2 * index + 1]].map((outcome) =>
        outcome !== undefined && 'refusal' in outcome ? outcome.refusal : null,
      );
      count += 1;
      const isSame =
        bySql?.barrier === barrier &&
        (barrier ?? (bySql.fits.includes(narrow?.id ?? '') ? null : 'not-in-group')) ===
          narrowBarrier &&
        bySql.fits.includes(free?.id ?? '') &&
        one === barrier &&
        other === narrowBarrier;
      if (!isSame) wrong.push({ seed, rule, limited, voter, barrier, bySql, one, other });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(count).toBe(24 * 36);
});

test('people who are alike are counted together as they are one by one', async () => {
  const { rows: elections } = await app.ctx.pool.query<{ id: string }>('select id from elections');
  const oneByOne = async (voter: string, from: string, isVoter: string, fits: string) => {
    const { rows } = await app.ctx.pool.query<{
      id: string;
      eligible: number;
      positions: object[];
    }>(
      `with seats as (select e.id, ${voter} as voter, array(
         select p.id from positions p where p.election_id = e.id and ${fits}) as fits
       from elections e join ${from} where ${isVoter})
       select e.id, (select count(distinct voter)::int from seats s where s.id = e.id and fits <> '{}') as eligible,
         coalesce((select json_agg(json_build_object('positionId', p.id, 'eligible', (
           select count(distinct voter)::int from seats s where s.id = e.id and p.id = any(s.fits))) order by p.ordinal)
           from positions p where p.election_id = e.id and ${isLimitedSql}), '[]') as positions
       from elections e`,
    );
    return new Map(rows.map(({ id, ...eligible }) => [id, eligible]));
  };
  const accounts = await oneByOne(
    'a.id::text',
    'accounts a on a.is_verified and a.closed_at is null',
    `${voterBarrierSql} is null`,
    fitsPositionSql,
  );
  const numbers = await oneByOne(
    'r.enrollment_number',
    `voter_list_entries r on ${isOnListOf}`,
    isListedForSql,
    isListedForPositionSql,
  );
  for (const { id } of elections) {
    expect(await countVoters(app.ctx.db, id)).toEqual(accounts.get(id));
    expect(await countListedVoters(app.ctx.db, id)).toEqual(numbers.get(id));
  }
  const positions = [...accounts.values(), ...numbers.values()].flatMap((one) => one.positions);
  expect(positions.length, 'some are for some people only').toBeGreaterThan(20);
});

/** A number is on a list once: entries that were not removed and come later are left out. */
const isTwice = (drawn: readonly Entry[], index: number) =>
  drawn.findIndex(
    ({ electionId, number, removed }) =>
      removed === null &&
      electionId === drawn[index]?.electionId &&
      number === drawn[index]?.number,
  ) < index;

async function createPerson(
  { role, of, domain, isEmailConfirmed, isProved, signOnGroups, ...said }: Person,
  index: number,
  format: NumberFormat,
): Promise<TestAccount & Omit<Voter, 'listGroups'>> {
  const enrollmentNumber = of === null ? null : numberOf(of, 5000 + index, format);
  const account = await createAccount(app.ctx, {
    role: of === null && role === 'student' ? 'council' : role,
    enrollmentNumber,
    email: `voter${index}.${format.length}.${formatLength(format)}@${domain}`,
  });
  const isWithProof = isProved && enrollmentNumber !== null;
  await app.ctx.db
    .updateTable('accounts')
    .set({
      email_confirmed_at: isEmailConfirmed ? new Date() : null,
      ...(isWithProof && { proved_at: new Date(), proved_how: 'code' as const }),
    })
    .where('id', '=', account.id)
    .execute();
  if (signOnGroups.length > 0) {
    await app.ctx.db
      .insertInto('sign_on_groups')
      .values({
        identity_id: account.id,
        account_id: account.id,
        issuer: said.isOfDecidingIssuer ? deciding : 'https://other.example',
        groups: signOnGroups,
        known_at: fromOpening(said.known),
        replaced_at: said.replaced === null ? null : fromOpening(said.replaced),
      })
      .execute();
  }
  const wasKnown = said.known <= 0 && (said.replaced === null || said.replaced > 0);
  return {
    ...account,
    isEmailConfirmed,
    isProved: isWithProof,
    signOnGroups: said.isOfDecidingIssuer && wasKnown ? signOnGroups : [],
  };
}

/** Makes an election ask for this, its second position for `limited` besides. */
async function askFor(
  { id, positions }: TestElection,
  { electorate, voters, mailDomains }: VoterRules,
  limited: Limits,
): Promise<VoterRules> {
  const kind = electorate.kind === 'roll' && voters !== 'proved' ? 'listed' : voters;
  await app.ctx.db
    .updateTable('elections')
    .set({
      electorate: electorate.kind,
      voters: kind,
      mail_domains: [...mailDomains],
      ...(electorate.kind === 'some' && {
        electorate_roles: [...electorate.roles],
        electorate_branches: [...electorate.branches],
        electorate_years: [...electorate.years],
        electorate_groups: [...electorate.groups],
      }),
    })
    .where('id', '=', id)
    .execute();
  await app.ctx.db
    .updateTable('positions')
    .set({
      branches: [...limited.branches],
      years: [...limited.years],
      groups: [...limited.groups],
      all_groups: limited.allGroups === true,
    })
    .where('id', '=', positions[1]?.id ?? '')
    .execute();
  return { electorate, voters: kind, mailDomains };
}

/** Voting opened an hour ago in every election: the moments of entries and groups are told from there. */
const fromOpening = (minutes: number) =>
  sql<Date>`now() - interval '1 hour' + interval '1 minute' * ${minutes}`;

async function writeEntries(listed: readonly Entry[], format: NumberFormat): Promise<void> {
  await app.ctx.db
    .insertInto('voter_list_entries')
    .values(
      listed.map((entry) => ({
        election_id: entry.electionId,
        enrollment_number: entry.number,
        ...partsOf(entry.number, format),
        groups: entry.groups,
        added_at: fromOpening(entry.added),
        removed_at: entry.removed === null ? null : fromOpening(entry.removed),
      })),
    )
    .execute();
}

async function askDatabase(): Promise<Map<string, { barrier: string | null; fits: string[] }>> {
  const { rows } = await app.ctx.pool.query<{
    pair: string;
    barrier: string | null;
    fits: string[];
  }>(
    `select e.id || ' ' || a.id as pair, ${voterBarrierSql} as barrier, array(
       select p.id from positions p where p.election_id = e.id and ${fitsPositionSql}) as fits
     from elections e cross join accounts a`,
  );
  return new Map(rows.map(({ pair, ...said }) => [pair, said]));
}

/** The groups of a number on an election's list, told a second time; null where it is not on it. */
function groupsOf(
  { enrollmentNumber }: TestAccount,
  { id }: TestElection,
  { electorate }: VoterRules,
  listed: readonly Entry[],
): string[] | null {
  const found = listed.filter(
    ({ number, electionId, added, removed }) =>
      number === enrollmentNumber &&
      (electionId === null
        ? electorate.kind !== 'roll' && added <= 0 && (removed === null || removed > 0)
        : electionId === id && removed === null),
  );
  return found.length === 0 ? null : found.flatMap((entry) => entry.groups);
}
