import type { Translated } from '../translated.ts';
import type {
  asRole as EnglishAsRole,
  roleChange as EnglishRoleChange,
} from '../en/record-people.ts';

// The words around what was done to a person.

/** Such as “Approved Ruth Root as Admin”. */
export const asRole: Translated<typeof EnglishAsRole> = (words: string, role: string) =>
  `${words}, रोल: ${role}`;

/** Such as “Faculty to Observer”. */
export const roleChange: Translated<typeof EnglishRoleChange> = (from: string, to: string) =>
  `${from} से ${to}`;
