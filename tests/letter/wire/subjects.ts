import type { Campus } from './campus.ts';
import { made, newcomer, picture } from './campus.ts';
import { organise } from './election.ts';

// What the calls of section 7 act on, made by calls of section 7.

/** An account that waits for approval; its id. */
export async function waiting(campus: Campus): Promise<string> {
  const { user } = made(await campus.visitor().post('/user/register', newcomer('faculty')));
  return user._id;
}

/** An event to create, with a picture of its own. */
export async function event(campus: Campus): Promise<Record<string, string>> {
  const { data } = made(await campus.admin.upload(picture, 'red.png', 'image/png'));
  return {
    title: 'Antaragni Night',
    description: 'Music until late.',
    date: '2027-03-28',
    type: 'cultural',
    imageUrl: data.imageUrl,
  };
}

/** A nomination that waits; its id. */
export async function nomination(campus: Campus): Promise<string> {
  const { user, post } = await campus.person('student');
  const { _id: electionId } = await organise(campus);
  const body = { electionId, position: 'President', userId: user._id };
  return made(await post('/nomination/create', body)).nomination._id;
}

/** A member who waits; their id. A student proposes them, because of an admin nothing waits. */
export async function proposedMember(campus: Campus): Promise<string> {
  const { enrollmentNumber } = (await campus.person('student')).user;
  const body = { enrollmentNumber, position: 'President' };
  const proposer = await campus.person('student');
  return made(await proposer.post('/member/create', body)).member._id;
}

/** A message of somebody new: one address may only write so many. */
export const request = () => ({
  name: 'Zoya Rahman',
  email: newcomer('faculty')['email'],
  category: 'query',
  message: 'When does the library open?',
});
/** A message to the council; its id. */
export async function contactRequest(campus: Campus): Promise<string> {
  return made(await campus.visitor().post('/contact/create', request())).contact._id;
}
