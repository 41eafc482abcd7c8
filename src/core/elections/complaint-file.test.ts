import { expect, test } from 'vitest';
import {
  checkComplaintFile,
  complaintFileName,
  complaintFileTypes,
  isPdf,
  largestComplaintFile,
} from './complaint-file.ts';

test.each([...complaintFileTypes, ''])('a file of the type %j may be sent', (type) => {
  expect(checkComplaintFile({ type, size: largestComplaintFile })).toBeNull();
});

test.each(['image/svg+xml', 'image/gif', 'text/html', 'video/mp4', 'application/zip'])(
  'a file of the type %j may not',
  (type) => {
    expect(checkComplaintFile({ type, size: 1 })).toBe('not-a-complaint-file');
  },
);

test('5 MB may be sent, and not a byte more', () => {
  expect(checkComplaintFile({ type: 'application/pdf', size: largestComplaintFile + 1 })).toBe(
    'complaint-file-too-large',
  );
});

test('a PDF is known by how it begins', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isPdf(bytes('%PDF-1.7\n'))).toBe(true);
  for (const other of ['', '%PDF', ' %PDF-1.7', '<html>%PDF-']) {
    expect(isPdf(bytes(other))).toBe(false);
  }
});

test('a file is saved under the number of its complaint', () => {
  expect(complaintFileName(4, { place: 0, kind: 'pdf' })).toBe('complaint-4-file-1.pdf');
  expect(complaintFileName(4, { place: 2, kind: 'picture' })).toBe('complaint-4-file-3.webp');
});
