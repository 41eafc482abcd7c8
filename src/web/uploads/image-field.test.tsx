import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '#tests/support/in-toast.ts';
import { brokenServer, refuse } from '#tests/support/fake-server.ts';
import {
  aPicture,
  pictureTaken,
  takePictures,
  uploadedPicture,
} from '#tests/support/picture-server.ts';
import type { PictureServer } from '#tests/support/picture-server.ts';
import { show } from '#tests/support/show.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { dashboardMessages } from '#texts/en/dashboard.ts';
import { Toaster } from '#web/kit/toaster.tsx';
import { ImageField } from './image-field.tsx';
import { useImageUpload } from './use-image-upload.ts';

const before = `/uploads/${'b'.repeat(64)}.webp`;
let pictures: PictureServer;
const onChange = vi.fn<(imageUrl: string) => void>();

function Example({ start = '', error }: { start?: string; error?: string }) {
  const [imageUrl, setImageUrl] = useState(start);
  const upload = useImageUpload();
  return (
    <ImageField
      label={dashboardMessages.organize.image}
      imageUrl={imageUrl}
      error={error}
      upload={upload}
      onChange={(address) => {
        onChange(address);
        setImageUrl(address);
      }}
    />
  );
}

const open = (given: { start?: string; error?: string } = {}) => {
  show(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Example {...given} />
      <Toaster />
    </QueryClientProvider>,
  );
};
const input = page.getByLabelText('Image', { exact: false }).first();
const choose = (file = aPicture()) => userEvent.upload(input, file);

beforeEach(() => {
  onChange.mockClear();
  pictures = takePictures();
});
afterEach(() => {
  toast.remove();
});

test('a picture goes out when it is chosen, and its address is the draft’s', async () => {
  const slow = Promise.withResolvers<void>();
  pictures.held = slow.promise;
  open();
  await choose();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '50');
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
  // While it is under way no other is taken.
  await choose(aPicture('other.png'));
  expect(onChange).not.toHaveBeenCalled();
  slow.resolve();
  await expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith(uploadedPicture);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(pictures.sent).toBe(1);
  expect(input.element()).toHaveAttribute('type', 'file');
});

test.each([
  ['refused', refuse('not-a-picture', { message: 'This is no picture.' }), 'This is no picture.'],
  ['failing', brokenServer, 'Ouch'],
  ['offline', null, 'Image upload failed'],
] as const)(
  '%s: the picture before stays, and another try may work',
  async (_, given, sentence) => {
    pictures.answer = given;
    open({ start: before });
    await choose();
    await expect.element(input).toHaveAccessibleDescription(new RegExp(sentence));
    await expect.element(toasts.getByText('Image upload failed')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    pictures.answer = pictureTaken;
    await choose();
    await expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith(uploadedPicture);
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  },
);

test('taking it away empties the draft’s address and what was wrong', async () => {
  pictures.answer = null;
  open({ start: before });
  await choose();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).toHaveFocus();
});

test('the form’s own sentence stands there until there is another', async () => {
  open({ error: 'Please choose an image that was uploaded here' });
  await expect.element(input).toHaveAccessibleDescription(/was uploaded here/);
});
