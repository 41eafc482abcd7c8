import type { Translated } from '../translated.ts';
import type { newOfficersMessages as English } from '../en/new-officers.ts';

// The messages about officers who are new, and about links into the accounts of officers.

export const newOfficersMessages: Translated<typeof English> = {
  title: 'नए अधिकारी और लिंक',
  confirmsFrom: (name: string, when: string) => `${name} नए हैं और ${when} से पुष्टि कर सकते हैं।`,
  letIn: (name: string) => `अकाउंट ${name} के दिखाए लिंक से खुला।`,
  linkBy: (admin: string, officer: string, when: string) =>
    `${admin} ने ${when} को ${officer} के अकाउंट का लिंक भेजा या दिखाया।`,
  roleLinkBy: (admin: string, role: string, when: string) =>
    `${admin} ने ${when} को रोल देने वाला लिंक बनाया: ${role}।`,
  roleLink: (role: string, when: string) => `${when} को रोल देने वाला लिंक बना: ${role}।`,
  linkOnMachine: (officer: string, when: string) =>
    `${when} को सर्वर की मशीन पर ${officer} के अकाउंट का लिंक बना।`,
};
