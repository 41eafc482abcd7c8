import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CampusSettings } from '#contract/campus-settings.ts';
import { usualFormat } from '#core/accounts/number-format.ts';
import { usualRetention } from '#core/campus/retention.ts';
import type { Role } from '#core/accounts/role.ts';
import { campus } from '#tests/support/campus-sample.ts';
import { anElection } from '#tests/support/dashboard-elections.ts';
import { fakeServer, noNetwork, refuse } from '#tests/support/fake-server.ts';
import type { Answers } from '#tests/support/fake-server.ts';
import { MemoryRouter } from '#tests/support/memory-router.tsx';
import { show } from '#tests/support/show.tsx';
import { aUser, me } from '#tests/support/viewer-sample.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { Link } from '#web/app/link.tsx';
import { useLocation } from '#web/kit/location.ts';
import { becomeViewer } from '#web/app/session.ts';
import { SettingsPage } from './settings-page.tsx';
import { nothingWaits } from '#tests/support/nothing-waits.ts';

const inForm: Omit<CampusSettings, 'needsTwoOfficers'> = {
  universityName: 'Sarovar University',
  timeZone: 'Asia/Kolkata',
  numberFormats: [...usualFormat],
  logoUrl: '',
  languages: ['en'],
  about: '',
  isWinnerEmailHidden: false,
  councilDecidesNominations: false,
  officersNeedSecondFactor: false,
  listEmails: true,
  accountsFromList: false,
  keepDays: usualRetention,
  helpDesk: '',
  replyTo: '',
  social: { instagram: '', linkedin: '', youtube: '', email: '' },
  initiatives: [1, 2, 3].map((number) => ({ imageUrl: '', caption: `Initiative ${number}` })),
};
const saved: CampusSettings = {
  ...inForm,
  needsTwoOfficers: false,
};
let kept: CampusSettings;
let sent: Partial<CampusSettings>[];
let isRefused: boolean;
let isCut = false;
let isStubborn = true;

const refused = refuse('invalid-input', {
  message: 'The numbers of 3 accounts would no longer fit.',
  fields: {
    numberFormats: 'The numbers of 3 accounts would no longer fit.',
    'social.instagram': 'Enter an address that begins with https://',
    'initiatives.1.imageUrl': 'Please choose an image that was uploaded here',
  },
});
const dates = {
  startDate: '2030-06-28T04:30:00.000Z',
  endDate: '2030-06-29T11:30:00.000Z',
  nominationsCloseAt: '2030-06-27T11:30:00.000Z',
};
const council = anElection('Council', dates);
const stubborn = anElection('Hostel', dates);
const elections = [
  council,
  stubborn,
  anElection('Club', dates),
  anElection('Over', {
    startDate: '2025-01-01T00:00:00.000Z',
    endDate: '2025-01-02T00:00:00.000Z',
  }),
  anElection('Given up', { ...dates, state: 'cancelled' }),
  // Drafts: one with a date for nominations alone, one with none.
  anElection('Mess', { ...dates, state: 'draft', startDate: '', endDate: '' }),
  anElection('Later', { state: 'draft', startDate: '', endDate: '', nominationsCloseAt: '' }),
];
const answers: Answers = {
  readCampus: campus,
  readCampusSettings: () => kept,
  readUnsentEmails: {
    delivery: 'files',
    folder: '/srv/emails',
    waiting: 0,
    sent: 0,
    failed: 0,
    isLate: false,
    emails: [],
    unnamed: { waiting: 0, failed: 0 },
    mailings: [],
  },
  listProposals: nothingWaits(2),
  listElections: () => ({ elections, asOf: new Date().toISOString() }),
  listAllElections: () => (isCut ? noNetwork() : { elections, asOf: new Date().toISOString() }),
  saveCampusSettings: ({ body }) => {
    if (isRefused) return refused;
    const { stays, ...change } = body as Partial<CampusSettings> & { stays?: object };
    sent.push(body as object);
    if (stays !== undefined && stubborn._id in stays && isStubborn) {
      const fields = { [`stays.${stubborn._id}`]: 'There are votes.' };
      return refuse('election-frozen', { message: 'Nothing was saved: “Hostel”.', fields });
    }
    kept = { ...kept, ...change };
    return { settings: kept, message: 'saved' };
  },
};

const open = (role: Role, section = 'campus') => {
  const client = createQueryClient(() => {});
  const viewer = aUser({ role, enrollmentNumber: null });
  fakeServer({ ...answers, readMe: me(viewer) });
  becomeViewer(client, viewer);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter at={`/settings?section=${section}`}>
        <Link to="/events">Away</Link>
        <Pages />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
function Pages() {
  return useLocation().pathname === '/settings' ? <SettingsPage /> : <h1>Events</h1>;
}
const field = (name: string) => page.getByLabelText(name, { exact: false });
const save = page.getByRole('button', { name: 'Save', exact: true });

beforeEach(() => {
  kept = saved;
  sent = [];
  isRefused = false;
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an admin changes what stands there, and nothing else is sent', async () => {
  open('admin', 'home');
  await field('Caption of initiative 2').fill('Open nights');
  await save.dblClick();
  await expect.element(page.getByText('Everything is saved.')).toBeVisible();
  const [first, , third] = saved.initiatives;
  expect(sent).toEqual([
    {
      logoUrl: '',
      about: '',
      social: saved.social,
      initiatives: [first, { imageUrl: '', caption: 'Open nights' }, third],
    },
  ]);
});

test('a small Home beside the fields follows what is typed, before it is saved', async () => {
  open('admin', 'home');
  const home = page.getByRole('figure', { name: 'Home, as these settings make it' });
  await expect.element(home.getByText('Student Council').first()).toBeVisible();
  await field('Caption of initiative 2').fill('Open nights');
  await expect.element(home.getByText('Open nights')).toBeVisible();
  await field('YouTube').fill('https://youtube.com/council');
  await expect.element(home.getByText('YouTube')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what is wrong is said beside its field before anything is sent', async () => {
  open('admin');
  await field('University name').fill('');
  await save.click();
  await expect
    .element(field('University name'))
    .toHaveAccessibleDescription(/name of your university/);
  await expect.element(field('University name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('each page is saved by itself, and the next one asks nothing of it', async () => {
  kept = { ...saved, universityName: '' };
  open('admin', 'home');
  await field('YouTube').fill('youtube.com/council');
  await save.click();
  await expect.element(field('YouTube')).toHaveAccessibleDescription(/begins with https/);
  await field('YouTube').fill('https://youtube.com/council');
  await page.getByRole('link', { name: 'Elections' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('YouTube')).toHaveValue('https://youtube.com/council');
  await save.click();
  await expect.element(page.getByText('Everything is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Elections' }).click();
  await expect.element(field('Hide the e-mail addresses of winners')).toBeVisible();
  await expect.element(page.getByText('Everything is saved.')).toBeVisible();
});

test('a refusal stands beside its field and keeps what was typed', async () => {
  isRefused = true;
  open('admin', 'home');
  await field('Statement').fill('We keep the lake clean.');
  await save.click();
  await expect.element(field('Instagram')).toHaveAccessibleDescription(/begins with https/);
  const second = page.getByRole('group', { name: 'Initiative 2', exact: true });
  await expect.element(second.getByText('was uploaded here', { exact: false })).toBeVisible();
  await expect.element(field('Statement')).toHaveValue('We keep the lake clean.');
});

test('a refused format of numbers stands beside it', async () => {
  isRefused = true;
  open('admin', 'accounts');
  await field('Help with the log-in, in person').fill('Room 12');
  await save.click();
  const numbers = page.getByRole('region', { name: 'Enrollment numbers' });
  await expect
    .element(numbers.getByText('3 accounts would no longer fit', { exact: false }))
    .toBeVisible();
});

test('for how long what is kept is a number of days', async () => {
  open('admin', 'kept');
  const messages = field('Messages to the council');
  await expect.element(messages).toHaveValue(String(usualRetention.messages));
  await messages.fill('7');
  await save.click();
  await expect.element(messages).toHaveAccessibleDescription(/Enter 30 to 3650 days/);
  await expect.element(messages).toHaveFocus();
  expect(sent).toEqual([]);
  await messages.fill('60');
  await save.click();
  await expect.element(page.getByText('Everything is saved.')).toBeVisible();
  expect(sent).toEqual([{ keepDays: { ...usualRetention, messages: 60 } }]);
});

test('leaving with changes asks; without it does not', async () => {
  open('admin');
  await field('University name').fill('Lakeside University');
  await page.getByRole('link', { name: 'Away' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('University name')).toHaveValue('Lakeside University');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect.element(field('University name')).toHaveValue('Sarovar University');
  await page.getByRole('link', { name: 'Away' }).click();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
});

test('leaving asks in the very moment after a change', async () => {
  open('admin');
  await expect.element(field('University name')).toBeVisible();
  const input = field('University name').element() as HTMLInputElement;
  const away = page.getByRole('link', { name: 'Away' }).element() as HTMLElement;
  // As the browser writes what is typed: not through the `value` that React has put on the input.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(input, 'Riverside University');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // What a slow machine puts between two events: nothing is painted yet.
  await Promise.resolve();
  await Promise.resolve();
  away.click();
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('what was left without saving does not come back', async () => {
  open('admin');
  await field('University name').fill('Lakeside University');
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('kept changes come back, those that fit no more do not', async () => {
  const changes = {
    about: 'We keep the lake clean.',
    social: { instagram: '' },
    initiatives: null,
  };
  sessionStorage.setItem('settings:home', JSON.stringify(changes));
  open('admin', 'home');
  await expect.element(field('Statement')).toHaveValue('We keep the lake clean.');
  await expect.element(field('LinkedIn')).toHaveValue('');
  await save.click();
  await expect.element(page.getByText('Everything is saved.')).toBeVisible();
  const { social, initiatives } = saved;
  expect(sent).toEqual([{ logoUrl: '', about: 'We keep the lake clean.', social, initiatives }]);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['student', 'faculty', 'council'] as const)(
  '%s reads why there is nothing',
  async (role) => {
    open(role);
    await expect
      .element(page.getByText('Only an admin can change the campus settings.'))
      .toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
  },
);

test('an admin reads that no e-mail leaves the server, and who can change it', async () => {
  open('admin');
  await expect.element(page.getByText('E-mail is not set up.')).toBeVisible();
  await expect.element(page.getByText('/srv/emails')).toBeVisible();
});

test('the rule of two officers is turned on by itself, and off for a reason', async () => {
  open('admin', 'accounts');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const on = page.getByRole('dialog', { name: 'Turn on the rule of two officers?' });
  await on.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(page.getByText('This is on.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off the rule of two officers?' });
  await off.getByRole('textbox').fill('We are one officer only.');
  // It is said as for any act of two officers.
  await expect.element(off.getByText(/until another officer confirms it/)).toBeVisible();
  await off.getByRole('button', { name: 'Ask a second officer: Turn off' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { needsTwoOfficers: true },
      { needsTwoOfficers: false, reason: 'We are one officer only.' },
    ]);
});

test('another time zone asks of each election that is not over what stays', async () => {
  open('admin');
  const question = (name: string) => page.getByRole('group', { name: `“${name}”: what stays` });
  const clock = { name: 'The time on the clock' };
  await field('Time zone').selectOptions('Europe/London');
  await expect.element(question('Council')).toBeVisible();
  await expect.element(question('Over')).not.toBeInTheDocument();
  await expect.element(question('Given up')).not.toBeInTheDocument();
  await expect.element(question('Later')).not.toBeInTheDocument();
  await expect.element(question('Council').getByText(/The page then says: .*05:30/)).toBeVisible();
  await expect.element(question('Council').getByText(/goes on saying .*10:00/)).toBeVisible();
  await save.click();
  const wrong = (name: string) => page.getByRole('radiogroup', { name: `“${name}”: what stays` });
  await expect
    .element(wrong('Club'))
    .toHaveAccessibleDescription('Choose what stays of this election');
  expect(sent).toEqual([]);
  await wrong('Council').getByRole('radio', clock).click();
  await wrong('Hostel').getByRole('radio', clock).click();
  await wrong('Club').getByRole('radio', { name: 'The moment' }).click();
  await wrong('Mess').getByRole('radio', clock).click();
  await save.click();
  // What is refused is said of its election, and nothing is saved.
  await expect.element(wrong('Hostel')).toHaveAccessibleDescription('There are votes.');
  await expect.element(page.getByText('Nothing was saved: “Hostel”.')).toBeVisible();
  await expect.element(field('Time zone')).toHaveValue('Europe/London');
  isStubborn = false;
  await save.click();
  await expect.element(page.getByText('Everything is saved.')).toBeVisible();
  expect(sent).toHaveLength(2);
  for (const body of sent) {
    expect(body).toMatchObject({
      ...{ timeZone: 'Europe/London', reason: expect.stringContaining('Europe/London') },
      stays: { [council._id]: 'clock', [stubborn._id]: 'clock' },
    });
  }
});

test('another time zone waits for the elections: nothing is saved before they are asked of', async () => {
  isCut = true;
  open('admin');
  await field('Time zone').selectOptions('Europe/London');
  await save.click();
  await expect.element(page.getByText('1 field needs your attention')).toBeVisible();
  expect(sent).toEqual([]);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isCut = false;
  await again.click();
  await expect.element(page.getByRole('group', { name: '“Council”: what stays' })).toBeVisible();
});
