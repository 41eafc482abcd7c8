import type { Limits, VoterKind } from '#core/elections/electorate.ts';
import type { ProofWay } from '#core/elections/proofs.ts';
import type { Translated } from '../translated.ts';
import type { votersMessages as English } from '../en/voters.ts';
import { counted, listed, listedOr } from './plurals.ts';

interface Known {
  voters: VoterKind;
  mailDomains: readonly string[];
}

const sentences: Partial<Record<VoterKind, (domains: string) => string>> = {
  anybody: () =>
    'जो भी रजिस्टर करे, वोट दे सकता है। कोई पहचान नहीं जाँचता, इसलिए एक व्यक्ति के कई अकाउंट हो सकते हैं।',
  confirmed: (domains) =>
    domains === ''
      ? 'वोटरों ने अपने ईमेल की पुष्टि की है। एक व्यक्ति के कई ईमेल हो सकते हैं।'
      : `वोटरों ने ${domains} वाले ईमेल की पुष्टि की है। जिसके ऐसे कई ईमेल हों, उसके कई वोट हैं।`,
  listed: () =>
    'वोटर, वोटर लिस्ट में हैं। लिस्ट का कोई नंबर पहले कोई और रजिस्टर कर सकता है, जब तक उसका मालिक यह साबित न करे कि नंबर उसका है।',
  proved: () =>
    'वोटर, वोटर लिस्ट में हैं और साबित कर चुके हैं कि नंबर उनका है। यह उतना ही सुरक्षित है जितना उनका मेलबॉक्स, उनका कोड, या पहचान देखने वाले अधिकारी।',
};

const proofs: Partial<Record<ProofWay, string>> = {
  address: 'वोटर लिस्ट वाले पते से नंबर साबित करने वाले लोग',
  code: 'छपे हुए कोड से साबित करने वाले लोग',
  'check-in': 'वे लोग जिनकी पहचान अधिकारियों ने देखी',
  'sign-on': 'यूनिवर्सिटी अकाउंट से लॉग इन करने वाले लोग',
  none: 'वे लोग जिनकी पहचान साबित नहीं हुई',
};

const wordsOf = (way: ProofWay, officer: string | null) =>
  way === 'check-in' && officer !== null
    ? `वे लोग जिनकी पहचान ${officer} ने देखी`
    : (proofs[way] ?? 'बाकी लोग');

const oneOf = (what: string, words: readonly string[]) =>
  words.length === 0 ? [] : [`${what} ${listedOr.format(words)}`];

const inGroups = ({ groups, allGroups = false }: Limits) =>
  allGroups ? [`एक साथ ग्रुप ${listed.format(groups)}`] : oneOf('ग्रुप', groups);

const whoOf = (limits: Limits) =>
  [
    ...oneOf('ब्रांच', limits.branches),
    ...oneOf('एडमिशन का साल', limits.years),
    ...inGroups(limits),
  ].join(', ');

export const votersMessages: Translated<typeof English> = {
  known: ({ voters, mailDomains }: Known) =>
    sentences[voters]?.(listedOr.format(mailDomains)) ?? '',
  limits: (limits: Limits) => `सिर्फ़ ${whoOf(limits)} वाले`,
  vote: (limits: Limits, areCandidates: boolean) =>
    `${areCandidates ? 'वोट का हक और उम्मीदवारी' : 'वोट का हक'}: सिर्फ़ ${whoOf(limits)} वालों के लिए।`,
  candidacy: (limits: Limits) =>
    whoOf(limits) === ''
      ? 'हर कोई उम्मीदवार बन सकता है।'
      : `उम्मीदवारी: सिर्फ़ ${whoOf(limits)} वालों के लिए।`,

  proof: (group: { ways: readonly ProofWay[]; officer: string | null; votes: number }) =>
    `${counted(group.votes, 'वोट', 'वोट')}: ${listedOr.format(
      group.ways.map((way) => wordsOf(way, group.officer)),
    )}`,
};
