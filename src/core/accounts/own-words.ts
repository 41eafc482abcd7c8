// What somebody who knows the person and the campus tries first. Only the server asks this.

/** What is known of the owner of a password. */
export interface PasswordOwner {
  name: string;
  email: string;
  enrollmentNumber: string;
  universityName: string;
}

const ours = ['studentcouncil', 'hustings'];
/** A shorter part of a name is in too many words. */
const shortestPart = 5;
/** So many digits more make no other password: a year, or 123. */
const fewDigits = 4;

const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Whether a password is nothing but words that are known of its owner or of the campus, in any case,
 * with signs between them and a few digits.
 */
export function isOwnWords(password: string, owner: PasswordOwner): boolean {
  const { name, email, enrollmentNumber, universityName } = owner;
  const words = [...ours, name, email, enrollmentNumber, universityName, ...partsOf(owner)]
    .map(lettersAndDigits)
    .filter((word) => word !== '')
    // The longest first: a part would break the whole.
    .toSorted((a, b) => b.length - a.length);
  const whole = lettersAndDigits(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest !== whole && rest.length <= fewDigits && /^\p{N}*$/u.test(rest);
}

function partsOf({ name, email, universityName }: PasswordOwner): string[] {
  const parts = `${name} ${universityName}`.split(/\s+/).filter((it) => it.length >= shortestPart);
  return [...parts, ...email.split('@', 1)];
}
