// Rules of this project that oxlint does not know. Plain JavaScript: oxlint runs it on any Node.
import { noPause, oneBoot, oneFakeServer, wideLimits } from './lint-tests.mjs';
import { noSentencePattern } from './lint-sentences.mjs';
import { isCalled, onImports, placeIn, targetIn } from './lint-walk.mjs';
import { webCalls, webFields, webLists, webLoaded, webToasts, webWalls } from './lint-web.mjs';

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

/**
 * The grounds: what several features are about. The rows of an election are locked and read by each feature of
 * elections, those of an account by each feature of accounts; nobody else comes to their stores.
 */
const grounds = {
  accounts: ['addresses', 'numbers', 'own-account', 'people', 'sign-in'],
  elections: [
    ...[
      'closing',
      'complaints',
      'contact',
      'counting',
      'lifecycle',
      'nominations',
      'outcome',
      'recount',
    ],
    ...['results', 'voter-lists', 'voting', 'waiting'],
  ],
};
const standsOn = (folder, ground) => grounds[ground]?.includes(folder) ?? false;

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
      const isOutside = to.folder !== from.folder && !standsOn(from.folder, to.folder);
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

export default {
  meta: { name: 'hustings' },
  rules: {
    'no-chance': noChance,
    'no-clock': noClock,
    'no-outer-db': noOuterDb,
    'no-pause': noPause,
    'no-sentence-pattern': noSentencePattern,
    'one-boot': oneBoot,
    'one-fake-server': oneFakeServer,
    'server-walls': serverWalls,
    'web-calls': webCalls,
    'web-fields': webFields,
    'web-lists': webLists,
    'web-loaded': webLoaded,
    'web-toasts': webToasts,
    'web-walls': webWalls,
    'wide-limits': wideLimits,
  },
};
