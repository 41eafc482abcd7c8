import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { goesOnWhileOpen } from './ask-while-open.ts';
import { VotingIsOpen } from './platform/db/look-before-upgrade.ts';

const open = new VotingIsOpen('Voting is open: Spring Council.');

async function ask(typed: string, { isTTY = true, error = open as unknown } = {}) {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const stdout = Object.assign(new PassThrough(), { isTTY });
  stdin.end(typed);
  const goesOn = await goesOnWhileOpen(error, { stdin, stdout });
  stdout.end();
  return { goesOn, said: await text(stdout) };
}

test('on a terminal it names the elections and asks, and only yes goes on', async () => {
  const { goesOn, said } = await ask('yes\n');
  expect(goesOn).toBe(true);
  expect(said).toContain(
    'Voting is open: Spring Council.\nBegin the upgrade now, while people vote?',
  );
  for (const typed of ['\n', 'no\n', 'y\n', ''])
    expect((await ask(typed)).goesOn, typed).toBe(false);
});

test('without a terminal, and of another reason, nobody is asked', async () => {
  const nothing = { goesOn: false, said: '' };
  expect(await ask('yes\n', { isTTY: false })).toEqual(nothing);
  expect(await ask('yes\n', { error: new Error('Time was added for some voters.') })).toEqual(
    nothing,
  );
});
