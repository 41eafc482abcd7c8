import { partsOf } from '#core/accounts/enrollment-number.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Role } from '#core/accounts/role.ts';
import type { Schema } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { mailOf, sampleId, studentOf } from './people.ts';
import type { Student } from './people.ts';

/** Everybody in a sample campus logs in with this. */
export const samplePassword = 'hustings-demo';
export const sampleOfficers = {
  admin: 'admin@sarovar.example',
  council: 'council@sarovar.example',
  faculty: 'faculty@sarovar.example',
} as const;

// Addresses that lead nowhere, as every .example does.
const social = {
  instagram: 'https://instagram.sarovar.example/council',
  linkedin: 'https://linkedin.sarovar.example/council',
  youtube: 'https://youtube.sarovar.example/council',
  email: 'council@sarovar.example',
};

/** A sample campus: officers and students, all verified. */
export interface SampleCampus {
  adminId: string;
  studentIds: string[];
  passwordHash: string;
}

/** What this council does, on Home. */
const initiatives = ['Freshers’ welcome', 'Open lab nights', 'Inter-branch league'];

/** Names the university and fills it with people. */
export async function createCampus(ctx: Services, students: number): Promise<SampleCampus> {
  const passwordHash = await ctx.passwords.hash(samplePassword);
  const adminId = sampleId('admin');
  const studentIds = Array.from({ length: students }, (_, index) => sampleId(`student ${index}`));
  const person = (id: string, role: Role, name: string, email: string, number: string | null) => ({
    id,
    role,
    name,
    email,
    enrollment_number: number,
    ...partsOf(number, usualFormat),
    password_hash: passwordHash,
    is_verified: true,
    email_confirmed_at: new Date(),
  });
  await ctx.transact(async (tx) => {
    await tx
      .insertInto('campus')
      .values({
        university_name: 'Sarovar University',
        time_zone: ctx.config.timeZone,
        social: JSON.stringify(social),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('initiatives')
      .values(initiatives.map((caption, ordinal) => ({ ordinal, caption, upload_id: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('accounts')
      .values([
        person(adminId, 'admin', 'Lakshmi Krishnan', sampleOfficers.admin, null),
        person(
          sampleId('council'),
          'council',
          'Samuel Thomas',
          sampleOfficers.council,
          '0177CS229001',
        ),
        person(sampleId('faculty'), 'faculty', 'Dr. Kavita Rao', sampleOfficers.faculty, null),
      ])
      .execute();
    const people = studentIds.map((id, index) => ({ id, ...studentOf(index) }));
    await writeStudents(tx, people, passwordHash);
  });
  return { adminId, studentIds, passwordHash };
}

/** Verified students; one statement for all of them. */
export async function writeStudents(
  db: Kysely<Schema>,
  people: readonly (Student & { id: string })[],
  passwordHash: string,
): Promise<void> {
  const parts = people.map(({ enrollmentNumber }) => partsOf(enrollmentNumber, usualFormat));
  await sql`
    insert into accounts (id, role, name, email, enrollment_number, branch, year, password_hash,
      is_verified, email_confirmed_at)
    select id, 'student', name, email, number, branch, year, ${passwordHash}, true, now()
    from unnest(${people.map((one) => one.id)}::uuid[], ${people.map((one) => one.name)}::text[],
      ${people.map((one) => one.email)}::text[],
      ${people.map((one) => one.enrollmentNumber)}::text[],
      ${parts.map(({ branch }) => branch)}::text[], ${parts.map(({ year }) => year)}::text[])
      as p(id, name, email, number, branch, year)
  `.execute(db);
}

/** The voter list of the university: every student, each with a number that is proved to be theirs. */
export async function createVoterList(ctx: Services, campus: SampleCampus): Promise<void> {
  const days = (count: number) => sql`now() - make_interval(days => ${count})`;
  await ctx.transact(async (tx) => {
    await sql`
      insert into voter_list_entries (enrollment_number, branch, year, name, email, added_at, added_by)
      select enrollment_number, branch, year, name, email, ${days(30)}, ${campus.adminId}::uuid
      from accounts where role = 'student'
    `.execute(tx);
    await sql`
      update accounts set proved_at = ${days(20)}, proved_how = 'address' where role = 'student'
    `.execute(tx);
  });
}

/** Accounts that wait for approval, so that the dashboard has something to decide. */
export async function createWaitingAccounts(ctx: Services, campus: SampleCampus): Promise<void> {
  const waiting: [Role, string, string | null][] = [
    ['faculty', 'Dr. Meenakshi Sundaram', null],
    ['faculty', 'Prof. George Mathew', null],
    ['council', 'Tarini Bhattacharya', '0177EC239101'],
    ['faculty', 'Prof. Elizabeth Cherian', null],
    ['admin', 'Anand Venkatesh', null],
  ];
  await ctx.transact((tx) =>
    tx
      .insertInto('accounts')
      .values(
        waiting.map(([role, name, number], index) => ({
          id: sampleId(`waiting ${index}`),
          role,
          name,
          email: mailOf(name),
          enrollment_number: number,
          ...partsOf(number, usualFormat),
          password_hash: campus.passwordHash,
          is_verified: false,
          created_at: new Date(Date.now() - (index * 7 + 2) * 3_600_000),
        })),
      )
      .execute(),
  );
}
