// A server process reduced to its e-mail worker, for tests that end it in the middle of an e-mail.
// Arguments: a DATABASE_URL and an SMTP_URL.
import { openDatabase } from '#server/platform/db/client.ts';
import { emailJobs } from '#server/email/deliver.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { openMail } from '#server/platform/mail/open-mail.ts';
import { idleJobs } from './idle-jobs.ts';

const [connectionString = '', smtpUrl = ''] = process.argv.slice(2);
const connection = { connectionString };
const database = openDatabase(connection, () => {});
const mail = openMail({
  smtpUrl,
  mailFrom: 'council@campus.example',
  dataDir: '/nowhere',
  emailsPerMinute: 6_000,
});
const jobs = await openJobs({ connection, log: openLog('silent') });
await jobs.work({ ...idleJobs, ...emailJobs({ ...database, mail, jobs }) });
