// Rules for the tests themselves.
import { contains } from './lint-walk.mjs';

const fakeByHand =
  'A component test answers its calls by fakeServer (tests/support/fake-server.ts), which the contract checks.';
/** The files that pretend a network by themselves, each for its reason. */
const fakesByHand = [
  'tests/support/fake-server.ts', // The one place.
  'src/web/app/call.test.ts', // What a network gives to a call, byte for byte.
];
const networks = ['fetch', 'XMLHttpRequest'];

/** One fake server: no test answers calls with what the contract has not seen. */
export const oneFakeServer = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (fakesByHand.some((one) => file.endsWith(`/${one}`))) return {};
    return {
      CallExpression(node) {
        const isFake = ['stubGlobal', 'spyOn'].includes(node.callee.property?.name);
        const named = node.arguments.some((one) => networks.includes(one.value));
        if (isFake && named) context.report({ node, message: fakeByHand });
      },
      AssignmentExpression(node) {
        if (networks.includes(node.left.property?.name)) {
          context.report({ node, message: fakeByHand });
        }
      },
    };
  },
};

const bootByHand =
  'A server for all tests is `const app = testApp()` (tests/support/app-of-file.ts), which closes it.';

/** One way to boot a server for all tests of a file, or of a part of it: with its clean-up. Stages wrap it. */
export const oneBoot = {
  create(context) {
    if (!context.filename.endsWith('.test.ts')) return {};
    let hooks = 0;
    const isHook = ({ callee }) => callee.name === 'beforeAll';
    // What is known only in the hook, such as the address of another server, is passed on there.
    const isLate = (given) => contains(given, ({ type }) => type === 'MemberExpression');
    return {
      CallExpression(node) {
        if (isHook(node)) hooks += 1;
        const isBoot = node.callee.name === 'startTestApp';
        if (isBoot && hooks > 0 && !isLate(node.arguments)) {
          context.report({ node, message: bootByHand });
        }
      },
      'CallExpression:exit'(node) {
        if (isHook(node)) hooks -= 1;
      },
    };
  },
};
