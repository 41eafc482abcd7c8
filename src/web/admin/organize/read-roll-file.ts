import type { Result } from '#core/kernel/result.ts';
import { ok, refuse } from '#core/kernel/result.ts';
import { dashboardMessages } from '#web/messages/en/dashboard.ts';

/** Bytes; a roll of 100,000 numbers with names beside them is smaller. */
const largest = 8 * 1024 * 1024;

/** The text of a chosen file, or the sentence that says why it is none. */
export async function readRollFile(file: File): Promise<Result<string, string>> {
  const text = dashboardMessages.organize;
  if (file.size > largest) return refuse(text.rollTooLarge);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // A workbook is a ZIP file, whatever it is called.
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return refuse(text.rollSpreadsheet);
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return ok(new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes));
  } catch {
    return refuse(text.rollUnreadable);
  }
}
