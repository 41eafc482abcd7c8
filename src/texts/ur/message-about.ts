import type { Translated } from '../translated.ts';
import type { messageAbout as English } from '../en/message-about.ts';
import { sizeOf } from './sizes.ts';

export const messageAbout: Translated<typeof English> = {
  files: {
    sent: (bytes: number) => `اپ لوڈ ہو گئی، ${sizeOf(bytes)}`,

    show: (at: number, bytes: number) => `تصویر ${at} دکھائیں (${sizeOf(bytes)})`,

    save: (at: number, bytes: number) => `PDF ${at} محفوظ کریں (${sizeOf(bytes)})`,
  },
};
