// Rules of this project that oxlint does not know. Plain JavaScript: oxlint runs it on any Node.

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

export default {
  meta: { name: 'hustings' },
  rules: { 'no-chance': noChance, 'no-clock': noClock, 'no-outer-db': noOuterDb },
};
