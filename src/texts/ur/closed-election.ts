import type { OutcomeRules } from '#core/elections/outcome-rules.ts';
import { ballotsToChange } from '#core/elections/certification.ts';
import type { Translated } from '../translated.ts';
import type { closedElectionMessages as English } from '../en/closed-election.ts';
import { counted } from '../plurals.ts';

export const closedElectionMessages: Translated<typeof English> = {
  votedAgain: (position: string, days: string | null) =>
    `${position} کے لیے دوبارہ ووٹنگ ہوگی${days === null ? '' : `: ${days}`}۔`,

  decidedBy: ({ tie, seed }: OutcomeRules) => {
    if (tie === 'run-off') return 'جو برابری پر ہیں، ان کے لیے دوبارہ ووٹنگ ہوگی۔';
    return seed === 'dice'
      ? 'افسر پانسے پھینک کر فیصلہ کرتے ہیں۔'
      : 'افسر ایسے نمبر سے فیصلہ کرتے ہیں جسے سب دیکھ سکتے ہیں۔';
  },

  margin: (position: string, margin: { votes: number; isExact: boolean } | null) => {
    if (margin === null) return `${position}: کسی بھی ووٹ سے نتیجہ نہیں بدل سکتا تھا۔`;
    const { votes, isExact } = margin;
    const ballots = counted(ballotsToChange(votes), 'بیلٹ', 'بیلٹ');
    if (isExact && votes === 0) return `ایک اور ووٹ سے ${position} کا فیصلہ ہو جاتا۔`;
    if (isExact) {
      return `${position}: فرق ${counted(votes, 'ووٹ', 'ووٹ')} کا۔ ${ballots} الگ بھرے جانے سے نتیجہ بدل جاتا۔`;
    }
    return ballotsToChange(votes) === 1
      ? `${position}: ایک بیلٹ الگ بھرے جانے سے بھی شاید نتیجہ بدل جاتا۔`
      : `${position}: ${ballots} سے کم الگ بھرے جانے سے نتیجہ نہیں بدلتا۔`;
  },
  beaten: (
    nobody: { name: string; votes: number },
    candidate: { name: string; votes: number },
    open: number,
  ) =>
    `${nobody.name} کے ووٹ ${candidate.name} ${nobody.votes > candidate.votes ? 'سے زیادہ' : 'کے برابر'} ہیں: ${openAgain(open)}۔`,

  answersOf: ({ yes, no, abstained }: { yes: number; no: number; abstained: number }) =>
    `${yes} ہاں، ${no} نہیں${abstained === 0 ? '' : `، ${abstained} غیر جانبدار`}۔`,
};

const openAgain = (open: number) =>
  open === 1 ? 'ایک سیٹ پھر سے خالی ہے' : `${open} سیٹیں پھر سے خالی ہیں`;
