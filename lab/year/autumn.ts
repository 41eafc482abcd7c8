// October, on 0.2.0: three classes elect whom they send, and a fourth is called.
import { ask, askAs, classOf, must } from './people.ts';
import type { Release } from './releases.ts';
import type { Stage } from './stage.ts';
import { morning } from './stage.ts';
import { upgradeTo } from './upgrade.ts';
import { checkCount, contestOf, organise, resultOf, stand, vote } from './votes.ts';

/** The election of a class. */
export const classElection = (branch: string, year: string, from: string, to: string) => ({
  name: `Class ${branch} ${year}`,
  from,
  to,
  posts: ['Representative'],
  electorate: { kind: 'some', roles: ['student'], branches: [branch], years: [year] },
});

const classes = [
  ['CS', '22'],
  ['CS', '23'],
  ['EC', '22'],
] as const;

export async function playAutumn(stage: Stage, release: Release): Promise<void> {
  const { diary, students, line, admin } = stage;
  await upgradeTo(stage, release, '2025-10-06T09:00');
  for (const [branch, year] of classes) {
    const given = classElection(branch, year, '2025-10-13T09:00', '2025-10-15T17:00');
    const contest = await organise(stage, given);
    await stand(stage, contest, 'Representative', classOf(students, branch, year).slice(10, 13));
  }
  const message = {
    name: 'Mina Iyer',
    email: 'mina@home.example',
    category: 'grievances',
    message: 'The wifi of the hostel is slow.',
  };
  await must(ask(line, null, 'createContact', { body: message }), 201);
  const [contact] = await must(askAs(line, admin, 'listContacts'));
  await must(askAs(line, admin, 'resolveContact', { params: { id: contact?._id } }));
  diary.did('three class elections organised; a message to the council settled');

  await morning(stage, '2025-10-13T10:00');
  const [stranger] = classOf(students, 'ME', '25');
  if (stranger === undefined) throw new Error('there is no class ME 25');
  for (const [branch, year] of classes) {
    const contest = contestOf(stage, `Class ${branch} ${year}`);
    const { refused } = await vote(stage, contest, classOf(students, branch, year).slice(20, 50));
    diary.check(`everybody of ${contest.name} who came voted`, refused.length === 0, refused[0]);
    const other = await vote(stage, contest, [stranger]);
    diary.check(`nobody else votes in ${contest.name}`, other.acknowledged === 0);
  }
  diary.did('three classes voted, 30 of each');

  await morning(stage, '2025-10-16T09:00', {
    until: async () => {
      const results = classes.map(([branch, year]) =>
        resultOf(stage, contestOf(stage, `Class ${branch} ${year}`)),
      );
      return (await Promise.all(results)).every((one) => one !== undefined);
    },
  });
  for (const [branch, year] of classes) {
    await checkCount(stage, contestOf(stage, `Class ${branch} ${year}`));
  }
  const next = await organise(stage, {
    ...classElection('CS', '24', '2025-12-08T09:00', '2025-12-10T17:00'),
    until: '2025-12-05T17:00',
  });
  await stand(stage, next, 'Representative', classOf(students, 'CS', '24').slice(10, 12));
  diary.did('three classes were counted; nominations of Class CS 24 are open');
}
