import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { root, say } from './run-child.mjs';

/** Whether this account may prepare in a folder of Hustings; says what is in the way where it may not. */
export function mayWrite(name) {
  const folder = [path.join(root, name), root].find((one) => existsSync(one)) ?? root;
  if (!statSync(folder).isDirectory()) {
    say(`${folder} is a file, and Hustings needs a folder there. Move it away:`);
    say(`mv ${folder} ${folder}-moved`);
    return false;
  }
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    const own = accountName();
    const owner = nameOf(statSync(folder).uid);
    if (owner === own) {
      say(`The account "${own}" may not write into its own folder ${folder}. Give the right back:`);
      say(`chmod -R u+rwX ${root}`);
      return false;
    }
    say(`The account "${own}" may not write into ${folder}, which belongs to "${owner}".`);
    say('Work as the account that runs Hustings, or give it the folder, as root:');
    say(`chown -R ${own}: ${root}`);
    return false;
  }
}

function accountName() {
  try {
    return userInfo().username;
  } catch {
    // A number without a name, as a container may be given.
    return nameOf(process.getuid?.() ?? 0);
  }
}

function nameOf(uid) {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    const line = lines.find((one) => one.split(':')[2] === String(uid));
    return line?.split(':')[0] ?? String(uid);
  } catch {
    return String(uid);
  }
}
