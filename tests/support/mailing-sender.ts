// A server process reduced to its e-mails to many people, for a test that kills it in the middle.
// Arguments: a DATABASE_URL, an SMTP_URL and the folder of the election keys.
import { openCampus } from '#server/campus/open-campus.ts';
import { readConfig } from '#server/config.ts';
import { openKeyStore } from '#server/voting/sealed/key-folder.ts';
import { startMailings } from '#server/email/mailings/run.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { openMail } from '#server/platform/mail/open-mail.ts';

const [connectionString = '', SMTP_URL = '', keysDir = ''] = process.argv.slice(2);
const { config } = readConfig({ SMTP_URL, EMAILS_PER_MINUTE: '6000' });
const database = openDatabase({ connectionString }, () => {});
const campus = openCampus({ db: database.db, config, clock: systemClock });
const log = openLog('silent');
const jobs = await openJobs({ connection: { connectionString }, log });
const electionKeys = openKeyStore(keysDir);
startMailings({ ...database, jobs, config, campus, electionKeys, mail: openMail(config), log });
