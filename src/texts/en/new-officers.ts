// The messages about officers who are new, and about links into the accounts of officers.

import { said } from '../said.ts';
import { spoken } from '../spoken.ts';

export const newOfficersMessages = spoken('new-officers.newOfficersMessages', {
  title: 'New officers and links',
  confirmsFrom: said('{name} is new and confirms from {when}.', (name: string, when: string) => ({
    name,
    when,
  })),
  letIn: said('The account was entered by a link that {name} showed.', (name: string) => ({
    name,
  })),
  linkBy: said(
    '{admin} sent or showed a link for the account of {officer} on {when}.',
    (admin: string, officer: string, when: string) => ({ admin, officer, when }),
  ),
  roleLinkBy: said(
    '{admin} made a link that carries the role {role} on {when}.',
    (admin: string, role: string, when: string) => ({ admin, role, when }),
  ),
  roleLink: said(
    'A link that carries the role {role} was made on {when}.',
    (role: string, when: string) => ({ role, when }),
  ),
  linkOnMachine: said(
    'A link for the account of {officer} was made on the machine on {when}.',
    (officer: string, when: string) => ({ officer, when }),
  ),
} as const);
