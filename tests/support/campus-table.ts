import type { Row } from './contract-row.ts';

// The calls about events, the council and messages to it, copied by hand from section 7 of the
// specification and from the contract.

const email = 'asha@campus.example';
const enrollmentNumber = '0177CS240001';
const imageUrl = `/uploads/${'0123456789abcdef'.repeat(4)}.webp`;

export const campusRows: Row[] = [
  {
    call: 'POST /event/create',
    who: 'staff',
    takes: {
      title: 'Antaragni Night',
      description: 'Music until late.',
      date: '2026-03-28',
      type: 'cultural',
      imageUrl,
    },
    optional: { endDate: '2026-03-29', place: 'Open air stage', link: 'https://campus.example/a' },
    answers: ['event', 'message'],
    created: true,
  },
  {
    call: 'PUT /event/edit/{id}',
    who: 'staff',
    takes: { title: 'Night', description: 'Late.', date: '2026-03-28', type: 'cultural' },
    optional: { imageUrl, endDate: '', place: '', link: '' },
    answers: ['event', 'message'],
    refuses: { 'unknown-event': 404 },
  },
  {
    call: 'DELETE /event/delete/{id}',
    who: 'staff',
    answers: ['message'],
    refuses: { 'unknown-event': 404 },
  },
  { call: 'GET /event/get-all', who: 'any', answers: ['events'] },
  {
    call: 'POST /member/create',
    who: 'user',
    takes: { enrollmentNumber, position: 'President' },
    answers: ['member', 'message'],
    created: true,
    refuses: { 'unknown-number': 404, 'unknown-council-position': 400, 'already-member': 409 },
  },
  { call: 'GET /member/get-all', who: 'any', answers: 'a list' },
  { call: 'GET /member/unverified', who: 'officers', answers: 'a list' },
  {
    call: 'POST /member/verify/{id}',
    takes: {},
    optional: { replaces: ['6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42'] },
    who: 'officers',
    answers: ['member', 'message'],
    refuses: { 'own-membership': 403 },
  },
  { call: 'DELETE /member/delete/{id}', who: 'officers', answers: ['message'] },
  {
    call: 'POST /contact/create',
    who: 'any',
    takes: {
      name: 'Zoya Rahman',
      email,
      category: 'grievances',
      message: 'The library closes too early.\nPlease keep it open.',
    },
    optional: { electionId: '6f1d0a52-77aa-4c1e-9f30-a8b2c7d10e42', about: [], files: [] },
    answers: ['contact', 'message'],
    created: true,
    refuses: { 'many-at-once': 429 },
  },
  { call: 'GET /contact/get-all', who: 'officers', answers: 'a list' },
  {
    call: 'DELETE /contact/delete/{id}',
    who: 'officers',
    answers: ['message'],
    refuses: { 'unknown-contact': 404 },
  },
  ...['resolve', 'reject'].map((verb): Row => ({
    call: `PUT /contact/${verb}/{id}`,
    who: 'officers',
    answers: ['contact', 'message'],
    refuses: { 'unknown-contact': 404 },
  })),
];
