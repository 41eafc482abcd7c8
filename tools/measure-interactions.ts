import type { Browser, BrowserContext, Page } from 'playwright';
import type { Services } from '#server/services.ts';
import { castVotes, createElection } from './scenarios/ballots.ts';
import { sampleDesk, samplePassword } from './scenarios/campus.ts';
import type { DemoElection } from './scenarios/demo-campus.ts';
import { studentOf } from './scenarios/people.ts';

const windows = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
};
export type Window = keyof typeof windows;
export const windowNames = Object.keys(windows) as Window[];
/** How many times slower than this machine, in both windows. */
export const slowdown = 4;

/** What was pressed, typed or waited for, and the worst of it in milliseconds. */
export interface Doing {
  what: string;
  /** From the press to the next painting of the page (Event Timing). */
  longestPress: number | null;
  /** Frames that took more than 50 ms (Long Animation Frames), and the longest of them. */
  longFrames: number;
  longestFrame: number;
}

export interface Crowd {
  url: string;
  ctx: Services;
  electionId: string;
  /** Lets so many more students vote. */
  vote: (count: number) => Promise<void>;
}

/** An open election with 200 candidates, and 200 nominations that wait for a decision. */
export async function gatherCrowd(url: string, ctx: Services, demo: DemoElection): Promise<Crowd> {
  const election = await createElection(ctx, {
    name: 'Crowded election',
    description: 'As many as may be.',
    opensInDays: -1,
    closesInDays: 2,
    candidates: { Speaker: demo.voters.slice(0, 200), Curator: demo.voters.slice(200, 202) },
    pending: { Curator: demo.voters.slice(202, 402) },
  });
  await ctx.transact((tx) => ctx.live.announce(tx, { kind: 'elections' }));
  let next = 402;
  const vote = async (count: number) => {
    const voters = demo.voters.slice(next, (next += count));
    await castVotes(ctx, election, voters, (voter, position) => (position === 0 ? voter % 200 : 0));
  };
  return { url, ctx, electionId: election.id, vote };
}

/** Presses, types and scrolls once through what is heaviest to draw. */
export async function measureInteractions(
  browser: Browser,
  crowd: Crowd,
  window: Window,
  turn: number,
): Promise<Doing[]> {
  const { url, electionId } = crowd;
  const done: Doing[] = [];
  const student = await visitor(browser, url, window, {
    path: '/api/user/login-student',
    data: { role: 'student', enrollmentNumber: studentOf(40 + turn).enrollmentNumber },
  });
  const page = await student.newPage();
  const measure = watch(page, done);
  await open(page, `${url}/elections?election=${electionId}`);
  await measure('open the menu, or the profile', () =>
    press(page, window, window === 'phone' ? /^(?:Open )?menu/i : /^Open profile/),
  );
  await page.keyboard.press('Escape');
  await page.waitForTimeout(800);
  await measure('scroll past 200 candidates', () => scroll(page));
  await measure('standings of 200 that move', async () => {
    await page.getByRole('heading', { name: 'Leaderboard' }).scrollIntoViewIfNeeded();
    for (let time = 0; time < 8; time++) {
      await crowd.vote(5);
      await page.waitForTimeout(400);
    }
  });
  await measure('ask to vote', () => press(page, window, /^Vote for/));
  await page.waitForTimeout(600);
  await measure('cast the vote', async () => {
    await press(page, window, 'Cast vote');
    await page.getByText('Vote recorded').first().waitFor();
  });
  await student.close();

  const admin = await visitor(browser, url, window, {
    path: '/api/user/login',
    data: { role: 'admin', email: sampleDesk.admin },
  });
  const desk = await admin.newPage();
  const measureDesk = watch(desk, done);
  await open(desk, `${url}/dashboard?section=nomination-requests&shown=200`);
  await measureDesk('search 200 rows', async () => {
    await desk.getByRole('searchbox').focus();
    await desk.keyboard.type('ashi', { delay: 150 });
    for (let time = 0; time < 4; time++) await desk.keyboard.press('Backspace', { delay: 50 });
  });
  await measureDesk('scroll 200 rows', () => scroll(desk));
  await measureDesk('select all 200', () =>
    desk
      .getByLabel(/^Select all/)
      .first()
      .click(),
  );
  await measureDesk('change the section', () => press(desk, window, /^User Approval/));
  await admin.close();
  return done;
}

async function visitor(
  browser: Browser,
  baseURL: string,
  window: Window,
  logIn: { path: string; data: object },
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...windows[window], baseURL, locale: 'en-GB' });
  const data = { ...logIn.data, password: samplePassword };
  const answer = await context.request.post(logIn.path, { data });
  if (!answer.ok()) throw new Error(`nobody can log in: ${await answer.text()}`);
  return context;
}

async function open(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(1_000);
}

async function press(page: Page, window: Window, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await (window === 'phone' ? button.tap() : button.click());
}

async function scroll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
}

interface Seen {
  presses: number[];
  frames: number[];
}
declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page. */
function observe(): void {
  const seen: Seen = { presses: [], frames: [] };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId !== undefined && entry.interactionId > 0) {
        seen.presses.push(entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.frames.push(duration);
  }).observe({ type: 'long-animation-frame' });
}

function watch(page: Page, done: Doing[]) {
  return async (what: string, act: () => Promise<void>) => {
    await page.evaluate(() => {
      if (window.seen !== undefined) Object.assign(window.seen, { presses: [], frames: [] });
    });
    await act();
    await page.waitForTimeout(600);
    const { presses, frames } = (await page.evaluate(() => window.seen)) ?? {
      presses: [],
      frames: [],
    };
    done.push({
      what,
      longestPress: presses.length === 0 ? null : Math.max(...presses),
      longFrames: frames.length,
      longestFrame: Math.max(0, ...frames),
    });
  };
}
