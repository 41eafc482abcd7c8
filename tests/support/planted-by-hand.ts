import { breach } from './planted-project.ts';

/** What the browser does in one way, done in another one. */
export const byHand = [
  // One way to make a call.
  breach(
    'a form keeps no problem by itself',
    'src/web/elections/xa.tsx',
    "export { FormProblem } from '#web/kit/form-problem.tsx';",
    'CallForm',
  ),
  breach(
    'a form is a CallForm',
    'src/web/elections/xb.tsx',
    'export const Form = () => <form />;',
    'CallForm',
  ),
  breach(
    'a form is held by useCallForm',
    'src/web/elections/xc.tsx',
    "export { useForm } from 'react-hook-form';",
    'CallForm',
  ),
  breach(
    'no call is tried by hand',
    'src/web/elections/xd.ts',
    'export async function send(act: { mutateAsync: () => Promise<void> }) {\n  try {\n    await act.mutateAsync();\n  } finally {\n    document.title = "";\n  }\n}',
    'AskedAct',
  ),
  breach(
    'no refusal is said by hand',
    'src/web/elections/xe.ts',
    "import { notify } from '#web/kit/notify.ts';\nnotify.refused('No.');",
    'AskedAct',
  ),
  breach(
    'what changes goes by useCall',
    'src/web/elections/xf.ts',
    "export { useMutation } from '@tanstack/react-query';",
    'useCall',
  ),
  breach(
    'the contract says what is read again',
    'src/web/elections/xg.ts',
    'export const again = (client: { invalidateQueries: () => void }) => client.invalidateQueries();',
    'useCall',
  ),
  breach(
    'no cast hides what a call lacks',
    'src/web/elections/xga.ts',
    'export const cast = (call: (given: { id: string }) => void) => call({} as never);',
    'by its name',
  ),
  breach(
    'no screen asks whether a second officer is needed',
    'src/web/elections/xgb.ts',
    "export { useOfficersNeeded } from '#web/proposals/officers-needed.ts';",
    'second officer is needed',
  ),
  breach(
    'no screen takes the words of two officers',
    'src/web/elections/xgc.ts',
    "export { twoOfficersMessages } from '#texts/en/two-officers.ts';",
    'second officer is needed',
  ),
  breach(
    'no screen reads how many officers are needed',
    'src/web/elections/xgd.ts',
    'export const isAsked = (read: { needed: { officers: number } }) => read.needed.officers === 2;',
    'second officer is needed',
  ),
  breach(
    'no screen writes of two officers by itself',
    'src/web/elections/xge.ts',
    'export const label = (act: string) => `Ask a second officer: ${act}`;',
    'second officer is needed',
  ),
  breach(
    'a toast has no words of its own',
    'src/web/voter-lists/dashboard/import-dialog.tsx',
    "import { notify } from '#web/kit/notify.ts';\nnotify.success('The list is there.');",
    'entry of src/texts/en',
  ),
  // One way to show what is loaded.
  breach(
    'no page looks by itself whether a query failed',
    'src/web/elections/xh.ts',
    'export const hasFailed = (query: { isError: boolean }) => query.isError;',
    'Loaded',
  ),
  breach(
    'no page takes a query apart',
    'src/web/elections/xi.ts',
    'export const shown = ({ data, error }: { data: string; error: Error }) => error.message || data;',
    'Loaded',
  ),
  breach(
    'no page says by hand that something did not load',
    'src/web/elections/xj.ts',
    "export { ErrorBlock } from '#web/kit/error-block.tsx';",
    'Loaded',
  ),
  breach(
    'no page holds a skeleton by hand',
    'src/web/elections/xk.ts',
    "export { useDelayedLoading } from '#web/kit/use-delayed-loading.ts';",
    'Loaded',
  ),
  // One table and one pager.
  breach(
    'no page searches a list by itself',
    'src/web/admin/xl.tsx',
    'export const Tools = () => <search />;',
    'ServerList',
  ),
  breach(
    'no page takes the search field of the lists',
    'src/web/admin/xm.ts',
    "export { SearchBox } from '#web/kit/list/search-box.tsx';",
    'ServerList',
  ),
  breach(
    'no list keeps its page by itself',
    'src/web/admin/xn.ts',
    "export const pageOf = (address: URLSearchParams) => address.get('page');",
    'ServerList',
  ),
  // One way to ask in a form.
  breach(
    'a reason is asked by one field',
    'src/web/admin/xo.tsx',
    'import { TextField } from \'#web/ui/text-field.tsx\';\nexport const Reason = () => <TextField name="reason" label="Why?" />;',
    'ReasonField',
  ),
  breach(
    'no choice is bound by hand',
    'src/web/admin/xp.ts',
    "export { Controller } from 'react-hook-form';",
    'SelectField',
  ),
  breach(
    'no cards are bound by hand',
    'src/web/admin/xq.ts',
    "export { RadioCards } from '#web/kit/radio-cards.tsx';",
    'SelectField',
  ),
  breach(
    'what has to be there says so in one way',
    'src/web/admin/xr.ts',
    "import { z } from 'zod/mini';\nexport const name = z.string().check(z.minLength(1, 'Why?'));",
    'lineOfText',
  ),
  breach(
    'no form looks by itself for what is missing',
    'src/web/admin/xs.ts',
    "import { checkedBy } from '#web/app/form-schema.ts';\nexport const has = checkedBy(({ name }: { name: string }) => (name === '' ? { name: 'No.' } : {}));",
    'lineOfText',
  ),
];
