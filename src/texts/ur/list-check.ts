import type { Translated } from '../translated.ts';
import type { listCheckMessages as English } from '../en/list-check.ts';

export const listCheckMessages: Translated<typeof English> = {
  open: 'کیا میرا نام ووٹر لسٹ میں ہے؟',
  title: 'کیا میرا نام ووٹر لسٹ میں ہے؟',
  number: 'انرولمنٹ نمبر',
  ask: 'دیکھیں',
  asking: 'ایک لمحہ…',
  yes: (number: string) => `ہاں، ${number} اس الیکشن کی ووٹر لسٹ میں ہے۔`,
  no: (number: string) => `نہیں، ${number} اس الیکشن کی ووٹر لسٹ میں نہیں ہے۔`,
  council: 'کونسل سے جوڑنے کو کہیں',
  message: (number: string, election: string) =>
    `میرا انرولمنٹ نمبر ${number} “${election}” کی ووٹر لسٹ میں نہیں ہے۔ براہِ کرم دیکھ لیں۔`,
  failed: 'ووٹر لسٹ دیکھی نہیں جا سکی۔ براہِ کرم پھر کوشش کریں۔',
};
