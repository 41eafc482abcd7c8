import type { Translated } from '../translated.ts';
import type { messageAbout as English } from '../en/message-about.ts';
import { sizeOf } from './sizes.ts';

export const messageAbout: Translated<typeof English> = {
  files: {
    sent: (bytes: number) => `अपलोड हो गई, ${sizeOf(bytes)}`,

    show: (at: number, bytes: number) => `तस्वीर ${at} दिखाएँ (${sizeOf(bytes)})`,

    save: (at: number, bytes: number) => `PDF ${at} सेव करें (${sizeOf(bytes)})`,
  },
};
