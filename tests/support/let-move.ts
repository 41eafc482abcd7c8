import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const prefer = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

/** Things move until the test has ended: in the other component tests they stand still (vitest.config.ts). */
export async function letMove(): Promise<void> {
  await prefer('no-preference');
  onTestFinished(() => prefer('reduce'));
}
