import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Campus, Person } from './campus.ts';
import { made, newcomer, openCampus, password, picture } from './campus.ts';
import { listed, organise, resultsAfterClose, stand, vote } from './election.ts';

// Section 1: what the product does and for whom, each capability from its beginning to its end.

let campus: Campus;
let council: Person;
beforeAll(async () => {
  campus = await openCampus();
  council = await campus.person('council');
});
afterAll(() => campus.close());

test('§1 Students register and log in with an enrollment number', async () => {
  const given = newcomer('student');
  made(await campus.visitor().post('/user/register-student', given));
  const { enrollmentNumber } = given;
  const body = { role: 'student', enrollmentNumber, password };
  const { user } = made(await campus.visitor().post('/user/login-student', body));
  expect(user).toMatchObject({ role: 'student', enrollmentNumber });
});

test('§1 Council members and admins log in', async () => {
  expect(council.user).toMatchObject({ role: 'council' });
  expect((await campus.person('admin')).user).toMatchObject({ role: 'admin' });
});

test('§1 Events: council and admin add and delete them, all view them', async () => {
  for (const officer of [council, campus.admin]) {
    const { data } = made(await officer.upload(picture, 'red.png', 'image/png'));
    const body = {
      title: 'Sports Day',
      description: 'On the lower field.',
      date: '2027-01-15',
      type: 'sports',
      imageUrl: data.imageUrl,
    };
    const { event } = made(await officer.post('/event/create', body));
    for (const reader of [campus.visitor(), council]) {
      expect(made(await reader.get('/event/get-all')).events).toEqual([event]);
    }
    made(await officer.delete(`/event/delete/${event._id}`));
    expect(made(await campus.visitor().get('/event/get-all')).events).toEqual([]);
  }
});

test('§1 Elections: candidates are nominated, users vote, standings show, each position has its winner', async () => {
  const election = await organise(campus);
  const [asha, bela, chand] = await Promise.all([
    campus.person('student'),
    campus.person('student'),
    campus.person('student'),
  ]);
  await stand(campus, election, asha);
  await stand(campus, election, bela);
  await stand(campus, election, chand, 'Vice President');
  const faculty = await campus.person('faculty');
  for (const [voter, candidate] of [
    [asha, bela],
    [bela, bela],
    [faculty, asha],
    [council, bela],
  ] as const) {
    made(await vote(voter, election, candidate));
    made(await vote(voter, election, chand, 'Vice President'));
  }
  const votesOf = async (person: Person) =>
    (await listed(campus, election)).nominations.find(
      ({ nominee }: Answer['body']) => nominee._id === person.user._id,
    ).votes;
  await expect.poll(() => votesOf(bela)).toBe(3);
  expect(await votesOf(asha)).toBe(1);
  const { results } = await resultsAfterClose(campus, election);
  const winners = results.map(({ position, candidates }: Answer['body']) => [
    position,
    candidates[0].userId,
    candidates[0].votes,
  ]);
  expect(winners).toEqual([
    ['President', bela.user._id, 3],
    ['Vice President', chand.user._id, 4],
  ]);
});

test.each(['query', 'grievances', 'suggestion'])(
  '§1 Contact messages: a %s is sent by anyone and handled by council and admin',
  async (category) => {
    const body = {
      name: 'A visitor',
      email: newcomer('faculty')['email'],
      category,
      message: 'Please look into this.',
    };
    const { contact } = made(await campus.visitor().post('/contact/create', body));
    for (const officer of [council, campus.admin]) {
      expect(made(await officer.get('/contact/get-all'))).toContainEqual(
        expect.objectContaining({ _id: contact._id, category }),
      );
    }
    made(await council.put(`/contact/resolve/${contact._id}`));
    made(await campus.admin.delete(`/contact/delete/${contact._id}`));
  },
);

test.each(['student', 'faculty', 'council', 'admin'] as const)(
  '§1 Users change their own profile picture, here a %s',
  async (role) => {
    const person = await campus.person(role);
    const { data } = made(await person.upload(picture, 'me.png', 'image/png'));
    const call = role === 'student' ? 'edit-student' : 'edit';
    const body = { profileImg: data.imageUrl };
    made(await person.put(`/user/${call}/${person.user._id}`, body));
    const { email, enrollmentNumber } = person.user;
    const again =
      role === 'student'
        ? await person.post('/user/login-student', { role, enrollmentNumber, password })
        : await person.post('/user/login', { role, email, password });
    expect(made(again).user.profileImg).toBe(data.imageUrl);
  },
);

test('§1 Council members are added by enrollment number and position, and verified', async () => {
  const { enrollmentNumber, _id } = (await campus.person('student')).user;
  const body = { enrollmentNumber, position: 'Treasury Secretary' };
  const { member } = made(await council.post('/member/create', body));
  made(await campus.admin.post(`/member/verify/${member._id}`));
  expect(made(await campus.visitor().get('/member/get-all'))).toContainEqual(
    expect.objectContaining({
      position: 'Treasury Secretary',
      student: expect.objectContaining({ _id }),
    }),
  );
});
