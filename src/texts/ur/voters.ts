import type { Limits, VoterKind } from '#core/elections/electorate.ts';
import type { ProofWay } from '#core/elections/proofs.ts';
import type { Translated } from '../translated.ts';
import type { votersMessages as English } from '../en/voters.ts';
import { listFormat } from '../formats.ts';
import { counted } from '../plurals.ts';

const list = listFormat('en-GB', { type: 'disjunction' });

interface Known {
  voters: VoterKind;
  mailDomains: readonly string[];
}

// What English gains later gets a general word until it is translated.
const sentences: Partial<Record<VoterKind, (domains: string) => string>> = {
  anybody: () =>
    'جو بھی رجسٹر کرے، ووٹ دے سکتا ہے۔ کوئی پہچان نہیں جانچتا، اس لیے ایک شخص کے کئی اکاؤنٹ ہو سکتے ہیں۔',
  confirmed: (domains) =>
    domains === ''
      ? 'ووٹروں نے اپنے ای میل کی تصدیق کی ہے۔ ایک شخص کے کئی ای میل ہو سکتے ہیں۔'
      : `ووٹروں نے ${domains} والے ای میل کی تصدیق کی ہے۔ جس کے ایسے کئی ای میل ہوں، اس کے کئی ووٹ ہیں۔`,
  listed: () =>
    'ووٹر، ووٹر لسٹ میں ہیں۔ لسٹ کا کوئی نمبر پہلے کوئی اور رجسٹر کر سکتا ہے، جب تک اس کا مالک یہ ثابت نہ کرے کہ نمبر اس کا ہے۔',
  proved: () =>
    'ووٹر، ووٹر لسٹ میں ہیں اور ثابت کر چکے ہیں کہ نمبر ان کا ہے۔ یہ اتنا ہی محفوظ ہے جتنا ان کا میل باکس، ان کا کوڈ، یا پہچان دیکھنے والے افسر۔',
};

const proofs: Partial<Record<ProofWay, string>> = {
  address: 'ووٹر لسٹ والے پتے سے نمبر ثابت کرنے والے لوگ',
  code: 'چھپے ہوئے کوڈ سے ثابت کرنے والے لوگ',
  'check-in': 'وہ لوگ جن کی پہچان افسروں نے دیکھی',
  'sign-on': 'یونیورسٹی اکاؤنٹ سے لاگ اِن کرنے والے لوگ',
  none: 'وہ لوگ جن کی پہچان ثابت نہیں ہوئی',
};

const wordsOf = (way: ProofWay, officer: string | null) =>
  way === 'check-in' && officer !== null
    ? `وہ لوگ جن کی پہچان ${officer} نے دیکھی`
    : (proofs[way] ?? 'باقی لوگ');

const oneOf = (what: string, words: readonly string[]) =>
  words.length === 0 ? [] : [`${what} ${list.format(words)}`];

const inGroups = ({ groups, allGroups = false }: Limits) =>
  allGroups ? [`ایک ساتھ گروپ ${groups.join(' اور ')}`] : oneOf('گروپ', groups);

const whoOf = (limits: Limits) =>
  [
    ...oneOf('برانچ', limits.branches),
    ...oneOf('داخلے کا سال', limits.years),
    ...inGroups(limits),
  ].join('، ');

export const votersMessages: Translated<typeof English> = {
  known: ({ voters, mailDomains }: Known) => sentences[voters]?.(list.format(mailDomains)) ?? '',
  limits: (limits: Limits) => `صرف ${whoOf(limits)} والے`,
  vote: (limits: Limits, areCandidates: boolean) =>
    `${areCandidates ? 'ووٹ کا حق اور امیدواری' : 'ووٹ کا حق'}: صرف ${whoOf(limits)} والوں کے لیے۔`,
  candidacy: (limits: Limits) =>
    whoOf(limits) === ''
      ? 'ہر کوئی امیدوار بن سکتا ہے۔'
      : `امیدواری: صرف ${whoOf(limits)} والوں کے لیے۔`,

  proof: (group: { ways: readonly ProofWay[]; officer: string | null; votes: number }) =>
    `${counted(group.votes, 'ووٹ', 'ووٹ')}: ${list.format(
      group.ways.map((way) => wordsOf(way, group.officer)),
    )}`,
};
