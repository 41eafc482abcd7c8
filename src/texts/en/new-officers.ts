// The messages about officers who are new, and about links into the accounts of officers.

import { spoken } from '../spoken.ts';

export const newOfficersMessages = spoken('new-officers.newOfficersMessages', {
  title: 'New officers and links',
  confirmsFrom: (name: string, when: string) => `${name} is new and confirms from ${when}.`,
  letIn: (name: string) => `The account was entered by a link that ${name} showed.`,
  linkBy: (admin: string, officer: string, when: string) =>
    `${admin} sent or showed a link for the account of ${officer} on ${when}.`,
  roleLinkBy: (admin: string, role: string, when: string) =>
    `${admin} made a link that carries the role ${role} on ${when}.`,
  roleLink: (role: string, when: string) =>
    `A link that carries the role ${role} was made on ${when}.`,
  linkOnMachine: (officer: string, when: string) =>
    `A link for the account of ${officer} was made on the machine on ${when}.`,
} as const);
