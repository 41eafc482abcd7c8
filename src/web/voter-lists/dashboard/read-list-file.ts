import type { Result } from '#core/kernel/result.ts';
import { ok, refuse } from '#core/kernel/result.ts';
import { voterListMessages } from '#texts/en/voter-list.ts';
import { decodeListFile } from './decode-list-file.ts';

/** Bytes; the server takes 16 MB with what JSON adds. */
const largest = 15 * 1024 * 1024;

const text = voterListMessages;
const sentences = {
  workbook: text.workbook,
  document: text.document,
  empty: text.emptyFile,
  binary: text.noText,
};

/** The text of a chosen list, or the sentence that says why it is none. */
export async function readListFile(file: File): Promise<Result<string, string>> {
  if (file.size > largest) return refuse(text.tooLarge);
  try {
    const read = decodeListFile(new Uint8Array(await file.arrayBuffer()));
    return read.ok ? ok(read.value) : refuse(sentences[read.error]);
  } catch {
    return refuse(text.unreadable);
  }
}
