import path from 'node:path';
import { createTemplate } from './database.ts';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL and one migrated template for a whole run, of Vitest and of Playwright alike. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  // Each server that a test starts has a folder of its own, and would compile all anew.
  process.env['NODE_COMPILE_CACHE'] = path.join(postgres.folder, 'compiled');
  try {
    await createTemplate(postgres);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres.stop;
}
