import type { Burst } from '#contract/campus.ts';
import { counted } from './plurals.ts';

const what: Record<Burst['kind'], [one: string, many: string]> = {
  registration: ['registration', 'registrations'],
  nomination: ['nomination', 'nominations'],
  message: ['message', 'messages'],
};

/** What officers read when unusually many people of one network arrive. */
export const burstsMessages = {
  title: 'Unusually many people came from one network',
  text: 'It may be a class that registers together, or one person who makes up many accounts. They are let through one after another, and none is refused. Check them before you approve them.',
  line: ({ kind, arrived, waiting }: Burst) =>
    `${counted(arrived, ...what[kind])} within ten minutes${waiting > 0 ? `, ${waiting} waiting` : ''}`,
  yours: 'your own network',
  other: 'a different network from yours',
  goesOn: 'still going on',
};
