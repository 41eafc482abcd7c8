import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#tests/support/show.tsx';
import { Accordion } from './accordion.tsx';

function Example() {
  const [openId, setOpenId] = useState<'users' | 'members' | 'contacts' | null>(null);
  return (
    <Accordion
      openId={openId}
      onChange={setOpenId}
      sections={[
        { id: 'users', title: 'User Approval', body: () => <p>seven users</p> },
        { id: 'members', title: 'Member Approval : Council', body: () => <p>three members</p> },
        { id: 'contacts', title: 'Contact Requests', body: () => <p>five requests</p> },
      ]}
    />
  );
}

const header = (name: string) => page.getByRole('button', { name });

test('one section is open at most, and pressing it again closes it', async () => {
  show(<Example />);
  await header('User Approval').click();
  await expect.element(page.getByText('seven users')).toBeVisible();
  await expect.element(header('User Approval')).toHaveAttribute('aria-expanded', 'true');

  await header('Contact Requests').click();
  await expect.element(page.getByText('five requests')).toBeVisible();
  await expect.element(page.getByText('seven users')).not.toBeInTheDocument();
  await expect.element(header('User Approval')).toHaveAttribute('aria-expanded', 'false');

  await header('Contact Requests').click();
  await expect.element(page.getByText('five requests')).not.toBeInTheDocument();
});

test('headers are headings, and the open one names its body', async () => {
  show(<Example />);
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(3);
  await header('Member Approval : Council').click();
  await expect.element(page.getByText('three members')).toBeVisible();
  const id = header('Member Approval : Council').element().getAttribute('aria-controls') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('three members');
});

test('arrows, Home and End move between the headers, and go round', async () => {
  show(<Example />);
  await header('User Approval').click();
  const presses = [
    ['{ArrowDown}', 'Member Approval : Council'],
    ['{End}', 'Contact Requests'],
    ['{ArrowDown}', 'User Approval'],
    ['{ArrowUp}', 'Contact Requests'],
    ['{Home}', 'User Approval'],
  ] as const;
  for (const [key, name] of presses) {
    await userEvent.keyboard(key);
    await expect.element(header(name)).toHaveFocus();
  }
});

test('a colon that stands alone never begins a line', async () => {
  show(<Example />);
  await expect.element(header('Member Approval : Council')).toBeVisible();
  const title = [...document.querySelectorAll<HTMLElement>('[data-title]')][1];
  if (title === undefined) throw new Error('no title');
  expect(title.textContent).toBe('Member Approval : Council');
  const topOf = (text: string) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    }
    throw new Error(`no ${text}`);
  };
  for (let width = 230; width > 80; width -= 5) {
    title.style.inlineSize = `${width}px`;
    expect(topOf(':'), `${width} px`).toBe(topOf('Approval'));
  }
});
