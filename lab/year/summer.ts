// July to September, on 0.1.0: the campus is set up, its 2,000 students register, the council is elected.
import type { Human } from './people.ts';
import {
  allNumbers,
  ask,
  askAs,
  forEachOf,
  must,
  newHuman,
  newStudents,
  password,
  patiently,
} from './people.ts';
import type { Release } from './releases.ts';
import type { Stage } from './stage.ts';
import { holds, morning, tokenTo } from './stage.ts';
import { checkCount, organise, resultOf, stand, vote } from './votes.ts';

/** Registers an officer, whom the admin approves, and who confirms the address. */
async function appoint(
  stage: Stage,
  given: Pick<Human, 'name' | 'email' | 'role'>,
): Promise<Human> {
  const { line, admin } = stage;
  const who = newHuman({ ...given, number: null });
  const body = { name: who.name, email: who.email, role: who.role, password };
  const { user } = await must(ask(line, null, 'register', { body }), 201);
  who.id = user._id;
  await must(askAs(line, admin, 'verifyUser', { params: { id: user._id } }));
  await openLink(stage, who, 0);
  stage.officers.push(who);
  return who;
}

/** Somebody asks for the link that proves their address, and opens it: officers hear by e-mail from then on. */
export async function proveAddress(stage: Stage, who: Human): Promise<void> {
  const before = stage.mail.taken.length;
  await must(askAs(stage.line, who, 'askConfirmation'));
  await openLink(stage, who, before);
}

async function openLink(stage: Stage, who: Human, after: number): Promise<void> {
  await holds(stage, `the link for ${who.name} arrives`, () =>
    Promise.resolve(tokenTo(stage, who.email, after) !== ''),
  );
  const body = { token: tokenTo(stage, who.email, after) };
  await must(ask(stage.line, null, 'confirmEmail', { body }));
}

/** The first day. */
async function setUp(stage: Stage, release: Release): Promise<void> {
  const { line, admin, diary } = stage;
  stage.release = release;
  await morning(stage, '2025-07-07T09:00');
  admin.id = (await must(askAs(line, admin, 'readMe'))).user._id;
  await must(
    askAs(line, admin, 'saveCampusSettings', { body: { universityName: 'Sarovar College' } }),
  );
  await proveAddress(stage, admin);
  stage.council = await appoint(stage, {
    name: 'Ben Council',
    email: 'ben@campus.example',
    role: 'council',
  });
  await appoint(stage, { name: 'Chris Council', email: 'chris@campus.example', role: 'council' });
  const students = newStudents();
  await forEachOf(students, async (one) => {
    const { name, email, number } = one;
    const body = { role: 'student', name, email, enrollmentNumber: number, password };
    const { user } = await must(
      patiently(() => ask(line, one, 'registerStudent', { body })),
      201,
    );
    one.id = user._id;
  });
  stage.students = students;
  diary.check(
    'two thousand people have an account',
    students.every(({ id }) => id !== ''),
  );
  diary.did('set up; two officers beside the admin; 2,000 students registered');
}

/** The summer. */
export async function playSummer(stage: Stage, release: Release): Promise<void> {
  const { diary } = stage;
  await setUp(stage, release);
  const council = await organise(stage, {
    name: 'Council 2025',
    from: '2025-08-11T09:00',
    to: '2025-08-14T17:00',
    until: '2025-08-08T17:00',
    posts: ['President', 'Secretary'],
    electorate: { kind: 'roll', numbers: allNumbers() },
  });
  await stand(stage, council, 'President', stage.students.slice(0, 3));
  await stand(stage, council, 'Secretary', stage.students.slice(3, 6));
  diary.did('Council 2025 organised, six candidates');

  await morning(stage, '2025-08-11T10:00');
  const voters = stage.students.filter((_, at) => at % 4 === 1);
  const { acknowledged, refused } = await vote(stage, council, voters);
  diary.check('everybody who came voted', refused.length === 0, refused.slice(0, 2));
  diary.did(`${acknowledged} people voted in Council 2025`);

  await morning(stage, '2025-08-15T09:00', {
    until: async () => (await resultOf(stage, council)) !== undefined,
  });
  await checkCount(stage, council);
  const [president] = stage.students;
  await holds(stage, 'the winner has an e-mail', () =>
    Promise.resolve(
      stage.mail.taken.some(
        ({ to, raw }) => to.includes(president?.email ?? '') && /congratulations/i.test(raw),
      ),
    ),
  );
  diary.did('Council 2025 was closed and counted');
}
