import { expect, test } from 'vitest';
import { speaking } from '../platform/languages.ts';
import { frameEmail } from './frame.ts';

const words = {
  subject: 'Voting opens',
  preview: 'Two positions, a week of time.',
  greeting: 'Dear Asha,',
  before: [['Voting in ', { strong: '<b>Council</b>' }, ' has opened.']],
  action: { label: 'Vote now', url: 'https://council.example/elections', inText: 'Vote at' },
  after: ['It takes a minute.'],
  closing: ['The Student Council'],
};
const frame = {
  universityName: 'North & South',
  publicUrl: 'https://council.example',
  reason: 'You get this because you may vote.',
};

test('an e-mail has the campus as its sender, the same words twice and a hidden preview', () => {
  const { senderName, text, html } = frameEmail(words, frame);
  expect(senderName).toBe('North & South');
  expect(text).toBe(`Dear Asha,

Voting in <b>Council</b> has opened.

Vote at https://council.example/elections

It takes a minute.

The Student Council

-- 
North & South · https://council.example
You get this because you may vote.
`);
  expect(html).toContain('Voting in <strong>&lt;b&gt;Council&lt;/b&gt;</strong> has opened.');
  expect(html).toContain('North &amp; South');
  expect(html).toMatch(/<div style="display: none[^>]*>Two positions, a week of time\./);
});

test('the logo stands beside the name, only where mail programs can load it', () => {
  const logoUrl = 'https://council.example/uploads/a"b.webp';
  expect(frameEmail(words, { ...frame, logoUrl }).html).toMatch(
    /<img src="https:\/\/council\.example\/uploads\/a&quot;b\.webp" alt="Logo"[^>]*>North &amp; South/,
  );
  for (const without of ['http://localhost:3000/uploads/a.webp', '', undefined]) {
    expect(frameEmail(words, { ...frame, logoUrl: without }).html).not.toContain('<img');
  }
});

test('the sender of a campus without a name is the council in the language of the reader', async () => {
  const write = () => Promise.resolve(frameEmail(words, { ...frame, universityName: '' }));
  expect((await write()).senderName).toBe('Student Council');
  const { senderName, html } = await speaking('ur', write);
  expect(senderName).toBe('اسٹوڈنٹ کونسل');
  expect(html).toContain(senderName);
});

test('what can be unsubscribed says where, and nothing else does', () => {
  const unsubscribeUrl = 'https://council.example/unsubscribe?token=a&b';
  const { text, html } = frameEmail(words, { ...frame, unsubscribeUrl });
  expect(text).toContain(`To get no more e-mails of this kind: ${unsubscribeUrl}`);
  expect(html).toContain('href="https://council.example/unsubscribe?token=a&amp;b"');
  expect(frameEmail(words, frame).html).not.toContain('unsubscribe');
});

test('a bold name in Latin letters stands for itself in an Urdu sentence, and English stays as it was', async () => {
  const write = () =>
    Promise.resolve(
      frameEmail({ ...words, before: [['ووٹنگ: ', { strong: 'Council 2026' }, '۔']] }, frame),
    );
  const urdu = await speaking('ur', write);
  expect(urdu.text).toContain('ووٹنگ: \u2068Council 2026\u2069۔');
  expect(urdu.html).toContain('<strong>\u2068Council 2026\u2069</strong>');
  expect((await write()).text).toContain('ووٹنگ: Council 2026۔');
});
