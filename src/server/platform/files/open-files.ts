import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Files } from './files.ts';
import { openFolderFiles } from './folder-files.ts';

/** The store that the settings name; the cloud's library is loaded only where it is used. */
export async function openFiles(config: Pick<Config, 's3Url' | 'dataDir'>): Promise<Files> {
  if (config.s3Url === null) return openFolderFiles(path.join(config.dataDir, 'uploads'));
  const { openS3Files } = await import('./s3-files.ts');
  return openS3Files(config.s3Url);
}
