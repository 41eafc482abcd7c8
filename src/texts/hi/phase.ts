import type { Translated } from '../translated.ts';
import type { phaseMessages as English } from '../en/phase.ts';
import { counted } from './plurals.ts';

/** The two largest units of a stretch of time: "2 दिन 4 घंटे", "45 सेकंड". */
function stretch(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const units = [
    counted(Math.floor(seconds / 86_400), 'दिन', 'दिन'),
    counted(Math.floor(seconds / 3600) % 24, 'घंटा', 'घंटे'),
    counted(Math.floor(seconds / 60) % 60, 'मिनट', 'मिनट'),
    counted(seconds % 60, 'सेकंड', 'सेकंड'),
  ];
  const first = units.findIndex((unit) => !unit.startsWith('0 '));
  if (first === -1) return counted(0, 'सेकंड', 'सेकंड');
  // Seconds matter only when there is nothing larger.
  const shown = units.slice(first, first === 3 ? 4 : Math.min(first + 2, 3));
  return shown.filter((unit) => !unit.startsWith('0 ')).join(' ');
}

export const phaseMessages: Translated<typeof English> = {
  closesIn: (milliseconds: number) => `बाकी समय: ${stretch(milliseconds)}`,
  opensIn: (milliseconds: number) => `शुरू होने में ${stretch(milliseconds)}`,
};
