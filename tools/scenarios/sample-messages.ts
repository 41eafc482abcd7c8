import { contactCodes } from '#core/contact/contact-request.ts';
import type { ContactCategory, ContactStatus } from '#core/contact/contact-request.ts';
import { mailOf } from './people.ts';
import { sampleId } from './people.ts';

const day = 86_400_000;

// Who, about what, how it stands, days ago, what they wrote.
type Plan = readonly [string, ContactCategory, ContactStatus, number, string];

const plans: readonly Plan[] = [
  [
    'Suresh Murugan',
    'grievances',
    'in-progress',
    0.1,
    'The library closes at eight. Could it stay open until ten before the exams?',
  ],
  ['Tanvi Bhatt', 'query', 'in-progress', 0.4, 'When do the hostel forms for next year come out?'],
  [
    'Mary Haokip',
    'suggestion',
    'in-progress',
    0.9,
    'A shelf for lost things at the main gate, emptied once a month.',
  ],
  [
    'Pranav Saxena',
    'grievances',
    'in-progress',
    1.6,
    'The corridor light outside room 214 flickers all night.',
  ],
  [
    'Radhika Desai',
    'suggestion',
    'in-progress',
    2.2,
    'Could the mess put the menu of the week on the notice board on Sundays?',
  ],
  [
    'Ankit Choudhary',
    'grievances',
    'resolved',
    3,
    'The water cooler on the second floor of block B has been broken for two weeks.\nWe reported it twice.',
  ],
  ['Rohit Kamble', 'query', 'resolved', 5, 'May clubs book the small hall on Sundays?'],
  [
    'Asma Parveen',
    'suggestion',
    'resolved',
    6,
    'More bicycle stands behind the workshop; in the rain everybody parks in the corridor.',
  ],
  [
    'Wangchuk Bhutia',
    'suggestion',
    'rejected',
    8,
    'Please move all first lectures to eleven o’clock.',
  ],
  [
    'Geeta Pawar',
    'query',
    'resolved',
    11,
    'I am a parent. Are there tickets for Antaragni Night for visitors?',
  ],
  [
    'Prem Chandran',
    'grievances',
    'rejected',
    14,
    'Block C won the cricket league on the last ball. I would like a recount.',
  ],
  ['Zubin Irani', 'query', 'rejected', 19, 'Can the council change my marks in Thermodynamics?'],
];

/** The rows of the sample messages. */
export function sampleMessages() {
  return plans.map(([name, category, status, daysAgo, message]) => ({
    id: sampleId(message),
    name,
    email: mailOf(name),
    category,
    message,
    resolved: contactCodes[status],
    created_at: new Date(Date.now() - daysAgo * day),
  }));
}
