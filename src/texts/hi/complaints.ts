import type { Translated } from '../translated.ts';
import type { complaintMessages as English } from '../en/complaints.ts';

export const complaintMessages: Translated<typeof English> = {
  button: 'इस चुनाव में कुछ गलत है',
  page: {
    title: 'शिकायत',
    noSuch: 'शिकायत लोड नहीं हो सकी।',
    number: (number: number) => `शिकायत ${number}`,
    answer: 'जवाब',
    made: 'भेजी गई',
    toElection: 'चुनाव देखें',
    ruled: (state: string) => `फ़ैसला: ${state}`,
  },
  states: {
    open: 'जवाब बाकी',
    upheld: 'सही मानी गई',
    dismissed: 'खारिज',
    'set-aside': 'नहीं सुनी गई',
    answered: 'जवाब दिया गया',
  },
  rulings: {
    title: 'फ़ैसले',
    ruled: (number: number, state: string) => `शिकायत ${number}: ${state}`,
    noOther: 'यह शिकायत हर अधिकारी के बारे में थी, इसलिए उन्हीं में से एक ने फ़ैसला किया।',
  },
};
