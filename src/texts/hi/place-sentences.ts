import { each, nothing } from './sentence-parts.ts';
import type { Part } from './sentence-parts.ts';

// What the server finds of its disks, folders and clocks (src/server/doctor), for whoever runs it.

const roomPart: Part = [
  'Make room on that disk: move what other programs left there to another disk, or delete old backups of which a copy is elsewhere, but nothing in the folder postgres. Then voting goes on by itself; if the server has ended, start it again.',
  'उस डिस्क पर जगह खाली करें: दूसरे प्रोग्रामों की छोड़ी फ़ाइलें किसी और डिस्क पर ले जाएँ, या वे पुराने बैकअप मिटाएँ जिनकी एक नकल कहीं और है, पर postgres फ़ोल्डर में कुछ नहीं। फिर वोटिंग अपने आप चल पड़ेगी; सर्वर बंद हो गया हो, तो उसे फिर शुरू करें।',
];
const setHour: Part = [
  'Set BACKUP_HOUR to an hour, such as 3. Leave it off only where something else, such as cron, takes one every night (docs/backup.md).',
  'BACKUP_HOUR में कोई घंटा रखें, जैसे 3। बंद तभी रखें जब कोई और, जैसे cron, हर रात बैकअप लेता हो (docs/backup.md)।',
];
const backupsOff: Part = [
  ' No server takes one by itself: BACKUP_HOUR is off.',
  ' कोई सर्वर अपने आप बैकअप नहीं लेता: BACKUP_HOUR बंद है।',
];

const spans: readonly Part[] = [
  ['1 second', '1 सेकंड'],
  ['{count} seconds', '{count} सेकंड'],
  ['{count} minutes', '{count} मिनट'],
  ['{count} hours', '{count} घंटे'],
  ['{count} days', '{count} दिन'],
];

const findings: readonly Part[] = [
  [
    'A file was written where backups go ({settings}), and deleted again.',
    'जहाँ बैकअप जाते हैं ({settings}), वहाँ एक फ़ाइल लिखी और मिटाई जा सकी।',
  ],
  [
    'What was put into the bucket {bucket} does not come back.',
    'बकेट {bucket} में जो रखा गया, वह वापस नहीं आता।',
  ],
  ['The bucket {bucket} takes no file: {reason}', 'बकेट {bucket} कोई फ़ाइल नहीं लेता: {reason}'],
  [
    'Hustings {version}; there is no campus in this database yet.',
    'Hustings {version}; इस डेटाबेस में अभी कोई कैंपस नहीं है।',
  ],
  [
    'Hustings {version}; the database is that of an older release: {count} migrations wait for the next start.',
    'Hustings {version}; डेटाबेस पुरानी रिलीज़ का है: {count} माइग्रेशन अगली बार शुरू होने पर होंगे।',
  ],
  ...each([["The database's clock is ", 'डेटाबेस की घड़ी ']], spans, [
    [" behind this machine's, which shows {here}.", ' पीछे है; इस मशीन की घड़ी में {here} बजा है।'],
    [" ahead of this machine's, which shows {here}.", ' आगे है; इस मशीन की घड़ी में {here} बजा है।'],
  ]),
  [
    'This machine and the database agree about the time: {here}.',
    'इस मशीन और डेटाबेस का समय एक है: {here}।',
  ],
  ...each(
    [
      ['There was no backup of this campus yet.', 'इस कैंपस का अभी कोई बैकअप नहीं हुआ है।'],
      ...each(
        [['The last backup is of {moment}. ', 'पिछला बैकअप {moment} का है। ']],
        [
          ['Backups are encrypted. ', 'बैकअप एन्क्रिप्ट होते हैं। '],
          ['Backups are not encrypted. ', 'बैकअप एन्क्रिप्ट नहीं होते। '],
        ],
        [
          ['No restore drill has proved one yet.', 'वापस लाने की कोई रिहर्सल अभी नहीं हुई।'],
          [
            'The last restore drill that proved one was on {drill}.',
            'वापस लाने की पिछली सफल रिहर्सल {drill} को हुई।',
          ],
        ],
      ),
    ],
    [nothing, backupsOff],
  ),
  [
    'Not looked at: the database is that of another release.',
    'नहीं जाँचा गया: डेटाबेस किसी और रिलीज़ का है।',
  ],
  [
    'The disk of the database is full: it takes nothing that is new.',
    'डेटाबेस की डिस्क भर गई है: उसमें कुछ नया नहीं लिखा जा सकता।',
  ],
  [
    '{count} MB are free for {folder}: nothing can be written there.',
    '{folder} के लिए {count} MB खाली हैं: वहाँ कुछ लिखा नहीं जा सकता।',
  ],
  ['{place} is a file and no folder.', '{place} फ़ाइल है, फ़ोल्डर नहीं।'],
  ['{place} can only be read.', '{place} को सिर्फ़ पढ़ा जा सकता है।'],
  ['{place} is not there, and it cannot be made.', '{place} नहीं है, और बनाया नहीं जा सकता।'],
  ['{place} cannot be used: {reason}.', '{place} इस्तेमाल नहीं हो सकता: {reason}।'],
  [
    'The account {account} has taken its own right to write to {place} away.',
    'अकाउंट {account} ने {place} में लिखने का अपना अधिकार हटा दिया है।',
  ],
  [
    'The account {account} may not use {place}: it belongs to {owner}.',
    'अकाउंट {account} को {place} इस्तेमाल करने का अधिकार नहीं है: वह {owner} का है।',
  ],
  [
    'A proxy is in front of this server, and TRUST_PROXY is no: to the limits all people come from one address, that of the proxy.',
    'इस सर्वर के आगे प्रॉक्सी है, और TRUST_PROXY में no लिखा है: सीमाओं के लिए सब लोग एक ही पते से आते हैं, प्रॉक्सी के पते से।',
  ],
];

const advice: readonly Part[] = [
  roomPart,
  ...each(
    [['Without room no vote is written. ', 'जगह के बिना कोई वोट नहीं लिखा जाता। ']],
    [roomPart],
  ),
  setHour,
  ...each([['Run "npm run backup". ', '"npm run backup" चलाएँ। ']], [setHour]),
  ['See the line of the disk.', 'डिस्क वाली लाइन देखें।'],
  ['See the line of the release.', 'रिलीज़ वाली लाइन देखें।'],
  [
    'See BACKUP_DIR, BACKUP_COPY_DIR, BACKUP_COPY_URL and BACKUP_KEYS_DIR.',
    'BACKUP_DIR, BACKUP_COPY_DIR, BACKUP_COPY_URL और BACKUP_KEYS_DIR देखें।',
  ],
  [
    'See BACKUP_COPY_URL: host, key, secret and bucket, and whether the store answers.',
    'BACKUP_COPY_URL देखें: होस्ट, key, secret और बकेट, और यह कि स्टोर जवाब देता है या नहीं।',
  ],
  [
    'They are on this machine alone: name another disk or machine in BACKUP_COPY_DIR or BACKUP_COPY_URL (docs/backup.md).',
    'ये सिर्फ़ इसी मशीन पर हैं: BACKUP_COPY_DIR या BACKUP_COPY_URL में दूसरी डिस्क या मशीन का नाम दें (docs/backup.md)।',
  ],
  ['Start the server, which makes one.', 'सर्वर शुरू करें, वह एक बना देगा।'],
  [
    'Take a backup, then start the server, which brings the database up to date.',
    'बैकअप लें, फिर सर्वर शुरू करें, वह डेटाबेस को नया कर देगा।',
  ],
  [
    'Compare both with a phone. Set the wrong one right, and let both machines keep their time by NTP (timedatectl set-ntp true).',
    'दोनों को फ़ोन की घड़ी से मिलाएँ। जो गलत हो उसे ठीक करें, और दोनों मशीनों का समय NTP से मिलाए रखें (timedatectl set-ntp true)।',
  ],
  [
    'Correct the name, or take the line out; .env.example has every name.',
    'नाम सुधारें, या वह लाइन हटाएँ; हर नाम .env.example में है।',
  ],
  [
    'Set TRUST_PROXY={value} and restart the server (docs/operations.md).',
    'TRUST_PROXY={value} रखें और सर्वर रीस्टार्ट करें (docs/operations.md)।',
  ],
  ['Move the file away, or name another folder.', 'वह फ़ाइल हटाएँ, या दूसरे फ़ोल्डर का नाम दें।'],
  [
    'Mount its disk so that it can be written; dmesg says why it is not.',
    'उसकी डिस्क ऐसे माउंट करें कि उसमें लिखा जा सके; क्यों नहीं है, यह dmesg बताता है।',
  ],
  [
    'Make the folder, mount its disk, or name another folder.',
    'फ़ोल्डर बनाएँ, उसकी डिस्क माउंट करें, या दूसरे फ़ोल्डर का नाम दें।',
  ],
  ['See the disk of that folder.', 'उस फ़ोल्डर की डिस्क देखें।'],
  ['Give it back: chmod u+rwx {place}', 'वापस दें: chmod u+rwx {place}'],
  [
    'Work as the account that runs Hustings (sudo -u {owner} …), or give that account the folder: chown -R ACCOUNT {place}',
    'उस अकाउंट से काम करें जो Hustings चलाता है (sudo -u {owner} …), या फ़ोल्डर उस अकाउंट को दें: chown -R ACCOUNT {place}',
  ],
];

/** What the server finds of its disks, folders and clocks, by what it says in English. */
export const placeSentences: Readonly<Record<string, string>> = Object.fromEntries([
  ...findings,
  ...advice,
]);
