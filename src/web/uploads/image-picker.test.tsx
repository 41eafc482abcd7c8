import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { ImagePicker } from './image-picker.tsx';

const onePixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);
const picture = () => new File([onePixel], 'kite.png', { type: 'image/png' });

interface ExampleProps {
  progress?: number | null;
  error?: string;
  onChoose?: (file: File) => void;
}

function Example({ progress = null, error, onChoose }: ExampleProps) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <ImagePicker
      label="Image"
      error={error}
      file={file}
      progress={progress}
      onChoose={(chosen) => {
        onChoose?.(chosen);
        setFile(chosen);
      }}
      onRemove={() => setFile(null)}
    />
  );
}

const input = page.getByLabelText('Image').first();
const choose = (file: File) => userEvent.upload(input, file);

test('shows the picture that was chosen, and forgets it again', async () => {
  const onChoose = vi.fn<(file: File) => void>();
  show(<Example onChoose={onChoose} />);
  await choose(picture());
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).toBeVisible();
  expect(onChoose).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('img', { name: 'Chosen image' })).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
});

test('takes no file of another kind, and says which are taken', async () => {
  const onChoose = vi.fn<(file: File) => void>();
  show(<Example onChoose={onChoose} />);
  const list = new DataTransfer();
  list.items.add(new File(['%PDF'], 'list.pdf', { type: 'application/pdf' }));
  await expect.element(input).toBeInTheDocument();
  // Dropped: a chooser would not have offered it.
  document
    .querySelector('[data-slot="image-picker"]')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: list }));
  await expect
    .element(page.getByText('Please choose a PNG, JPEG, WebP, GIF or AVIF picture.'))
    .toBeVisible();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(onChoose).not.toHaveBeenCalled();
});

test('takes no file over 5 MB, and nothing has to be sent to find that out', async () => {
  const onChoose = vi.fn<(file: File) => void>();
  show(<Example onChoose={onChoose} />);
  await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
  await expect.element(page.getByText('Please choose a picture of at most 5 MB.')).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  await choose(picture());
  await expect
    .element(page.getByText('Please choose a picture of at most 5 MB.'))
    .not.toBeInTheDocument();
});

test('says how much has gone out, and takes no other picture meanwhile', async () => {
  const onChoose = vi.fn<(file: File) => void>();
  show(<Example progress={0.42} onChoose={onChoose} />);
  const bar = page.getByRole('progressbar', { name: /Uploading/ });
  await expect.element(bar).toHaveAttribute('value', '42');
  await choose(picture());
  expect(onChoose).not.toHaveBeenCalled();
});

test('the sentence of the form stands beside the field', async () => {
  show(<Example error="Please select an image" />);
  await expect.element(input).toHaveAccessibleDescription(/Please select an image/);
});

test('a press on it by its name reaches it, not only one on its words', async () => {
  show(<Example />);
  await expect.element(input).toBeInTheDocument();
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  input.element().addEventListener('click', pressed);
  await page.getByRole('button', { name: /^Image Choose an image/ }).click();
  expect(pressed).toHaveBeenCalledOnce();
});
