import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

interface Profile {
  words: string;
  width: number;
  height: number;
  isMobile: boolean;
  /** How many times slower than this machine. */
  slowdown: number;
  /** Bits per second, and milliseconds of a round trip. */
  line: { rate: number; latency: number } | null;
}

/** The visitors: a mid-range phone on 4G, and a desktop. */
export const profiles: Readonly<Record<string, Profile>> = {
  phone: {
    words: '390 px, CPU 4 times slower, 9 Mbit/s with 170 ms',
    width: 390,
    height: 844,
    isMobile: true,
    slowdown: 4,
    line: { rate: 9_000_000, latency: 170 },
  },
  desktop: {
    words: '1280 px, not slowed down',
    width: 1280,
    height: 800,
    isMobile: false,
    slowdown: 1,
    line: null,
  },
};

/** Bytes as they came over the line, headers not counted; times in milliseconds. */
export interface Visit {
  /** Script that was asked for before the page's content stood. */
  firstScript: number;
  /** All script until the page had come to rest, what was fetched ahead included. */
  script: number;
  style: number;
  font: number;
  requests: number;
  /** Layout shifts, summed. */
  shift: number;
  /** Largest Contentful Paint. */
  paint: number;
  /** From the first press, on the menu, to the next paint; NaN where there is no menu to press. */
  press: number;
}

/** One visit with a cold cache, until nothing has come for two seconds. */
export async function measureVisit(
  browser: Browser,
  address: string,
  profileName: string,
  given: { session?: BrowserContextOptions['storageState']; hasScript?: boolean } = {},
): Promise<Visit> {
  const { session: storageState, hasScript = true } = given;
  const profile = profiles[profileName];
  if (profile === undefined) throw new Error(`There is no profile ${profileName}`);
  const context = await browser.newContext({
    ...(storageState !== undefined && { storageState }),
    viewport: { width: profile.width, height: profile.height },
    isMobile: profile.isMobile,
    hasTouch: profile.isMobile,
    locale: 'en-GB',
    // Brotli would be smaller; gzip is what budgets are written in.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, profile);
    if (!hasScript) await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    const traffic = await watchTraffic(session);
    await page.addInitScript(observePage);
    await page.goto(address, { waitUntil: 'load' });
    await traffic.rest();
    if (!hasScript) await session.send('Emulation.setScriptExecutionDisabled', { value: false });
    const sums = traffic.sums(await renderedAt(page));
    const seen = await paintAndShift(page);
    const press = hasScript && profile.isMobile ? await pressMenu(page) : Number.NaN;
    return { ...sums, ...seen, press };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { slowdown, line }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line === null) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.rate / 8,
    uploadThroughput: line.rate / 8,
  });
}

interface Transfer {
  type: string;
  /** Milliseconds since 1970. */
  at: number;
  bytes: number;
}

async function watchTraffic(session: CDPSession) {
  const transfers = new Map<string, Transfer>();
  let lastNews = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', wallTime }) => {
    if (type === 'EventSource') return;
    lastNews = Date.now();
    transfers.set(requestId, { type, at: wallTime * 1000, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer === undefined) return;
    lastNews = Date.now();
    transfer.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  const bytesOf = (type: string, until = Number.POSITIVE_INFINITY) =>
    [...transfers.values()]
      .filter((one) => one.type === type && one.at <= until)
      .reduce((sum, one) => sum + one.bytes, 0);
  return {
    async rest() {
      while (Date.now() - lastNews < 2000) {
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      }
    },
    sums: (rendered: number) => ({
      firstScript: bytesOf('Script', rendered),
      script: bytesOf('Script'),
      style: bytesOf('Stylesheet'),
      font: bytesOf('Font'),
      requests: transfers.size,
    }),
  };
}

declare global {
  interface Window {
    renderedAt?: number;
  }
}

/** Runs in the page: notes when its heading stands and nothing is a skeleton any more. */
function observePage(): void {
  const look = () => {
    const isRendered =
      document.querySelector('main h1') && !document.querySelector('main [data-skeleton]');
    if (isRendered && window.renderedAt === undefined) window.renderedAt = Date.now();
    if (window.renderedAt === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function renderedAt(page: Page): Promise<number> {
  return await page.evaluate(() => window.renderedAt ?? Number.MAX_SAFE_INTEGER);
}

async function paintAndShift(page: Page): Promise<{ paint: number; shift: number }> {
  return await page.evaluate(async () => {
    const entries = async (type: string): Promise<PerformanceEntry[]> =>
      await new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        setTimeout(() => resolve([]), 500);
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const paints = await entries('largest-contentful-paint');
    return {
      paint: paints.at(-1)?.startTime ?? 0,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/** Milliseconds from the press to the next paint, as Event Timing counts them (8 at least). */
async function pressMenu(page: Page): Promise<number> {
  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) most = Math.max(most, duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        setTimeout(() => resolve(Math.max(8, most)), 2_000);
      }),
  );
  await page
    .getByRole('button', { name: /^(?:Open )?menu/i })
    .first()
    .tap();
  return longest;
}
