import type pg from 'pg';
import { createAdmin, createElection, createVoters } from '../load/campus.ts';
import type { OpenElection, Person } from '../load/campus.ts';

/** An election that is open for hours, and people with sessions who may vote in it. */
export interface Campus {
  electionId: string;
  positions: OpenElection['positions'];
  voters: Person[];
  admin: Person;
}

/** Writes a campus into a migrated database. */
export async function writeCampus(
  pool: pg.Pool,
  size: { voters: number; positions: number },
): Promise<Campus> {
  const { id: electionId, positions } = await createElection(pool, size.positions);
  const voters = await createVoters(pool, size.voters);
  return { electionId, positions, voters, admin: await createAdmin(pool) };
}
