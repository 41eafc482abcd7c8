import type { Translated } from '../translated.ts';
import type { recountKitMessages as English } from '../en/recount-kit.ts';
import { sizeOf } from './sizes.ts';

// The file with which anybody counts an election again.

export const recountKitMessages: Translated<typeof English> = {
  downloadRounds: (bytes: number) => `बिना बैलट वाली किट डाउनलोड करें (${sizeOf(bytes)})`,

  download: (bytes: number) => `दोबारा गिनती की किट डाउनलोड करें (${sizeOf(bytes)})`,
};
