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

const pause =
  'A pause says nothing of what it waits for. Wait for that: an answer, a row, a text on the page, a job that is done.';
/** A shorter one, or one in a loop, only spares the machine between two looks at what is waited for. */
const shortest = 100;
const loops = [
  ...['ForStatement', 'ForOfStatement', 'ForInStatement'],
  ...['WhileStatement', 'DoWhileStatement'],
];
const isLong = (node) => typeof node?.value === 'number' && node.value >= shortest;

/** No test pauses in place of waiting for something that has a name. */
export const noPause = {
  create(context) {
    const waits = new Set();
    let open = 0;
    const enter = () => (open += 1);
    const leave = () => (open -= 1);
    const inPromise = [];
    return {
      ...Object.fromEntries(
        loops.flatMap((loop) => [
          [loop, enter],
          [`${loop}:exit`, leave],
        ]),
      ),
      ImportSpecifier(node) {
        const isTimers = node.parent.source.value === 'node:timers/promises';
        if (isTimers && node.imported.name === 'setTimeout') waits.add(node.local.name);
      },
      NewExpression(node) {
        if (node.callee.name === 'Promise') inPromise.push(node);
      },
      'NewExpression:exit'(node) {
        if (inPromise.at(-1) === node) inPromise.pop();
      },
      CallExpression(node) {
        const { callee, arguments: args } = node;
        const isWait = waits.has(callee.name) && isLong(args[0]);
        const isTimer = callee.name === 'setTimeout' && inPromise.length > 0 && isLong(args[1]);
        const isAlways = callee.property?.name === 'waitForTimeout';
        if (isAlways || (open === 0 && (isWait || isTimer)))
          context.report({ node, message: pause });
      },
    };
  },
};

const narrow =
  'A limit below the usual one knows how fast the machine is: vitest.config.ts and playwright.config.ts hold the wide ones.';
/** The limits of the two files: of a test, and of what is waited for in it. */
const limitOf = { vitest: 120_000, playwright: 600_000, wait: 60_000 };
const testCalls = [
  'test',
  'it',
  'describe',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
  'vi',
];
const retries = ['poll', 'waitFor', 'waitUntil'];

/** The name at the beginning of `test.describe.configure`, or of `test.each(…)`. */
function firstName(node) {
  if (node.type === 'MemberExpression') return firstName(node.object);
  return node.type === 'CallExpression' ? firstName(node.callee) : node.name;
}

/** What is tried again until it holds may look shortly each time. */
function isTriedAgain({ parent }) {
  if (parent.type !== 'CallExpression') return false;
  const { callee } = parent;
  const isToPass = callee.name === 'expect' && parent.parent.property?.name === 'toPass';
  return isToPass || callee.name === 'until' || retries.includes(callee.property?.name);
}

/** No limit of a test undercuts the wide ones, or repeats them. */
export const wideLimits = {
  create(context) {
    const ofTest = context.filename.endsWith('.spec.ts') ? limitOf.playwright : limitOf.vitest;
    let open = 0;
    const enter = (node) => {
      if (isTriedAgain(node)) open += 1;
    };
    const leave = (node) => {
      if (isTriedAgain(node)) open -= 1;
    };
    const report = (node) => context.report({ node, message: narrow });
    const isUpTo = (node, limit) => typeof node?.value === 'number' && node.value <= limit;
    const isOfTest = (node) =>
      node?.type === 'CallExpression' && testCalls.includes(firstName(node.callee));
    return {
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      Property(node) {
        const name = node.key.name;
        if (['testTimeout', 'hookTimeout'].includes(name) && isUpTo(node.value, ofTest))
          report(node);
        if (name !== 'timeout') return;
        const call = node.parent.parent;
        const isRetry = retries.includes(call.callee?.property?.name);
        if (isOfTest(call) && !isRetry) {
          if (isUpTo(node.value, ofTest)) report(node);
        } else if (open === 0 && isUpTo(node.value, limitOf.wait - 1)) report(node);
      },
      CallExpression(node) {
        if (!isOfTest(node)) return;
        const last = node.arguments.at(-1);
        const isLimit = node.callee.property?.name === 'setTimeout' || node.arguments.length > 2;
        if (isLimit && isUpTo(last, ofTest)) report(node);
      },
    };
  },
};
