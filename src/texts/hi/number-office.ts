import type { Translated } from '../translated.ts';
import type { numberOfficeMessages as English } from '../en/number-office.ts';

// The messages of the officers' section about whose a number is.

function whoIsIt(name: string, listName: string): string {
  if (listName === '') return `अकाउंट में नाम ${name} है; वोटर लिस्ट में कोई नाम नहीं है।`;
  return name === listName
    ? `वोटर लिस्ट और अकाउंट, दोनों में नाम ${name} है।`
    : `वोटर लिस्ट में नाम ${listName} है, और अकाउंट में ${name}।`;
}

export const numberOfficeMessages: Translated<typeof English> = {
  markText: (number: string, name: string, listName: string) =>
    `${whoIsIt(name, listName)} अगर ये वही व्यक्ति हैं, तो बटन दबाएँ। फिर ${number} उनका साबित माना जाएगा, और उसे सिर्फ़ दो अधिकारी मिलकर किसी और को दे सकेंगे।`,
};
