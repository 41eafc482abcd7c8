import type { Translated } from '../translated.ts';
import type { twoOfficersMessages as English } from '../en/two-officers.ts';

// What an act says that two officers may be needed for. Only web/proposals says it.

export const twoOfficersMessages: Translated<typeof English> = {
  propose: (what: string) => `दूसरे अधिकारी से पूछें: ${what}`,
  note: 'इसके लिए दो अधिकारी चाहिए। जब तक दूसरे अधिकारी पुष्टि नहीं करते, यह रुका रहेगा।',
  noteAlone:
    'इसके लिए दो अधिकारी चाहिए, और अधिकारी सिर्फ़ आप हैं। आपकी लिखी वजह के साथ यह तुरंत हो जाएगा। सब पढ़ सकेंगे कि आपने यह अकेले किया।',
  noteOpen:
    'अगर इससे किसी चल रहे चुनाव में यह बदलता है कि कौन वोट दे या चुना जा सके, तो यह दूसरे अधिकारी की पुष्टि तक रुका रहेगा।',
  reasonHint: 'बाकी अधिकारी इसे पढ़ते हैं।',
};
