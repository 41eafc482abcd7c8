import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { FormPart, OpenPartContext } from './form-part.tsx';

function Parts() {
  const [open, setOpen] = useState('first');
  return (
    <OpenPartContext value={{ open, onOpen: setOpen }}>
      <div style={{ blockSize: 2000 }} />
      {['first', 'second', 'third'].map((id) => (
        <FormPart key={id} id={id} change={`Change ${id}`}>
          <div style={{ blockSize: 900 }}>The fields of {id}</div>
        </FormPart>
      ))}
      <div style={{ blockSize: 3000 }} />
    </OpenPartContext>
  );
}

test('the pressed button stays where it is while the part above it closes', async () => {
  show(<Parts />);
  const second = page.getByRole('button', { name: 'Change second' });
  await expect.element(second).toBeInTheDocument();
  const button = second.element();
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top } = button.getBoundingClientRect();
  if (button instanceof HTMLElement) button.click();
  await expect.element(page.getByText('The fields of second')).toBeInTheDocument();
  await expect.element(page.getByText('The fields of first')).not.toBeInTheDocument();
  expect(Math.abs(button.getBoundingClientRect().top - top)).toBeLessThan(1);
});
