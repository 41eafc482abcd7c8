import { expect, test } from 'vitest';
import { campusSettings } from '#tests/support/campus-sample.ts';
import { main, showApp } from '#tests/support/show-app.tsx';

const place = 'Room 12, Main Building\nMonday to Wednesday, 9:00 to 17:00';

test.each([
  ['names the place of the council, and the form for those far away', place],
  ['leads to the form where the council named no place', ''],
])('the page from the log-in ends at a person: it %s', async (_, helpDesk) => {
  showApp('/login', { readCampusSettings: () => ({ ...campusSettings, helpDesk }) });
  await main.getByRole('link', { name: 'I cannot log in' }).click();
  await expect.element(main.getByRole('heading', { name: 'Ask a person' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Write to the council' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/contact\?category=query&message=I\+cannot/));
  const said = document.querySelector('[data-help-desk]')?.textContent;
  if (helpDesk === '') expect(said).not.toContain('student card');
  else expect(said).toContain(place);
});
