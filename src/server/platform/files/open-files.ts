import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Files } from './files.ts';
import { openFolderFiles } from './folder-files.ts';
import { rememberFiles } from './remember-files.ts';

/** The store that the settings name; the cloud's library is loaded only where it is used. */
export async function openFiles(config: Pick<Config, 's3' | 'dataDir'>): Promise<Files> {
  if (config.s3 === null) return openFolderFiles(path.join(config.dataDir, 'uploads'));
  const { openS3Files } = await import('./s3-files.ts');
  return rememberFiles(openS3Files(config.s3));
}
