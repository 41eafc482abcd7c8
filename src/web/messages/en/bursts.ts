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
  text: 'This can be a class that registers together, or one person who invents people. They go through one after another, and nobody is refused. Check them before you trust them.',
  line: ({ kind, arrived, waiting }: Burst) =>
    `${counted(arrived, ...what[kind])} within ten minutes${waiting > 0 ? `, ${waiting} waiting` : ''}`,
  yours: 'your own network',
  other: 'another network than yours',
  goesOn: 'goes on',
};
