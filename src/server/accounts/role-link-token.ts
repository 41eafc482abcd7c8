import { pagePaths, pathWithToken } from '#core/page-paths.ts';
import { readSignedId, signId } from '../platform/signed-id.ts';

/** The page of the link that carries a role. */
export const roleLinkUrl = (publicUrl: string, key: Buffer, id: string): string =>
  `${publicUrl}${pathWithToken(pagePaths.role, signId(key, id, 'role'))}`;

/** The id that a token names; null for one that this campus did not sign. */
export const readRoleToken = (key: Buffer, token: string): string | null =>
  readSignedId(key, token, 'role');
