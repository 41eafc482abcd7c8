import { largestPicture } from '../pictures/picture-file.ts';

/** So many files come with a complaint at most. */
export const mostComplaintFiles = 3;

/** The size of the largest file of a complaint, in bytes: 5 MB. */
export const largestComplaintFile = largestPicture;

/** What a file of a complaint is; pictures are stored as WebP. */
export const complaintFileKinds = ['picture', 'pdf'] as const;
export type ComplaintFileKind = (typeof complaintFileKinds)[number];

/** The media types that may be sent with a complaint. */
export const complaintFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
] as const;

/**
 * Checks a file before it is sent. `size` is in bytes. Returns the code of the refusal, or null when
 * nothing is wrong; a type that the browser does not know passes, because the server reads the bytes.
 */
export function checkComplaintFile(file: {
  type: string;
  size: number;
}): 'not-a-complaint-file' | 'complaint-file-too-large' | null {
  const isKnown = file.type === '' || complaintFileTypes.some((type) => type === file.type);
  if (!isKnown) return 'not-a-complaint-file';
  return file.size > largestComplaintFile ? 'complaint-file-too-large' : null;
}

const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** True for bytes that begin as a PDF does. */
export const isPdf = (bytes: Uint8Array): boolean =>
  pdfMark.every((byte, index) => bytes[index] === byte);

/** The name under which a file of a complaint is saved; whoever sent it gave it another. */
export const complaintFileName = (
  number: number,
  { place, kind }: { place: number; kind: ComplaintFileKind },
): string => `complaint-${number}-file-${place + 1}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
