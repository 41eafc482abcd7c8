import type { Translated } from '../translated.ts';
import type { whoMayActMessages as English } from '../en/who-may-act.ts';

// The messages of the card that says who may act tonight.

export const whoMayActMessages: Translated<typeof English> = {
  title: 'आज रात कौन क्या कर सकता है',
  lede: 'दो अधिकारियों के नियम में एक प्रस्ताव रखते हैं और दूसरे पुष्टि करते हैं।',
  ledeOff: 'हर अधिकारी अकेले काम करते हैं: दो अधिकारियों का नियम बंद है।',
  failed: 'अधिकारियों की लिस्ट लोड नहीं हो सकी।',
  can: 'पुष्टि कर सकते हैं',
  acts: 'काम कर सकते हैं',
  from: (when: string) => `${when} से पुष्टि कर सकते हैं`,
  letIn: (name: string) => `${name} के दिखाए लिंक से लॉग इन किया`,
  links: 'पिछले हफ़्ते अधिकारियों के लिए बने लिंक',
  linkBy: (admin: string, officer: string, when: string) =>
    `${admin} ने ${when} को ${officer} के अकाउंट का लिंक भेजा या दिखाया।`,
  linkOnMachine: (officer: string, when: string) =>
    `${when} को सर्वर की मशीन पर ${officer} के अकाउंट का लिंक बना।`,
  bare: 'दूसरा स्टेप नहीं है',
  barred: 'दूसरा स्टेप नहीं है: अभी कुछ नहीं कर सकते',
  away: 'जब कोई मौजूद न हो',
  whole: 'आपमें से कोई एक न हो, तब भी बाकी लोग सब कुछ कर सकते हैं।',
  everybody: 'अभी, जब सब मौजूद हैं',
  without: (name: string) => `${name} के बिना`,
  onlyWith: (name: string) => `सिर्फ़ ${name} के साथ`,
  nobody: 'कोई भी अधिकारी लॉग इन नहीं कर सकता।',
  later: (when: string) => `${when} तक कोई पुष्टि नहीं कर सकता।`,
  never: 'कोई पुष्टि नहीं कर सकता।',
  noAdmin: 'जो काम सिर्फ़ एडमिन करते हैं, जैसे अकाउंट मंज़ूर करना, वह कोई नहीं कर सकता।',
  stillPossible:
    'फिर भी एक अधिकारी वोटिंग को दो घंटे के लिए रोक सकते हैं। जिसकी पुष्टि 72 घंटे तक कोई न करे, प्रस्ताव रखने वाले उसकी सूचना देकर 24 घंटे बाद अकेले कर सकते हैं, पर वोट वाला चुनाव कभी मिटा नहीं सकते।',
};
