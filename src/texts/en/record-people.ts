// The words around what was done to a person.
import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

/** Such as “Approved Ruth Root as Admin”. */
export const asRole = spoken(
  'record-people.asRole',
  said('{words} as {role}', (words: string, role: string) => ({ words, role })),
);

/** Such as “Faculty to Observer”. */
export const roleChange = spoken(
  'record-people.roleChange',
  said('{from} to {to}', (from: string, to: string) => ({ from, to })),
);
