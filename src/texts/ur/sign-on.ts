import type { Translated } from '../translated.ts';
import type { otherWaysMessages as English } from '../en/sign-on.ts';

export const otherWaysMessages: Translated<typeof English> = {
  or: 'یا',
  signOn: (name: string) => `${name} سے آگے بڑھیں`,
  passkey: 'پاس کی سے لاگ اِن کریں',
  failed: 'لاگ اِن نہیں ہو سکا۔ براہِ کرم پھر کوشش کریں۔',
};
