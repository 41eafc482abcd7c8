// Rules of this project that oxlint does not know. Plain JavaScript: oxlint runs it on any Node.
import path from 'node:path';

const isCalled = (node, object, property) =>
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  node.property.name === property;

/** `new Date()`, `Date()`, `Date.now` and `Temporal.Now` read the clock; `new Date(instant)` does not. */
const noClock = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Take the time from services.clock, or as an argument.' });
    const check = (node) => {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      if (isDate && (node.type === 'CallExpression' || node.arguments.length === 0)) report(node);
    };
    return {
      NewExpression: check,
      CallExpression: check,
      MemberExpression(node) {
        if (isCalled(node, 'Date', 'now') || isCalled(node, 'Temporal', 'Now')) report(node);
      },
    };
  },
};

const noChance = {
  create: (context) => ({
    MemberExpression(node) {
      if (!isCalled(node, 'Math', 'random')) return;
      const message = 'Take randomness from node:crypto, and pass it in where the rules need it.';
      context.report({ node, message });
    },
  }),
};

/** Inside transact(…) every query goes through its tx: another one would not be part of it. */
const noOuterDb = {
  create(context) {
    const open = [];
    const isTransact = ({ callee }) =>
      callee.type === 'MemberExpression' &&
      ['transact', 'transaction'].includes(callee.property.name);
    return {
      CallExpression(node) {
        if (isTransact(node)) open.push(node);
      },
      'CallExpression:exit'(node) {
        if (open.at(-1) === node) open.pop();
      },
      MemberExpression(node) {
        if (open.length === 0 || node.computed) return;
        if (!['db', 'pool'].includes(node.property.name)) return;
        context.report({
          node,
          message: 'Inside a transaction use its tx, not the outer database.',
        });
      },
    };
  },
};

/** Folders of src/server that are no feature. Every other one has walls from its first file on. */
const notFeatures = ['http', 'platform'];
const isFeature = (folder) => folder !== null && !notFeatures.includes(folder);
const isStore = (file) => /(^|[/-])store\.ts$/.test(file);

const foreignStore = 'A feature is reached through its use cases, never through its store.';
const belowFeatures =
  'This is below the features. Pass what you need as an argument, or move it to a feature.';
const noHttp =
  'A verb knows no HTTP: src/server/http turns the contract and the verbs into routes.';

/** The walls between the folders of src/server. */
const serverWalls = {
  create(context) {
    const from = placeIn('server', context.filename);
    if (from === null) return {};
    return onImports((node, source) => {
      const to = targetIn('server', context.filename, source);
      if (to === null) return;
      const isOutside = to.folder !== from.folder;
      if (isOutside && isFeature(to.folder) && isStore(to.file)) {
        context.report({ node, message: foreignStore });
      }
      if (from.folder === 'platform' && (isFeature(to.folder) || to.folder === 'http')) {
        context.report({ node, message: belowFeatures });
      }
      if (to.folder === 'http' && (isFeature(from.folder) || isStore(from.file))) {
        context.report({ node, message: noHttp });
      }
    });
  },
};

/** Folders of src/web that are no feature: what pages stand on, and the pages themselves. */
const kit = ['app', 'art', 'messages', 'styles', 'ui'];
const pages = ['admin', 'pages'];
/** What the kit may know of src/core: nothing of the domain. */
const kitRules = /^#core\/kernel\//;
const domainWord =
  'The kit in web/ui knows no word of the domain. Such a part belongs in a feature.';

/** The walls between the folders of src/web. */
const webWalls = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null || from.folder === null || pages.includes(from.folder)) return {};
    return onImports((node, source) => {
      const isRule = source.startsWith('#core/') && !kitRules.test(source);
      if (from.folder === 'ui' && (isRule || source.startsWith('#contract/'))) {
        context.report({ node, message: domainWord });
      }
      const to = targetIn('web', context.filename, source);
      if (to === null || to.folder === null) return;
      if (pages.includes(to.folder)) {
        const message = 'Pages and the dashboard import features, never the other way round.';
        context.report({ node, message });
      }
      if (from.folder === 'ui' && !kit.includes(to.folder)) {
        context.report({ node, message: domainWord });
      }
    });
  },
};

/**
 * What the kit and `useCall` do is not done by hand beside them. These do, each for its reason; a
 * folder ends in a slash.
 */
const byHand = [
  'ui/', // The kit.
  'app/use-call.ts', // The one place of calls that change something.
  'app/form-schema.ts', // Says for the kit what is wrong with a form.
  'app/session.ts', // Who is logged in decides what may stand in the cache.
  'elections/queries.ts', // Live news, and no call of this page, say what changed.
  'admin/use-live-officers.ts', // The same, for what officers read.
  'elections/results/use-winner-emails.ts', // Nobody pressed anything.
  'account/other-ways.tsx', // The browser suggests a passkey: nobody pressed anything.
  'pages/sign-on/sign-on-page.tsx', // The provider answers: nobody pressed anything.
  'uploads/', // A file goes with its progress, apart from the form that names it.
  'admin/voter-list/import-dialog.tsx', // A list is read, looked over and stored, each with its progress.
  'admin/organize/', // The form of an election has parts, a draft and a review.
];

const formByHand = 'A form that makes a call is a CallForm (web/ui/call-form.tsx).';
const callByHand = 'Use useCall: the contract says what a call changes (web/app/use-call.ts).';
const tryByHand =
  'CallForm, ActButton, AskedAct and ReasonedAct try a call and say what became of it; use one of them.';
const bannedNames = new Map([
  ['useMutation', callByHand],
  ['useForm', formByHand],
]);

/** One way to make a call: no state of a problem, no try, no toast, no cache by hand. */
const webCalls = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null) return {};
    if (
      byHand.some((one) => from.file === one || (one.endsWith('/') && from.file.startsWith(one)))
    ) {
      return {};
    }
    const report = (node, message) => context.report({ node, message });
    const imports = onImports((node, source) => {
      if (source === '#web/ui/form-problem.tsx') report(node, formByHand);
      if (source !== '@tanstack/react-query' && source !== 'react-hook-form') return;
      for (const { imported, local } of node.specifiers ?? []) {
        const message = bannedNames.get((imported ?? local).name);
        if (message !== undefined) report(node, message);
      }
    });
    return {
      ...imports,
      JSXOpeningElement(node) {
        if (node.name.type === 'JSXIdentifier' && node.name.name === 'form') {
          report(node, formByHand);
        }
      },
      MemberExpression(node) {
        if (isCalled(node, 'notify', 'refused')) report(node, tryByHand);
        if (node.property.name === 'invalidateQueries') report(node, callByHand);
      },
      TryStatement(node) {
        const tells = (one) =>
          one.type === 'CallExpression' &&
          (one.callee.name === 'sentenceOf' || one.callee.object?.name === 'notify');
        const mutates = (one) => one.type === 'Identifier' && one.name === 'mutateAsync';
        if (contains(node.block, mutates) || contains(node.handler, tells)) {
          report(node, tryByHand);
        }
      },
    };
  },
};

const loadedByHand =
  'What is loaded is shown by Loaded (web/ui/loaded.tsx): while it loads, when that failed, and then.';
const partsOfLoaded = ['#web/ui/error-block.tsx', '#web/ui/use-delayed-loading.ts'];
const troubles = ['error', 'errorUpdateCount', 'isError', 'isLoading', 'isPending', 'refetch'];
/** A page that broke is not one that loads. */
const loadsNothing = ['pages/page-failed.tsx'];

/** One way to show what is loaded: no page looks by itself whether a query waits or failed. */
const webLoaded = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null || ['ui', 'app'].includes(from.folder) || loadsNothing.includes(from.file)) {
      return {};
    }
    const report = (node) => context.report({ node, message: loadedByHand });
    return {
      ...onImports((node, source) => {
        if (partsOfLoaded.includes(source)) report(node);
      }),
      MemberExpression(node) {
        if (node.property.name === 'isError') report(node);
      },
      ObjectPattern(node) {
        const names = node.properties.map(({ key }) => key?.name);
        if (names.includes('data') && troubles.some((one) => names.includes(one))) report(node);
      },
    };
  },
};

const listByHand =
  'A list with a search, filters or pages is a ServerList or a DataTable (web/ui/list).';

/** One table and one pager: no page searches a list, or keeps its page in the address, by itself. */
const webLists = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null || from.folder === 'ui') return {};
    const report = (node) => context.report({ node, message: listByHand });
    return {
      ...onImports((node, source) => {
        if (source.startsWith('#web/ui/list/search-')) report(node);
      }),
      JSXOpeningElement(node) {
        if (node.name.name === 'search') report(node);
      },
      CallExpression({ callee, arguments: [given] }) {
        const isPage = given?.type === 'Literal' && given.value === 'page';
        if (isPage && callee.property?.name === 'get') report(callee);
      },
    };
  },
};

/** Whether a node, or one inside it, is what is looked for. */
function contains(node, isIt) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some((one) => contains(one, isIt));
  if (typeof node.type === 'string' && isIt(node)) return true;
  return Object.entries(node).some(([key, value]) => key !== 'parent' && contains(value, isIt));
}

/** Calls `check` with each import of a file, of types too, and with each re-export. */
function onImports(check) {
  const look = (node) => {
    const source = node.source?.value;
    if (typeof source === 'string') check(node, source);
  };
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
  };
}

/** The folder of src/<root> that a file is in (null for its top), and the path below src/<root>. */
function placeIn(root, filename) {
  const below = filename.replaceAll('\\', '/').split(`/src/${root}/`)[1];
  if (below === undefined) return null;
  return { folder: below.includes('/') ? below.split('/')[0] : null, file: below };
}

function targetIn(root, filename, source) {
  if (source.startsWith(`#${root}/`))
    return placeIn(root, `/src/${root}/${source.slice(root.length + 2)}`);
  if (!source.startsWith('.')) return null;
  return placeIn(root, path.resolve(path.dirname(filename), source));
}

export default {
  meta: { name: 'hustings' },
  rules: {
    'no-chance': noChance,
    'no-clock': noClock,
    'no-outer-db': noOuterDb,
    'server-walls': serverWalls,
    'web-calls': webCalls,
    'web-lists': webLists,
    'web-loaded': webLoaded,
    'web-walls': webWalls,
  },
};
