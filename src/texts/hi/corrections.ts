import type { Translated } from '../translated.ts';
import type { correctionMessages as English } from '../en/corrections.ts';

/** What is said about an e-mail address that an officer corrected and that waits. */
export const correctionMessages: Translated<typeof English> = {
  title: 'सुधारे गए ईमेल पते, जो अभी लागू नहीं हुए',
  text: 'हर अकाउंट का पुराना पता अभी चल रहा है, और उस पर इसकी सूचना भेज दी गई है। नया पता तब लागू होगा जब उसका लिंक खुले और वह व्यक्ति खुद या दूसरे अधिकारी हाँ कहें। कोई कुछ न कहे, तो नीचे लिखे समय पर लागू होगा।',
  change: (email: string) => `नया पता: ${email}`,
  by: (officer: string | null) =>
    officer === null ? 'एक पूर्व अधिकारी ने इसे सुधारा।' : `${officer} ने इसे सुधारा।`,
  byYou: 'इसे आपने सुधारा, इसलिए पुष्टि किसी और अधिकारी को करनी होगी।',
  aboutYou: 'यह आपका अपना अकाउंट है: हाँ या ना अपनी प्रोफ़ाइल में कहें।',
  until: (moment: string) => `यह ${moment} तक रुका है।`,
  agreedTo: 'हाँ कह दी गई है, इसलिए वहाँ भेजा गया लिंक खुलते ही यह लागू हो जाएगा।',
  second: 'दूसरे अधिकारी की पुष्टि तक यह रुका है।',
  notRead: 'नए पते पर भेजा गया लिंक अभी नहीं खुला है।',
  confirm: 'पुष्टि करें',
  drop: 'पुराना पता रखें',
  code: 'उस व्यक्ति का छपा हुआ कोड',
  useCode: 'कोड इस्तेमाल करें',
  failed: 'यह सेव नहीं हुआ। कृपया फिर कोशिश करें।',

  ownTitle: 'एक अधिकारी ने आपका ईमेल पता बदला है',
  own: (email: string, moment: string) =>
    `आपका नया पता ${email} होगा। आप कुछ न कहें, तो यह ${moment} से लागू होगा, अगर तब तक वहाँ भेजा गया लिंक खुल चुका हो।`,
  agreed: (email: string) => `वहाँ भेजा गया लिंक खुलते ही आपका पता ${email} हो जाएगा।`,
  accept: 'नया पता रखें',
  refuse: 'मेरा पुराना पता रखें',

  linkTitle: 'आपके अकाउंट के लिए दूसरा ईमेल पता',
  linkLede:
    'एक अधिकारी ने आपके अकाउंट में दूसरा ईमेल पता डाला है। कौन सा, यह उस ईमेल में लिखा है जिसके लिंक से यह पेज खुला। क्या वह पता आपका है?',
  linkYes: 'हाँ, नया पता रखें',
  linkNo: 'नहीं, यही पता रखें',
};
