import type { LackHelper, LackKind } from '#core/elections/readiness.ts';
import type { Translated } from '../translated.ts';
import type { readinessMessages as English } from '../en/readiness.ts';
import { counted } from './plurals.ts';

// What an election is missing (core/elections/readiness.ts).

interface LackText {
  title: string;
  /** What to do about it. */
  text: string;
}

const helpers: Record<LackHelper, string> = {
  officers: 'यह कोई भी अधिकारी कर सकते हैं।',
  admin: 'यह कोई एडमिन कर सकते हैं।',
  operator: 'यह सर्वर चलाने वाले कर सकते हैं।',
};

export const readinessMessages: Translated<typeof English> = {
  limited: ({ position, voters, names }) =>
    voters === 0
      ? `${position}: अभी इसके लिए कोई वोट नहीं दे सकता।`
      : `${position}: अभी ${counted(voters, 'व्यक्ति', 'लोग')} इसके लिए वोट दे सकते हैं${names.length === 0 ? '' : voters > names.length ? `, जैसे ${names.join(', ')}` : `: ${names.join(', ')}`}।`,

  who: (who: LackHelper) => helpers[who],

  lack: (kind: LackKind, { count, position }: { count: number; position: string }): LackText => {
    switch (kind) {
      case 'no-description':
        return { title: 'परिचय नहीं है', text: 'लिखें कि यह चुनाव किस बारे में है।' };
      case 'no-positions':
        return { title: 'कोई पद नहीं है', text: 'कम से कम एक पद जोड़ें।' };
      case 'no-opening':
        return { title: 'शुरू होने की तारीख नहीं है', text: 'चुनें कि वोटिंग कब शुरू हो।' };
      case 'no-closing':
        return { title: 'खत्म होने की तारीख नहीं है', text: 'चुनें कि वोटिंग कब खत्म हो।' };
      case 'opening-past':
        return {
          title: 'शुरू होने की तारीख बीत चुकी है',
          text: 'पब्लिश करते ही वोटिंग शुरू हो जाएगी, और वोटिंग के दौरान नॉमिनेशन खुले रहेंगे।',
        };
      case 'closing-past':
        return { title: 'खत्म होने की तारीख बीत चुकी है', text: 'बाद की तारीख चुनें।' };
      case 'closing-first':
        return {
          title: 'वोटिंग शुरू होने से पहले ही खत्म हो रही है',
          text: 'खत्म होने की तारीख और बाद की चुनें।',
        };
      case 'short-voting':
        return {
          title: 'वोट देने के लिए एक घंटे से कम समय',
          text: 'बहुत लोगों को समय पर पता नहीं चलेगा।',
        };
      case 'short-nominations':
        return {
          title: 'नॉमिनेशन के लिए एक दिन से कम समय',
          text: 'इतने समय में कम ही लोग नॉमिनेशन भेज पाएँगे।',
        };
      case 'no-voter-list':
        return {
          title: 'वोटर लिस्ट खाली है',
          text: 'पहले उसे इंपोर्ट करें, नहीं तो कोई वोट नहीं दे पाएगा।',
        };
      case 'voters-without-address':
        return {
          title: `लिस्ट में ${counted(count, 'वोटर', 'वोटरों')} का ईमेल पता नहीं है`,
          text: 'उन्हें ईमेल नहीं मिलता और वे ईमेल से अपना नंबर साबित नहीं कर सकते। पते जोड़ें, कोड प्रिंट करें, या उनका चेक-इन करें।',
        };
      case 'listed-without-address':
        return {
          title: `लिस्ट के ${counted(count, 'नंबर', 'नंबरों')} का पता नहीं है`,
          text: 'कोई और इनमें से कोई नंबर रजिस्टर कर ले, तो वह वोट गिना जाएगा और जिनका नंबर है उन्हें पता नहीं चलेगा। वोट तभी देने दें जब नंबर साबित हो जाए, या पते जोड़ें।',
        };
      case 'list-not-written':
        return {
          title: `वोटर लिस्ट के ${counted(count, 'व्यक्ति', 'लोगों')} को ईमेल नहीं जा सकता`,
          text: 'ईमेल की सेटिंग नहीं है। कोड प्रिंट करके बाँटें, या चुनाव का लिंक शेयर करें।',
        };
      case 'voters-not-confirmed':
        return {
          title: `${counted(count, 'वोटर', 'वोटरों')} ने ईमेल पते की पुष्टि नहीं की है`,
          text: 'पुष्टि के बाद ही वे वोट दे सकते हैं। उनसे कहें कि ईमेल में आया लिंक खोलें।',
        };
      case 'tie-rule-usual':
        return {
          title: 'बराबरी का फ़ैसला कैसे हो, यह किसी ने नहीं चुना',
          text: 'बराबरी का फ़ैसला पासों से होगा। फ़ॉर्म खोलें, इसे देखें और सेव करें। वोटिंग शुरू होने के बाद यह बदला नहीं जा सकता।',
        };
      case 'no-email':
        return {
          title: 'ईमेल की सेटिंग नहीं है',
          text: 'न कोई अपने पते की पुष्टि कर सकता है, न किसी को बुलावा जाता है। नंबर चेक-इन से या छपे हुए कोड से साबित होते हैं।',
        };
      case 'no-candidates':
        return {
          title: `${position} के लिए कोई उम्मीदवार नहीं`,
          text: 'लोगों से उम्मीदवार बनने को कहें, उम्मीदवार जोड़ें, या कोई नॉमिनेशन मंज़ूर करें।',
        };
      case 'nominations-waiting':
        return {
          title: `${counted(count, 'नॉमिनेशन', 'नॉमिनेशन')} पर फ़ैसला बाकी`,
          text: 'नॉमिनेशन खत्म हो चुके हैं। पहले वोट से पहले इन्हें मंज़ूर या नामंज़ूर करें।',
        };
      case 'no-key':
        return {
          title: 'इस सर्वर के पास इस चुनाव की चाबी नहीं है',
          text: 'चाबी मिलने तक यह न वोट ले सकता है, न गिन सकता है।',
        };
      case 'keys-not-saved':
        return {
          title: 'चाबी कहीं और सेव नहीं की गई',
          text: 'यह सर्वर खो जाए, तो कोई वोट नहीं गिन पाएगा।',
        };
      case 'no-backup':
        return {
          title: 'पिछले एक दिन में कोई बैकअप नहीं',
          text: 'वोटिंग से पहले एक बैकअप बनाएँ।',
        };
      case 'one-officer':
        return {
          title: 'अधिकारी सिर्फ़ एक हैं',
          text: 'किसी और को भी अधिकारी बनाएँ। पहले अधिकारी न हों, तो वे मदद कर सकते हैं।',
        };
      case 'officers-without-step':
        return {
          title: `${counted(count, 'अधिकारी', 'अधिकारियों')} का दूसरा स्टेप चालू नहीं है`,
          text: 'हर अधिकारी इसे अपनी प्रोफ़ाइल में चालू कर सकते हैं। एडमिन इसे सब अधिकारियों के लिए ज़रूरी बना सकते हैं।',
        };
      case 'no-second-officer':
        return {
          title: 'जो वापस न हो सके, वह भी एक अधिकारी अकेले कर सकते हैं',
          text: 'कैंपस की सेटिंग में दो अधिकारियों का नियम चालू करें।',
        };
    }
  },
};
