import { randomUUID } from 'node:crypto';
import type { ContactCategory } from '#core/contact/contact-request.ts';
import { committees } from '#core/council/committees.ts';
import type { EventType } from '#core/events/event-type.ts';
import type { Context } from '#server/context.ts';
import type { SampleCampus } from './campus.ts';

const day = 86_400_000;

// Title, type, days from today, description.
const events: readonly [string, EventType, number, string][] = [
  ['Antaragni Night', 'cultural', 18, 'Four bands, one stage, and the dance crew of every branch.'],
  [
    'Open Source Weekend',
    'technical',
    26,
    'Bring a laptop and a bug that annoys you. Mentors all night.',
  ],
  ['Inter-branch Football Final', 'sports', 33, 'Mechanical against Computer Science, again.'],
  ['Blood Donation Camp', 'social', 41, 'With the district hospital, in the main hall from nine.'],
  ['Freshers’ Welcome', 'cultural', -74, 'Two hundred new faces, one very long conga line.'],
  ['Kavi Sammelan', 'cultural', -31, 'An evening of poems in seven languages.'],
  ['Street Play: Who Counts?', 'cultural', -12, 'The drama circle on voting, and on not voting.'],
  ['Garba Night', 'cultural', -43, 'The courtyard, two drummers and four hundred dancers.'],
  ['Robo Relay', 'technical', -22, 'Line followers, a baton and a few short circuits.'],
  [
    'Hack the Hostel',
    'technical',
    -58,
    'Thirty-six hours; the laundry queue app is still running.',
  ],
  ['Satellite Lecture', 'technical', -101, 'An engineer of the space agency on what fails first.'],
  ['Code Relay', 'technical', -130, 'One program, five people, no talking.'],
  ['Annual Athletics Meet', 'sports', -36, 'Eleven records fell, two of them twice.'],
  ['Chess Under the Banyan', 'sports', -65, 'Sixty-four squares, thirty boards, one umbrella.'],
  ['Hostel Cricket League', 'sports', -118, 'Block C won on the last ball.'],
  ['Budget Open House', 'management', -19, 'Where the council’s money went, line by line.'],
  ['Start-up Clinic', 'management', -49, 'Alumni answer the questions nobody else does.'],
  ['Leadership Workshop', 'management', -91, 'How to run a meeting that ends on time.'],
  ['Lake Clean-up', 'social', -27, 'Eighty sacks, one bicycle, no swans harmed.'],
  ['Teach a Saturday', 'social', -55, 'Lessons for the children of the campus staff.'],
  ['Winter Clothes Drive', 'social', -140, 'Every hostel filled a lorry’s corner.'],
  ['Photo Walk', 'other', 9, 'Sunrise at the lake; phones count as cameras.'],
];

const messages: readonly [string, ContactCategory, string, number, number][] = [
  [
    'Zoya Rahman',
    'grievances',
    'The library closes at eight. Could it stay open until ten before the exams?',
    2,
    0.1,
  ],
  ['Nikhil Rao', 'query', 'When do the hostel forms for next year come out?', 2, 0.4],
  [
    'Ananya Bose',
    'suggestion',
    'A shelf for lost things at the main gate, emptied once a month.',
    2,
    0.9,
  ],
  [
    'Farhan Qureshi',
    'grievances',
    'The water cooler on the second floor of block B has been broken for two weeks.\nWe reported it twice.',
    1,
    3,
  ],
  ['Simran Gill', 'query', 'May clubs book the small hall on Sundays?', 1, 5],
  ['Dev Malhotra', 'suggestion', 'Put the bus timetable on the home page, please.', 0, 8],
  ['A visitor', 'query', 'Do you sell tickets for Antaragni Night to people from outside?', 1, 11],
  ['Tenzin Dorje', 'grievances', 'The corridor light outside room 214 flickers all night.', 2, 1.6],
];

/** Events, members and messages: what a council lives with between elections. */
export async function createCouncilLife(ctx: Context, campus: SampleCampus): Promise<void> {
  await ctx.transact(async (tx) => {
    await tx
      .insertInto('events')
      .values(
        events.map(([title, type, days, description]) => ({
          id: randomUUID(),
          title,
          type,
          description,
          held_at: new Date(Math.floor((Date.now() + days * day) / day) * day + 12.5 * 3_600_000),
          image_url: '',
          created_by: campus.adminId,
        })),
      )
      .execute();
    await tx.insertInto('members').values(memberRows(campus)).execute();
    await tx
      .insertInto('contacts')
      .values(
        messages.map(([name, category, message, resolved, daysAgo]) => ({
          id: randomUUID(),
          name,
          email: `${name.split(' ').at(-1)?.toLowerCase() ?? 'somebody'}@sarovar.example`,
          category,
          message,
          resolved,
          created_at: new Date(Date.now() - daysAgo * day),
        })),
      )
      .execute();
  });
}

/** Every post once, some twice; the representative's is vacant and three proposals wait. */
function memberRows(campus: SampleCampus) {
  const posts = committees
    .flatMap(({ positions }) => positions)
    .filter((position) => position !== 'Representative');
  const held = [...posts, 'Cultural Coordinator', 'Discipline Coordinator', 'Media Coordinator'];
  const waiting = ['Treasury Coordinator', 'Sport Secretary', 'Representative'];
  return [...held, ...waiting].map((position, index) => ({
    id: randomUUID(),
    account_id: campus.studentIds[60 + index] ?? campus.adminId,
    position,
    is_verified: index < held.length,
    proposed_by: campus.studentIds[index] ?? null,
    requested_at: new Date(Date.now() - (held.length + waiting.length - index) * 3_600_000),
  }));
}
