import type { Part } from './sentence-parts.ts';

// What the server says of a count that failed, or that does not agree with the record any more.

/** Why an election is not counted (src/server/closing). */
const uncounted: readonly Part[] = [
  ['its key is missing on the servers', 'इसकी चाबी किसी सर्वर पर नहीं है'],
  ['no server has counted it yet', 'अभी तक किसी सर्वर ने इसकी गिनती नहीं की है'],
  ['its recount file is on no server', 'इसकी दोबारा गिनती की फ़ाइल किसी सर्वर पर नहीं है'],
  [
    'the clocks of server and database are {ms} ms apart',
    'सर्वर और डेटाबेस की घड़ियों में {ms} ms का फ़र्क है',
  ],
];

/** What does not agree any more (src/server/recount/compare-closed.ts). */
const disagreements: readonly Part[] = [
  [
    'What was counted was changed after the close. What it was is said once the results are shown.',
    'जो गिना गया था, वह वोटिंग खत्म होने के बाद बदला गया। क्या बदला, यह नतीजे दिखने के बाद बताया जाएगा।',
  ],
  ['Its recount kit cannot be read.', 'इसकी दोबारा गिनती की किट पढ़ी नहीं जा सकती।'],
  [
    'The record has {told} recount kits, and {kept} are kept.',
    'रिकॉर्ड में दोबारा गिनती की {told} किट हैं, और रखी {kept} हैं।',
  ],
  [
    '{kept} recount kits are kept, and the record has {told}.',
    'दोबारा गिनती की {kept} किट रखी हैं, और रिकॉर्ड में {told} हैं।',
  ],
  [
    'Edition {edition} of the recount kit is missing.',
    'दोबारा गिनती की किट का एडिशन {edition} नहीं है।',
  ],
  [
    'The votes of edition {edition} are not those of the result code.',
    'एडिशन {edition} के वोट नतीजे के कोड वाले वोट नहीं हैं।',
  ],
  [
    'The label of edition {edition} of the recount kit is not the hash in the record.',
    'दोबारा गिनती की किट के एडिशन {edition} का लेबल रिकॉर्ड वाला हैश नहीं है।',
  ],
  [
    'Edition {edition} of the recount kit is another file than at the close: its ballots or its text were changed.',
    'दोबारा गिनती की किट का एडिशन {edition} अब वह फ़ाइल नहीं है जो वोटिंग खत्म होने पर थी: उसके बैलट या उसमें लिखी बातें बदली गईं।',
  ],
  [
    '{name} has {ballots} ballots, and edition {edition} says {votes}.',
    '{name} के {ballots} बैलट हैं, और एडिशन {edition} में {votes} लिखे हैं।',
  ],
  [
    '{blank} people abstained for {title}, and edition {edition} says {abstained}.',
    '{title} के लिए {blank} लोग तटस्थ रहे, और एडिशन {edition} में {abstained} लिखे हैं।',
  ],
  [
    'The rounds kit of edition {edition} is not the one whose hash the record has.',
    'एडिशन {edition} की राउंड वाली किट वह नहीं है जिसका हैश रिकॉर्ड में है।',
  ],
  [
    'The positions or candidates are not those of the recount kit.',
    'पद या उम्मीदवार दोबारा गिनती की किट वाले नहीं हैं।',
  ],
  [
    '{name} is shown with {votes} votes, and has {ballots}.',
    '{name} के {votes} वोट दिखाए जा रहे हैं, और बैलट {ballots} हैं।',
  ],
  [
    'The ballots of {title} are not those that its result is counted from.',
    '{title} के बैलट वे नहीं हैं जिनसे उसका नतीजा गिना गया है।',
  ],
  [
    'The recount kit does not say as the page does whether {name} has left.',
    'किसी का नाम हटा है या नहीं, यह दोबारा गिनती की किट और पेज पर अलग-अलग है: {name}।',
  ],
  [
    '{participations} people voted for {title}, and the recount kit says {said}.',
    '{title} के लिए {participations} लोगों ने वोट दिया, और दोबारा गिनती की किट में {said} लिखे हैं।',
  ],
  [
    'The recount kit does not say as the page does what was ruled.',
    'क्या फ़ैसला हुआ, यह दोबारा गिनती की किट और पेज पर अलग-अलग है।',
  ],
  [
    'The file of the close in the folder recounts is another one than the record says.',
    'recounts फ़ोल्डर में वोटिंग खत्म होने के समय की फ़ाइल वह नहीं है जो रिकॉर्ड में लिखी है।',
  ],
];

/** What it says, by what it says in English. */
export const countSentences: Readonly<Record<string, string>> = Object.fromEntries([
  ...uncounted,
  ...disagreements,
]);
