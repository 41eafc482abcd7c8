import fs from 'node:fs';
import { eventMoment } from '#core/events/event-moment.ts';
import type { EventType } from '#core/events/event-type.ts';
import { hash } from '#core/kernel/hash.ts';
import { sampleId } from './people.ts';

const day = 86_400_000;

// Title, place, type, days from today, hour on the campus's clock, description.
type Plan = readonly [string, string, EventType, number, string, string];

const plans: readonly Plan[] = [
  [
    'Kavi Sammelan',
    'Open-air theatre',
    'cultural',
    6,
    '19:00',
    'An evening of poems in seven languages, with an open stage at the end.',
  ],
  [
    'Photo Walk at Sunrise',
    'Lake gate',
    'other',
    9,
    '06:00',
    'Around the lake before breakfast; phones count as cameras.',
  ],
  [
    'Club Budget Hearing',
    'Seminar room 2',
    'management',
    12,
    '16:30',
    'Five minutes for each club. Anyone may listen and ask.',
  ],
  [
    'Antaragni Night',
    'Main lawn',
    'cultural',
    18,
    '18:30',
    'Four bands, one stage, and the dance crew of every branch.',
  ],
  [
    'Open Source Weekend',
    'Computer centre, 2nd floor',
    'technical',
    26,
    '10:00',
    'Bring a laptop and a bug that annoys you. Mentors are there all night.',
  ],
  [
    'Inter-branch Football Final',
    'South field',
    'sports',
    33,
    '16:00',
    'Mechanical against Computer Science, again.',
  ],
  [
    'Blood Donation Camp',
    'Main hall',
    'social',
    41,
    '09:00',
    'With the district hospital, in the main hall.',
  ],
  [
    'Street Play: Who Counts?',
    'Library steps',
    'cultural',
    -12,
    '17:30',
    'The drama circle on voting, and on not voting.',
  ],
  [
    'Garba Night',
    'Central courtyard',
    'cultural',
    -31,
    '19:30',
    'The courtyard, two drummers and four hundred dancers.',
  ],
  [
    'Freshers’ Welcome',
    'Main lawn',
    'cultural',
    -74,
    '17:00',
    'Two hundred new faces and one very long conga line.',
  ],
  [
    'Monsoon Ragas',
    'Old workshop',
    'cultural',
    -96,
    '18:00',
    'Sitar and tabla under the tin roof of the old workshop, with rain.',
  ],
  [
    'Robo Relay',
    'Mechanical workshop',
    'technical',
    -22,
    '11:00',
    'Line followers, a baton and a few short circuits.',
  ],
  [
    'Hack the Hostel',
    'Hostel C, common room',
    'technical',
    -58,
    '18:00',
    'Thirty-six hours; the laundry queue app is still running.',
  ],
  [
    'What Fails First',
    'Lecture hall 1',
    'technical',
    -101,
    '15:00',
    'An engineer of the space agency on testing satellites.',
  ],
  [
    'Annual Athletics Meet',
    'Stadium',
    'sports',
    -36,
    '08:00',
    'Eleven records fell, two of them twice.',
  ],
  [
    'Chess Under the Banyan',
    'Banyan court',
    'sports',
    -65,
    '14:00',
    'Thirty boards, one umbrella, and a draw in the final.',
  ],
  [
    'Hostel Cricket League',
    'North field',
    'sports',
    -118,
    '09:30',
    'Block C won on the last ball.',
  ],
  [
    'Budget Open House',
    'Council office',
    'management',
    -19,
    '16:00',
    'Where the council’s money went, line by line.',
  ],
  [
    'Start-up Clinic',
    'Seminar room 1',
    'management',
    -49,
    '14:30',
    'Alumni answer the questions nobody else does.',
  ],
  [
    'Meetings That End on Time',
    'Seminar room 2',
    'management',
    -91,
    '17:00',
    'A workshop for everyone who chairs something.',
  ],
  [
    'Lake Clean-up',
    'Lake gate',
    'social',
    -27,
    '07:00',
    'Eighty sacks, one bicycle, no swans harmed.',
  ],
  [
    'Teach a Saturday',
    'Staff school',
    'social',
    -55,
    '10:00',
    'Lessons for the children of the campus staff.',
  ],
  [
    'Winter Clothes Drive',
    'Hostel gates',
    'social',
    -140,
    '09:00',
    'Every hostel filled a corner of the lorry.',
  ],
];

/** The rows of the sample events; neighbours of one category have illustrations that differ. */
export function sampleEvents(timeZone: string, createdBy: string) {
  const counts = new Map<EventType, number>();
  return plans.map(([title, place, type, days, hour, description]) => {
    const ofType = counts.get(type) ?? 0;
    counts.set(type, ofType + 1);
    const date = new Date(Date.now() + days * day).toISOString().slice(0, 10);
    const moment = eventMoment(`${date}T${hour}`, timeZone);
    if (moment === null) throw new Error(`${title} is at no time: ${date}T${hour}`);
    return {
      id: idWithIllustration(title, type, ofType),
      title,
      place,
      type,
      description,
      held_at: new Date(moment),
      created_by: createdBy,
    };
  });
}

const art = fs.readdirSync(new URL('../../src/web/kit/art/', import.meta.url));

/** The browser renders an event without a picture by its id: here the id is chosen for the illustration. */
function idWithIllustration(title: string, type: EventType, place: number): string {
  const count = art.filter((file) => file.startsWith(`poster-${type}-`)).length;
  let id = sampleId(title);
  for (let turn = 1; hash(id) % count !== place % count; turn += 1)
    id = sampleId(`${title} ${turn}`);
  return id;
}
