// Rules of this house that oxlint does not know. Plain JavaScript: oxlint runs it on any Node.

/** `new Date()` and `Date()` read the clock; `new Date(instant)` does not. */
const noClock = {
  create(context) {
    const check = (node) => {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      if (!isDate || (node.type === 'NewExpression' && node.arguments.length > 0)) return;
      context.report({ node, message: 'Take the time from services.clock, or as an argument.' });
    };
    return { NewExpression: check, CallExpression: check };
  },
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
  meta: { name: 'house' },
  rules: { 'no-clock': noClock, 'no-outer-db': noOuterDb },
};
