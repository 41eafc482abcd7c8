import { expect, test } from 'vitest';
import { winnerEmail } from './queue-winner-emails.ts';

const win = {
  winner: 'Meher Chawla',
  position: 'President',
  election: 'Student Council 2027',
  resultsUrl: 'https://council.example/elections',
  openUntil: 'Saturday 5 December',
};
const campus = { universityName: 'North Campus', publicUrl: 'https://council.example' };

test('congratulates on the position in the election, signed by the committee', () => {
  const { subject, text, html } = winnerEmail(win, campus);
  expect(subject).toBe('Congratulations on winning President in Student Council 2027');
  for (const part of ['Dear Meher Chawla', 'President', 'Student Council 2027', win.resultsUrl]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toMatch(/Congratulations!/);
  expect(text).toMatch(/With best wishes,\nThe Election Committee\n\n-- \nNorth Campus/);
  expect(html).toMatch(/The Election Committee/);
});

test('says what is still open, and nothing of it once the result is certified', () => {
  const text = (openUntil: string | null) => winnerEmail({ ...win, openUntil }, campus).text;
  expect(text(win.openUntil).replaceAll('\n', ' ')).toContain(
    '2027. The result is final when it is certified, after Saturday 5 December.',
  );
  expect(text('')).toContain('The result is final when it is certified.');
  expect(text(null)).not.toContain('final');
});

test('names are text: they become neither markup nor a header nor a line of their own', () => {
  const { subject, text, html } = winnerEmail(
    {
      ...win,
      winner: `<script>alert("x")</script> & 'Co'`,
      position: 'President\r\nBcc: everybody@campus.example',
      election: 'A\u2028B\u0000C',
      resultsUrl: 'https://council.example/"onclick="x',
    },
    campus,
  );
  expect(subject).toBe(
    'Congratulations on winning President Bcc: everybody@campus.example in A B C',
  );
  expect(text).toContain(`Dear <script>alert("x")</script> & 'Co',`);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(html).not.toMatch(/<script>|"onclick/);
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Co&#39;');
});
