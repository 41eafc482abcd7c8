import type { Translated } from '../translated.ts';
import type { campusClock as English } from '../en/campus-clock.ts';

export const campusClock: Translated<typeof English> = {
  twice: 'यह समय दो बार आता है',
  twiceHint: 'उस दिन घड़ियाँ पीछे की जाती हैं। चुनें कि दोनों में से कौन सा समय है।',
  first: (zone: string) => `पहला (${zone})`,
  second: (zone: string) => `दूसरा, एक घंटे बाद (${zone})`,

  movedTitle: 'जो चुनाव अभी खत्म नहीं हुए',
  movedText: 'टाइम ज़ोन बदल रहा है। हर चुनाव के लिए बताएँ कि क्या वैसा ही रहे।',
  stays: (name: string) => `“${name}”: क्या वैसा ही रहे`,
  choose: 'चुनें कि इस चुनाव का क्या वैसा ही रहे',
  moments: {
    title: 'पल',
    text: (opens: string, closes: string) =>
      `वोटिंग तभी शुरू और खत्म होगी, जब अब तक होनी थी। पेज पर तब लिखा होगा: ${opens} से ${closes} तक।`,
  },
  clock: {
    title: 'घड़ी का समय',
    text: (opens: string, closes: string) =>
      `पेज पर ${opens} से ${closes} तक ही लिखा रहेगा; वोटिंग अब तक से पहले या बाद में शुरू और खत्म होगी।`,
  },
  noDate: 'अभी कोई तारीख नहीं',
  reason: (zone: string) => `कैंपस की घड़ी अब ${zone} के हिसाब से चलती है।`,
};
