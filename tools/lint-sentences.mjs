// Nothing is decided by prose: a sentence of ours is never taken apart or compared. Whoever says it hands on a key.

const words = /[A-Za-z]{2,} +[A-Za-z]{2,}/;
const sentence = /^\p{Lu}.* .*[.!?]$/su;
const asked = new Set([
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'match',
  'search',
  'replace',
  'replaceAll',
]);
const message = 'A sentence is not understood again: hand on a key and what is put in.';

const textOf = (node) => {
  if (node?.type === 'TemplateLiteral') return node.quasis.map((one) => one.value.cooked).join('x');
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
};

/** A pattern of two words or more, or a whole sentence that is compared with. */
export const noSentencePattern = {
  create(context) {
    const check = (node, pattern) => {
      if (pattern.test(textOf(node))) context.report({ node, message });
    };
    const checkRegExp = ({ callee, arguments: given }) => {
      if (callee.name === 'RegExp') for (const one of given) check(one, words);
    };
    return {
      Literal(node) {
        if (node.regex && words.test(node.regex.pattern)) context.report({ node, message });
      },
      NewExpression: checkRegExp,
      CallExpression(node) {
        checkRegExp(node);
        if (asked.has(node.callee.property?.name)) check(node.arguments[0], words);
      },
      BinaryExpression({ operator, left, right }) {
        if (!/^[!=]==?$/.test(operator)) return;
        check(left, sentence);
        check(right, sentence);
      },
      SwitchCase: ({ test }) => check(test, sentence),
    };
  },
};
