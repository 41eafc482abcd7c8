import type { Broken } from './kit-forger.ts';

/** Changes of what a kit says of the certification. */
export const brokenCertifications: Broken[] = [
  [
    'certified',
    'the certification is taken out',
    (kit) => {
      delete kit.certification;
    },
    1,
    /The record says that the election is certified, and the kit does not/,
  ],
  [
    'second-edition',
    'an election is called certified that is not',
    (kit) => {
      kit.certification = { certifiedAt: kit.madeAt, answers: [] };
    },
    1,
    /the record has 0 entries election\.certify/,
  ],
  [
    'certified',
    'an answer is left out',
    (kit) => {
      kit.certification.answers = [];
    },
    1,
    /The kit has 0 answers to appeals, and the record 1 entries/,
  ],
  [
    'certified',
    'an answer is of after the certification',
    (kit) => {
      kit.certification.answers[0].answeredAt = '2999-01-01T00:00:00.000Z';
    },
    1,
    /Appeal 1 was answered after the election was certified/,
  ],
  [
    'certified',
    'an answer is to another appeal',
    (kit) => {
      kit.certification.answers[0].number = 2;
    },
    1,
    /Answer 1 is to appeal 2/,
  ],
  [
    'certified',
    'it has the fields of version 4 and the number of version 1',
    (kit) => {
      kit.version = 1;
    },
    2,
    /kit\.rules\.method is missing/,
  ],
];
