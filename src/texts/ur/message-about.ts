import type { Translated } from '../translated.ts';
import type { messageAbout as English } from '../en/message-about.ts';
import { sizeOf } from './sizes.ts';

export const messageAbout: Translated<typeof English> = {
  loadFailed: 'اس الیکشن کی معلومات لوڈ نہیں ہو سکیں۔',
  about: (election: string) => `${election} کے بارے میں`,
  whom: 'یہ کس کے بارے میں ہے',
  nobody: 'کسی ایک کے بارے میں نہیں',
  candidates: 'امیدوار',
  officers: 'افسر',
  offices: {
    council: 'کونسل',
    admin: 'ایڈمن',
    'returning-officer': 'الیکشن افسر',
  },
  readBy: {
    named: 'اسے کون پڑھتا ہے: اس الیکشن کے الیکشن افسر، اور کوئی نہیں۔',
    officers:
      'اسے کون پڑھتا ہے: وہ افسر جن کے بارے میں یہ نہیں ہے اور جو اس الیکشن میں امیدوار نہیں ہیں۔',
    entered:
      'اسے کون پڑھتا ہے: وہ افسر جن کے بارے میں یہ نہیں ہے، اور وہ جو اس الیکشن میں اس لیے امیدوار ہیں کہ کسی اور افسر نے ان کا نام درج کیا۔',
    all: 'اسے کون پڑھتا ہے: تمام افسر، کیونکہ ایسا کوئی نہیں جس سے اس کا تعلق نہ ہو۔',
  },
  kept: (days: number) =>
    `وہ آپ کا نام اور ای میل پڑھتے ہیں۔ پیغام تب تک رہتا ہے جب تک اس الیکشن کی شکایت کی جا سکتی ہے، اور نمٹنے کے بعد ${days} دن۔`,
  mine: 'اس الیکشن کے بارے میں پیغام',
  mineText: 'انھیں آپ پڑھتے ہیں، اور کوئی نہیں۔',
  files: {
    label: 'تصویریں',
    hint: 'ایک دن میں تین تک تصویریں (PNG، JPEG، WebP، GIF، AVIF)، ہر ایک 5 MB تک۔ جو پیغام پڑھتا ہے وہی انھیں کھول سکتا ہے، اور کوئی نہیں۔',
    choose: 'تصویریں چنیں',
    photo: 'فوٹو لیں',
    sending: (name: string) => `${name} اپ لوڈ ہو رہی ہے`,
    sent: (bytes: number) => `اپ لوڈ ہو گئی، ${sizeOf(bytes)}`,
    againOf: (name: string) => `پھر کوشش کریں: ${name}`,
    removeOf: (name: string) => `ہٹائیں: ${name}`,
    failed: 'اپ لوڈ نہیں ہو سکی۔',
    tooMany: 'زیادہ سے زیادہ تین تصویریں بھیجیں۔',
    missing: 'ایک تصویر اپ لوڈ نہیں ہوئی۔ پھر کوشش کریں یا اسے ہٹائیں۔',
    title: 'تصویریں',
    care: 'یہ فائلیں کسی اور نے بھیجی ہیں۔ PDF ویسی ہی ہے جیسی انھوں نے بنائی: احتیاط سے کھولیں۔',
    show: (at: number, bytes: number) => `تصویر ${at} دکھائیں (${sizeOf(bytes)})`,
    hide: (at: number) => `تصویر ${at} چھپائیں`,
    save: (at: number, bytes: number) => `PDF ${at} محفوظ کریں (${sizeOf(bytes)})`,
    picture: (at: number) => `پیغام کی تصویر ${at}`,
    loadFailed: 'تصویر لوڈ نہیں ہو سکی۔',
  },
};
