// A thread that follows each order of a draw in some counts, and ends: up to 720 counts of one position would hold up
// the votes that the server takes meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { ordersOf } from '#core/elections/decide-post.ts';
import type { CountedPost } from '#core/elections/decide-post.ts';

parentPort?.postMessage((workerData as CountedPost[]).map(ordersOf));
