import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { candidatePath, electionPath, renderedPaths } from '#core/page-paths.ts';
import { richTest } from './support/fixtures.ts';

// The rendered pages before any script, read by html-validate with the rules that it recommends.

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which browsers read alike: `<img/>`, srcSet, disabled="" and ids such as _R_1_.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A title holds a person's name as it is.
    'long-title': 'off',
    // How our formatter writes index.html.
    'doctype-style': 'off',
  },
});

richTest('the rendered pages are valid HTML', { tag: '@desktop' }, async ({ rich, request }) => {
  const elections = [rich.open, rich.ended, { id: rich.upcomingId }].map(({ id }) =>
    electionPath(id),
  );
  const [candidate = ''] = rich.open.positions.flatMap((one) => one.candidates.map(({ id }) => id));
  const addresses = [
    ...renderedPaths.filter((path) => !path.includes(':')),
    ...elections,
    candidatePath(rich.open.id, candidate),
    '/no-such-page',
    '/dashboard',
  ];
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const { results } = await validator.validateString(await answer.text());
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      found.push(`${address} ${selector ?? ''}: ${message} (${ruleId})`);
    }
  }
  expect(found).toEqual([]);
});
