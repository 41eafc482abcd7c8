import { wrong } from '#core/kernel/wrong.ts';
import type { PasswordOwner } from '#core/accounts/own-words.ts';
import { isOwnWords } from '#core/accounts/own-words.ts';
import { passwordLength, passwordProblem } from '#core/accounts/password.ts';

let known: Promise<ReadonlySet<string>> | null = null;

/** Reads the list of common passwords, once: it takes a twentieth of a second. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  return (known ??= readList());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= passwordLength.min),
  );
}

/** Says what is wrong with a new password, or null when it is allowed. Nothing leaves the server. */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<string | null> {
  const problem = passwordProblem(password, owner);
  if (problem !== null) return problem;
  if (isOwnWords(password, owner)) {
    return wrong('password-own-words');
  }
  const common = await loadCommonPasswords();
  return common.has(password.normalize('NFKC').toLowerCase()) ? wrong('password-common') : null;
}
