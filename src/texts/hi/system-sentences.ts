import { each } from './sentence-parts.ts';
import type { Part } from './sentence-parts.ts';

// What the server finds of itself (src/server/doctor), for whoever runs it. Names of settings and commands stay.

const findings: readonly Part[] = [
  [
    'PostgreSQL {version} answers, with {encoding}.',
    'PostgreSQL {version} चल रहा है, {encoding} के साथ।',
  ],
  ['All settings can be read.', 'सब सेटिंग पढ़ी जा सकती हैं।'],
  [
    'PUBLIC_URL is not set: links in e-mails lead to {url}.',
    'PUBLIC_URL सेट नहीं है: ईमेल के लिंक {url} पर जाते हैं।',
  ],
  [
    'PUBLIC_URL begins with http://: passwords and votes travel where others can read.',
    'PUBLIC_URL http:// से शुरू होता है: पासवर्ड और वोट ऐसे रास्ते से जाते हैं जहाँ दूसरे पढ़ सकते हैं।',
  ],
  [
    'SMTP_URL is not set: e-mails are saved as files and reach nobody.',
    'SMTP_URL सेट नहीं है: ईमेल फ़ाइलों में सेव होते हैं और किसी तक नहीं पहुँचते।',
  ],
  [
    'The mail server {host} took the log-in; nothing was sent.',
    'मेल सर्वर {host} पर हमारा लॉग इन हो जाता है; कुछ भेजा नहीं गया।',
  ],
  ['The folder uploads is made at the first start.', 'uploads फ़ोल्डर पहली बार शुरू होने पर बनता है।'],
  [
    'What was put into the bucket {bucket} does not come back as it was.',
    'बकेट {bucket} में जो रखा गया, वह वैसा ही वापस नहीं आता।',
  ],
  [
    'Put into the bucket {bucket}, read and deleted again.',
    'बकेट {bucket} में रखा, पढ़ा और मिटाया जा सका।',
  ],
  ['Nothing answers at {url} ({reason}).', '{url} पर कोई जवाब नहीं देता ({reason})।'],
  ['{url}/api/health answers {status}.', '{url}/api/health का जवाब {status} है।'],
  [
    'At {url} another release answers, or another campus.',
    '{url} पर कोई दूसरी रिलीज़ या दूसरा कैंपस जवाब देता है।',
  ],
  [
    'A request had {seen} address in X-Forwarded-For, and TRUST_PROXY says {trusted}.',
    'एक रिक्वेस्ट के X-Forwarded-For में {seen} पता था, और TRUST_PROXY में {trusted} लिखा है।',
  ],
  [
    'A request had {seen} addresses in X-Forwarded-For, and TRUST_PROXY says {trusted}.',
    'एक रिक्वेस्ट के X-Forwarded-For में {seen} पते थे, और TRUST_PROXY में {trusted} लिखा है।',
  ],
  ['This campus and this release answer at {url}.', '{url} पर यही कैंपस और यही रिलीज़ जवाब देते हैं।'],
  ['{count} MB are free for {folder}.', '{folder} के लिए {count} MB खाली हैं।'],
  ['There is no folder to look at.', 'देखने के लिए कोई फ़ोल्डर नहीं है।'],
  ['It gave no answer within {seconds} seconds.', '{seconds} सेकंड में कोई जवाब नहीं मिला।'],
  ['Not looked at: there is no database.', 'नहीं जाँचा गया: डेटाबेस नहीं है।'],
  [
    'The account of the database may not make tables.',
    'डेटाबेस के अकाउंट को टेबल बनाने का अधिकार नहीं है।',
  ],
  ['The database takes no writes.', 'डेटाबेस में कुछ लिखा नहीं जा सकता।'],
  [
    'The account of the database may not read or write {tables}.',
    'डेटाबेस के अकाउंट को {tables} पढ़ने या लिखने का अधिकार नहीं है।',
  ],
  [
    'The account of the database could change or delete the record of what officers do, and counted elections.',
    'डेटाबेस का अकाउंट अधिकारियों के कामों के रिकॉर्ड और गिने जा चुके चुनावों को बदल या मिटा सकता है।',
  ],
  [
    'The account of the database could change counted elections.',
    'डेटाबेस का अकाउंट गिने जा चुके चुनावों को बदल सकता है।',
  ],
  [
    'The account of the database may read, write and change tables.',
    'डेटाबेस का अकाउंट टेबल पढ़, लिख और बदल सकता है।',
  ],
  [
    'The account of the database may read and write; another one changes tables.',
    'डेटाबेस का अकाउंट पढ़ और लिख सकता है; टेबल दूसरा अकाउंट बदलता है।',
  ],
  ['The database says nothing of its standbys.', 'डेटाबेस अपने स्टैंडबाय सर्वरों के बारे में कुछ नहीं बताता।'],
  [
    'synchronous_standby_names is set, and commits do not wait for a standby all the same.',
    'synchronous_standby_names सेट है, फिर भी डेटाबेस स्टैंडबाय का इंतज़ार नहीं करता।',
  ],
  [
    'Commits wait for a standby, and none confirms them: no vote can be cast.',
    'डेटाबेस स्टैंडबाय के इंतज़ार में है, और कोई जवाब नहीं देता: कोई वोट नहीं डाला जा सकता।',
  ],
  ...each(
    [
      ['1 standby', '1 स्टैंडबाय'],
      ['{count} standbys', '{count} स्टैंडबाय'],
    ],
    [
      ['; no commit waits for one.', '; डेटाबेस किसी का इंतज़ार नहीं करता।'],
      [
        '; this account may not see whether one of them confirms commits.',
        '; यह अकाउंट नहीं देख सकता कि इनमें से कोई पुष्टि करता है या नहीं।',
      ],
      ['; {confirming} of them confirm every commit.', '; इनमें से {confirming} हर बार पुष्टि करते हैं।'],
    ],
  ),
  [
    'A newer Hustings has changed this database, and {version} cannot run on it ({changes}).',
    'Hustings की नई रिलीज़ ने यह डेटाबेस बदल दिया है, और {version} इस पर नहीं चल सकती ({changes})।',
  ],
  [
    'Hustings {version} runs beside a newer release, which it can.',
    'Hustings {version} एक नई रिलीज़ के साथ चल रही है, जो ठीक है।',
  ],
  [
    'Hustings {version}; {count} migrations wait for the next start.',
    'Hustings {version}; {count} माइग्रेशन अगली बार शुरू होने पर होंगे।',
  ],
  [
    'Hustings {version}, with its {count} migrations.',
    'Hustings {version}, अपने {count} माइग्रेशन के साथ।',
  ],
  [
    "The database's clock is {ms} ms behind this machine's.",
    'डेटाबेस की घड़ी इस मशीन की घड़ी से {ms} ms पीछे है।',
  ],
  [
    "The database's clock is {ms} ms ahead of this machine's.",
    'डेटाबेस की घड़ी इस मशीन की घड़ी से {ms} ms आगे है।',
  ],
  [
    'The last backup by itself is not whole: {problem}',
    'अपने आप लिया गया पिछला बैकअप पूरा नहीं है: {problem}',
  ],
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
  ['The folder {folder} belongs to another campus.', 'फ़ोल्डर {folder} किसी और कैंपस का है।'],
  [
    '{folder} has no key for {names}: without it nobody can open the votes.',
    '{folder} में {names} की चाबी नहीं है: उसके बिना वोट कोई नहीं खोल सकता।',
  ],
  [
    'All elections of it are counted, and nobody has said that this file of keys was destroyed: {files}.',
    'इसके सभी चुनावों की गिनती हो चुकी है, और किसी ने नहीं बताया कि चाबियों की यह फ़ाइल नष्ट कर दी गई: {files}।',
  ],
  [
    'All elections of it are counted, and nobody has said that this file of keys was destroyed: {files}. Keep until the count: {keep}.',
    'इसके सभी चुनावों की गिनती हो चुकी है, और किसी ने नहीं बताया कि चाबियों की यह फ़ाइल नष्ट कर दी गई: {files}। गिनती तक संभालकर रखें: {keep}।',
  ],
  [
    'The key of each open election is here, and backups wrote copies: {files}.',
    'हर चालू चुनाव की चाबी यहाँ है, और बैकअप ने कॉपियाँ बनाईं: {files}।',
  ],
  ['There is no election whose votes are sealed.', 'ऐसा कोई चुनाव नहीं है जिसके वोट सीलबंद हों।'],
  ['The key is here of {names}.', 'इनकी चाबी यहाँ है: {names}।'],
  [
    'Voting is over, and no server could count its votes: {where} ({cause}).',
    'वोटिंग खत्म हो गई, और कोई सर्वर इसके वोट नहीं गिन पाया: {where} ({cause})।',
  ],
  [
    'Closed and published before a restore, so an admin has to decide which result counts: {names}.',
    'सर्वर वापस लाने से पहले खत्म और पब्लिश हो चुके, इसलिए एडमिन को तय करना है कि कौन सा नतीजा माना जाए: {names}।',
  ],
  [
    'Closed and published before a restore, so an admin has to decide which result counts: {names}. {problems}',
    'सर्वर वापस लाने से पहले खत्म और पब्लिश हो चुके, इसलिए एडमिन को तय करना है कि कौन सा नतीजा माना जाए: {names}। {problems}',
  ],
  ['The count and the record do not agree. {problems}', 'गिनती और रिकॉर्ड मेल नहीं खाते। {problems}'],
  [
    'Count and record agree in {count} closed elections.',
    'खत्म हुए {count} चुनावों में गिनती और रिकॉर्ड मेल खाते हैं।',
  ],
];

const second: Part = [
  'The copies at the second place can be read there: set BACKUP_PASSPHRASE (docs/backup.md).',
  'दूसरी जगह रखी कॉपियाँ वहाँ पढ़ी जा सकती हैं: BACKUP_PASSPHRASE सेट करें (docs/backup.md)।',
];
const drill: Part = [
  'Run "npm run restore-drill" (docs/backup.md).',
  '"npm run restore-drill" चलाएँ (docs/backup.md)।',
];

/** What helps. */
const advice: readonly Part[] = [
  second,
  drill,
  ...each([second], [[' ', ' ']], [drill]),
  [
    'Bring the key back from a file of keys: npm run keys -- import FILE. Without a name it asks for the lines of two sheets (docs/operations.md).',
    'चाबी को चाबियों की फ़ाइल से वापस लाएँ: npm run keys -- import FILE। फ़ाइल का नाम न दें, तो यह दो छपे पन्नों की पंक्तियाँ पूछता है (docs/operations.md)।',
  ],
  [
    'Do not stop this server: it holds the key in its memory. Make KEYS_DIR writable, and it writes the file within a minute.',
    'यह सर्वर बंद न करें: चाबी इसकी मेमोरी में है। KEYS_DIR को लिखने लायक बनाएँ, तो यह एक मिनट के अंदर फ़ाइल लिख देगा।',
  ],
  ['See .env.example.', '.env.example देखें।'],
  [
    'Correct it in the environment or in .env; .env.example explains every setting.',
    'इसे एनवायरनमेंट में या .env में सुधारें; हर सेटिंग .env.example में समझाई गई है।',
  ],
  ['Set PUBLIC_URL to the address that people open.', 'PUBLIC_URL में वह पता लिखें जिसे लोग खोलते हैं।'],
  [
    'Put a proxy with TLS in front (docs/operations.md).',
    'आगे TLS वाला प्रॉक्सी लगाएँ (docs/operations.md)।',
  ],
  [
    'Set SMTP_URL and MAIL_FROM (docs/operations.md).',
    'SMTP_URL और MAIL_FROM सेट करें (docs/operations.md)।',
  ],
  [
    'See SMTP_URL and MAIL_FROM: host, port, name and password.',
    'SMTP_URL और MAIL_FROM देखें: होस्ट, पोर्ट, नाम और पासवर्ड।',
  ],
  [
    'Look at the store of S3_URL: another one answered.',
    'S3_URL वाला स्टोर देखें: किसी और ने जवाब दिया।',
  ],
  [
    'Start the server (systemctl start hustings; without such a service npm start), or see the proxy, its certificate and the name.',
    'सर्वर शुरू करें (systemctl start hustings; ऐसी सर्विस न हो तो npm start), या प्रॉक्सी, उसका सर्टिफ़िकेट और नाम देखें।',
  ],
  ['See the log of the proxy, then that of the server.', 'प्रॉक्सी का लॉग देखें, फिर सर्वर का।'],
  [
    'Restart every server, and see where the proxy leads.',
    'हर सर्वर रीस्टार्ट करें, और देखें कि प्रॉक्सी कहाँ ले जाता है।',
  ],
  [
    'Set TRUST_PROXY to the number of proxies in front, or have the first one replace the header: limits count the address that the last but so many added (docs/operations.md).',
    'TRUST_PROXY में आगे लगे प्रॉक्सी की गिनती लिखें, या पहले प्रॉक्सी से यह हेडर बदलवाएँ: सीमाएँ उसी पते से गिनी जाती हैं (docs/operations.md)।',
  ],
  [
    'Make room, or move DATA_DIR to a larger disk: without room no vote is written.',
    'जगह खाली करें, या DATA_DIR को बड़ी डिस्क पर ले जाएँ: जगह के बिना कोई वोट नहीं लिखा जाता।',
  ],
  [
    'See DATABASE_URL, and whether PostgreSQL runs.',
    'DATABASE_URL देखें, और यह कि PostgreSQL चल रहा है या नहीं।',
  ],
  ['See the rights of the account in DATABASE_URL.', 'DATABASE_URL वाले अकाउंट के अधिकार देखें।'],
  ['See the log of the database.', 'डेटाबेस का लॉग देखें।'],
  [
    'See S3_URL, or the rights on the folder uploads in DATA_DIR.',
    'S3_URL देखें, या DATA_DIR में uploads फ़ोल्डर के अधिकार।',
  ],
  ['See PUBLIC_URL and the proxy.', 'PUBLIC_URL और प्रॉक्सी देखें।'],
  [
    'Give this account the right to write to DATA_DIR and KEYS_DIR.',
    'इस अकाउंट को DATA_DIR और KEYS_DIR में लिखने का अधिकार दें।',
  ],
  [
    'See KEYS_DIR, and whether this account may read it.',
    'KEYS_DIR देखें, और यह कि यह अकाउंट उसे पढ़ सकता है या नहीं।',
  ],
  [
    'See the log of the server, and run npm run verify-record.',
    'सर्वर का लॉग देखें, और npm run verify-record चलाएँ।',
  ],
  ['Start the server of this release once.', 'इस रिलीज़ का सर्वर एक बार शुरू करें।'],
  ['See the line of the database.', 'डेटाबेस वाली लाइन देखें।'],
  [
    'Give it the right: grant usage, create on schema public to ACCOUNT.',
    'उसे अधिकार दें: grant usage, create on schema public to ACCOUNT.',
  ],
  [
    'Take default_transaction_read_only off, or name the primary in DATABASE_URL.',
    'default_transaction_read_only बंद करें, या DATABASE_URL में मुख्य सर्वर का नाम दें।',
  ],
  [
    'Let the account own the tables, or grant select, insert, update, delete on them.',
    'टेबल इसी अकाउंट की हों, या उन पर select, insert, update, delete का अधिकार दें।',
  ],
  [
    'Set MIGRATE_DATABASE_URL to it, and DATABASE_URL to one without its rights (docs/operations.md).',
    'MIGRATE_DATABASE_URL में यह अकाउंट रखें, और DATABASE_URL में बिना इन अधिकारों वाला (docs/operations.md)।',
  ],
  [
    'Restart the server: a start gives its account its rights anew.',
    'सर्वर रीस्टार्ट करें: शुरू होने पर उसके अकाउंट को अधिकार फिर से मिलते हैं।',
  ],
  [
    'Set synchronous_commit = on, or a vote may be lost with the primary.',
    'synchronous_commit = on रखें, नहीं तो मुख्य सर्वर के साथ कोई वोट खो सकता है।',
  ],
  ['grant pg_read_all_stats to ACCOUNT.', 'यह चलाएँ: grant pg_read_all_stats to ACCOUNT.'],
  [
    'Start the standby, or name another one in synchronous_standby_names.',
    'स्टैंडबाय शुरू करें, या synchronous_standby_names में दूसरे का नाम दें।',
  ],
  ['Start the newer release.', 'नई रिलीज़ शुरू करें।'],
  ['Bring every server to the newer release.', 'हर सर्वर पर नई रिलीज़ लगाएँ।'],
  ['Take a backup, then start the server.', 'बैकअप लें, फिर सर्वर शुरू करें।'],
  ['Let both machines keep their time by NTP.', 'दोनों मशीनों का समय NTP से मिलाए रखें।'],
  [
    'Run "npm run backup", or set BACKUP_HOUR (docs/backup.md).',
    '"npm run backup" चलाएँ, या BACKUP_HOUR सेट करें (docs/backup.md)।',
  ],
  [
    'Run "npm run backup". The server takes one by itself at {hour}:00 (docs/backup.md).',
    '"npm run backup" चलाएँ। सर्वर {hour}:00 बजे अपने आप एक बैकअप लेता है (docs/backup.md)।',
  ],
  [
    'Mend this, then run "npm run backup" (docs/backup.md).',
    'इसे ठीक करें, फिर "npm run backup" चलाएँ (docs/backup.md)।',
  ],
  [
    'Destroy the file, then say so: on the page Server of the dashboard, or with npm run keys -- destroyed FILE.',
    'फ़ाइल नष्ट करें, फिर बताएँ: डैशबोर्ड के “सर्वर” पेज पर, या npm run keys -- destroyed FILE से।',
  ],
  [
    'Once these elections are closed, destroy the files and say so: on the page Server of the dashboard, or with npm run keys -- destroyed FILE.',
    'ये चुनाव खत्म होने पर फ़ाइलें नष्ट करें और बताएँ: डैशबोर्ड के “सर्वर” पेज पर, या npm run keys -- destroyed FILE से।',
  ],
  [
    'The votes stay sealed, and each server tries again. Bring a missing key back (npm run keys); for damaged rows restore a backup.',
    'वोट सीलबंद रहते हैं, और हर सर्वर फिर कोशिश करता है। चाबी न हो तो उसे वापस लाएँ (npm run keys); पंक्तियाँ खराब हों तो बैकअप वापस लाएँ।',
  ],
  [
    'Nothing is counted until then. On the dashboard an admin chooses: the result that was published before stands, or the restored votes are counted.',
    'तब तक कुछ नहीं गिना जाएगा। एडमिन डैशबोर्ड पर चुनते हैं: पहले पब्लिश हुआ नतीजा माना जाए, या वापस लाए गए वोट गिने जाएँ।',
  ],
  [
    'Do not rely on these results. Run npm run verify-record, and compare with the files in recounts and with earlier backups.',
    'इन नतीजों पर भरोसा न करें। npm run verify-record चलाएँ, और recounts की फ़ाइलों और पुराने बैकअप से मिलाएँ।',
  ],
  [
    'Set KEYS_DIR to the folder of this campus and restart. If the other campus is gone for good: npm run keys -- adopt.',
    'KEYS_DIR में इसी कैंपस का फ़ोल्डर रखें और रीस्टार्ट करें। दूसरा कैंपस हमेशा के लिए जा चुका हो, तो: npm run keys -- adopt.',
  ],
];

/** What the server finds of itself, by what it says in English. */
export const systemSentences: Readonly<Record<string, string>> = Object.fromEntries([
  ...findings,
  ...advice,
]);
