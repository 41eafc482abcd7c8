import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

async function prefer(value: 'no-preference' | 'reduce'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Things move until the test has ended: in the other component tests they stand still (vitest.config.ts). */
export async function letMove(): Promise<void> {
  await prefer('no-preference');
  onTestFinished(() => prefer('reduce'));
}
