import jsQR from 'jsqr';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { ShareButton } from './share-button.tsx';

afterEach(() => vi.restoreAllMocks());

test('the link of a page is copied, and its QR code says the same address', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  show(<ShareButton name="Hostel Election" path="/elections/42" />);
  await page.getByRole('button', { name: 'Share “Hostel Election”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Hostel Election”' });
  const address = `${window.location.origin}/elections/42`;
  await expect.element(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  expect(copied).toEqual([address]);
  const code = dialog.getByRole('img', { name: 'QR code that leads to Hostel Election' });
  expect(await readCode(code.element() as HTMLImageElement)).toBe(address);
  await expect
    .element(dialog.getByRole('link', { name: 'Download QR code' }))
    .toHaveAttribute('download', 'hostel-election.svg');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /Share/ })).toHaveFocus();
});

/** What a phone's camera would read. */
async function readCode(picture: HTMLImageElement): Promise<string | undefined> {
  await picture.decode();
  const canvas = new OffscreenCanvas(400, 400);
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(picture, 0, 0, 400, 400);
  const pixels = drawing?.getImageData(0, 0, 400, 400).data;
  return pixels && jsQR(pixels, 400, 400)?.data;
}
