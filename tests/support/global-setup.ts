import { createTemplate } from './database.ts';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL and one migrated template for a whole run, of Vitest and of Playwright alike. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  try {
    await createTemplate(postgres);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres.stop;
}
