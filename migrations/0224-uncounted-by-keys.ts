// Why an election is not counted, and why nothing proves a result, is kept by its key and what it puts in
// (src/core/kernel/wrong.ts). Sentences of before are turned into these; what a program said stays as it is.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const causes = {
  'its key is missing on the servers': 'keyMissing',
  'no server has counted it yet': 'notTried',
  'its recount file is on no server': 'noFile',
};
const clocks = {
  'the clocks of server and database are (-?[0-9]+) ms apart': 'clocksApart',
  'the clock of the server jumped by (-?[0-9]+) ms': 'serverJumped',
  'the clock of the database jumped by (-?[0-9]+) ms': 'databaseJumped',
};
const problems = {
  'There is no recount kit of it on this server.': 'noKit',
  'Its recount kit is too large to be checked here.': 'tooLarge',
  'The check of its recount kit fails, because somebody changed the kit.': 'changed',
  'Its recount kit belongs to another election.': 'ofAnother',
  'This server has no record of its result code.': 'noCode',
  'The votes in its recount kit are not the votes of the result code.': 'otherVotes',
  'Its recount kit has different positions or candidates from the restored election.':
    'otherBallot',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [sentence, key] of Object.entries(causes)) {
    await sql`update failed_closes set cause = ${`wrong:${key}`} where cause = ${sentence}`.execute(
      db,
    );
  }
  for (const [pattern, key] of Object.entries(clocks)) {
    const whole = `^${pattern}$`;
    await sql`update failed_closes
      set cause = regexp_replace(cause, ${whole}, ${`wrong:${key} {"ms":"\\1"}`})
      where cause ~ ${whole}`.execute(db);
  }
  for (const [sentence, key] of Object.entries(problems)) {
    await sql`update held_closes set problem = ${`wrong:${key}`}
      where problem = ${sentence}`.execute(db);
  }
}
