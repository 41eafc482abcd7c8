import type { Translated } from '../translated.ts';
import type { complaintMessages as English } from '../en/complaints.ts';

export const complaintMessages: Translated<typeof English> = {
  button: 'इस चुनाव में कुछ गलत है',
  failed: 'शिकायत नहीं भेजी जा सकी।',
  page: {
    title: 'शिकायत',
    noSuch: 'शिकायत लोड नहीं हो सकी।',
    number: (number: number) => `शिकायत ${number}`,
    about: {
      voting: 'वोटिंग के बारे में',
      candidate: 'एक उम्मीदवार के बारे में',
      officer: 'एक अधिकारी के बारे में',
    },
    made: 'भेजी गई',
    toElection: 'चुनाव देखें',
    states: {
      open: 'फ़ैसला बाकी',
      upheld: 'सही मानी गई',
      dismissed: 'खारिज',
      'set-aside': 'नहीं सुनी गई',
      answered: 'जवाब दिया गया',
    },
    due: (when: string) => `फ़ैसला ${when} तक आना चाहिए।`,
    overdue: (when: string) => `फ़ैसले में देर हो गई है। उसे ${when} तक आना था।`,
    ruling: 'फ़ैसला',
    ruled: (state: string) => `फ़ैसला: ${state}`,
    reply: 'जिनके बारे में शिकायत है, उनका जवाब',
    yourReply: 'आपका जवाब',
    replyHint: 'एक ही बार जवाब दिया जा सकता है। इसे अधिकारी और शिकायत करने वाले पढ़ते हैं।',
    sendReply: 'जवाब भेजें',
    replyFailed: 'जवाब नहीं भेजा जा सका।',
  },
  rulings: {
    title: 'शिकायतें',
    ruled: (number: number, state: string) => `शिकायत ${number}: ${state}`,
    noOther: 'यह शिकायत हर अधिकारी के बारे में थी, इसलिए उन्हीं में से एक ने फ़ैसला किया।',
  },
  appeal: {
    to: 'इस फ़ैसले के खिलाफ़ यहाँ अपील करें:',
    final: 'यहाँ यह फ़ैसला आखिरी है। आगे यहाँ लिखें:',
    council: 'काउंसिल',
  },
  officers: {
    title: 'अधिकारियों के लिए शिकायतें',
    of: (kind: string, name: string | null) => (name === null ? kind : `${kind}: ${name}`),
    by: (name: string, when: string) => `${name} की ओर से, ${when}`,
    hidden: 'यह शिकायत आपके बारे में है, इसलिए इसे दूसरे अधिकारी पढ़ते हैं और फ़ैसला करते हैं।',
    ruling: 'फ़ैसला',
    choose: 'कोई एक चुनें',
    missing: 'फ़ैसला चुनें',
    rulings: {
      upheld: 'शिकायत सही है',
      dismissed: 'शिकायत खारिज',
      'set-aside': 'नहीं सुनी जाएगी: नियमों से बाहर',
    },
    reply: 'जवाब',
  },
};
