// The words around what was done to a person.
import { spoken } from '../spoken.ts';

/** Such as “Approved Ruth Root as Admin”. */
export const asRole = spoken(
  'record-people.asRole',
  (words: string, role: string) => `${words} as ${role}`,
);

/** Such as “Faculty to Observer”. */
export const roleChange = spoken(
  'record-people.roleChange',
  (from: string, to: string) => `${from} to ${to}`,
);
