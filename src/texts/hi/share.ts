import type { Translated } from '../translated.ts';
import type { shareMessages as English } from '../en/share.ts';

export const shareMessages: Translated<typeof English> = {
  button: 'शेयर करें',
  title: (name: string) => `“${name}” शेयर करें`,
  lede: 'जिसके पास यह लिंक हो, वह पेज देख सकता है।',
  address: 'लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो सका। उसे चुनकर कॉपी करें।',
  send: 'किसी ऐप से भेजें',
  code: (name: string) => `${name} का QR कोड`,
  poster: 'पोस्टर के लिए: फ़ोन का कैमरा इस पर रखें।',
  download: 'QR कोड डाउनलोड करें',
};
