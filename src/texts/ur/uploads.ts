import type { Translated } from '../translated.ts';
import type { uploadsMessages as English } from '../en/uploads.ts';

export const uploadsMessages: Translated<typeof English> = {
  choose: 'تصویر چنیں',
  orDrop: 'یا یہاں چھوڑیں',
  hint: 'PNG، JPEG، WebP، GIF یا AVIF، زیادہ سے زیادہ 5 MB',
  chosen: 'چنی ہوئی تصویر',
  change: 'تصویر بدلیں',
  remove: 'ہٹائیں',
  sending: 'اپ لوڈ ہو رہی ہے',
  uploading: 'تصویر اپ لوڈ ہو رہی ہے…',
  percent: (percent: number) => `${percent} %`,
  notAPicture: 'براہِ کرم PNG، JPEG، WebP، GIF یا AVIF تصویر چنیں۔',
  heic: 'یہ HEIC فوٹو ہے، جو زیادہ تر براؤزر نہیں دکھا پاتے۔ اس کا اسکرین شاٹ لیں اور اسے چنیں؛ یا فون میں فوٹو JPEG میں محفوظ ہونے دیں (iPhone: Settings, Camera, Formats, Most Compatible؛ Android: کیمرے کی سیٹنگ میں HEIF بند کریں) اور فوٹو پھر سے لیں۔',
  tooLarge: 'براہِ کرم 5 MB تک کی تصویر چنیں۔',
};
