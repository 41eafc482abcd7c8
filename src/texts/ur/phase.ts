import type { Translated } from '../translated.ts';
import type { phaseMessages as English } from '../en/phase.ts';
import { counted } from '../plurals.ts';

/** The two largest units of a stretch of time. */
function stretch(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const units = [
    counted(Math.floor(seconds / 86_400), 'دن', 'دن'),
    counted(Math.floor(seconds / 3600) % 24, 'گھنٹا', 'گھنٹے'),
    counted(Math.floor(seconds / 60) % 60, 'منٹ', 'منٹ'),
    counted(seconds % 60, 'سیکنڈ', 'سیکنڈ'),
  ];
  const first = units.findIndex((unit) => !unit.startsWith('0 '));
  if (first === -1) return counted(0, 'سیکنڈ', 'سیکنڈ');
  // Seconds matter only when there is nothing larger.
  const shown = units.slice(first, first === 3 ? 4 : Math.min(first + 2, 3));
  return shown.filter((unit) => !unit.startsWith('0 ')).join(' ');
}

export const phaseMessages: Translated<typeof English> = {
  closesIn: (milliseconds: number) => `باقی وقت: ${stretch(milliseconds)}`,
  opensIn: (milliseconds: number) => `شروع ہونے میں ${stretch(milliseconds)}`,
};
