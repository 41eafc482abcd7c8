// A thread that reads one list and ends. It hands out what it read in parts, each when it is asked for:
// taking in 100,000 voters at once would hold up the votes that the server takes meanwhile.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { partsOf } from './list-parts.ts';
import { readListText } from './read-text.ts';

const port = parentPort;
if (port === null) throw new Error('this is no thread of a server');
const read = await readListText(...(workerData as Parameters<typeof readListText>));
for (const part of partsOf(read)) {
  port.postMessage(part);
  await once(port, 'message');
}
