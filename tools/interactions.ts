import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/platform/log.ts';
import { serve } from '#server/serve.ts';
import { findBrowser } from './browser.ts';
import { gatherCrowd, measureInteractions, windowNames } from './measure-interactions.ts';
import { createDemoCampus } from './scenarios/demo-campus.ts';

// How long presses and frames take where most is drawn (docs/ux-checks.md, 22 and 25):
// node tools/run.mjs --build tools/interactions.ts

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hustings-interactions-'));
const { config } = readConfig({ PORT: '0', DATA_DIR: dataDir });
const serving = await serve(config, openLog('error'));
const executablePath = process.env['BROWSER_PATH'] ?? findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const demo = await createDemoCampus(serving.services);
  const crowd = await gatherCrowd(serving.url, serving.services, demo);
  for (const [turn, window] of windowNames.entries()) {
    console.log(window);
    console.table(await measureInteractions(browser, crowd, window, turn));
  }
} finally {
  await browser.close();
  await serving.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
