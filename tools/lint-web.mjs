// Rules of src/web that oxlint does not know: its walls, and one way for each thing.
import { contains, isCalled, onImports, placeIn, targetIn } from './lint-walk.mjs';

/** What is no feature: what every page stands on. */
const base = ['app', 'kit', 'styles'];
/** Where the pages are gathered for the routes. */
const gathers = 'app/page-files.ts';
/** What the kit may know of ours: nothing of the domain, and its own words. */
const kitMay = /^#core\/(kernel\/|pictures\/|text\.ts$)|^#texts\//;
const domainWord =
  'The kit in web/kit knows no word of the domain. Such a part belongs in a feature.';

/** Pages and sections of the dashboard stand on top: they may import whatever they need. */
const isTop = ({ folder, file }) =>
  folder === 'dashboard' || /^[^/]+\/(pages|dashboard)\//.test(file);

/** The walls between the folders of src/web. */
export const webWalls = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null || isTop(from) || from.file === gathers) return {};
    const isKit = from.folder === 'kit';
    return onImports((node, source) => {
      const isOurs = source.startsWith('#') && !source.startsWith('#web/');
      if (isKit && isOurs && !kitMay.test(source)) context.report({ node, message: domainWord });
      const to = targetIn('web', context.filename, source);
      if (to === null || to.folder === null) return;
      if (isTop(to)) {
        const message = 'Pages and the dashboard import features, never the other way round.';
        context.report({ node, message });
      }
      if (isKit && to.folder !== 'kit') {
        const message = base.includes(to.folder)
          ? 'The kit imports nothing of ours but core and its words.'
          : domainWord;
        context.report({ node, message });
      }
    });
  },
};

/**
 * What the kit and `useCall` do is not done by hand beside them. These do, each for its reason; a
 * folder ends in a slash.
 */
const byHand = [
  'kit/', // The kit.
  'app/use-call.ts', // The one place of calls that change something.
  'app/form-schema.ts', // Says for the kit what is wrong with a form.
  'app/session.ts', // Who is logged in decides what may stand in the cache.
  'elections/queries.ts', // Live news, and no call of this page, say what changed.
  'dashboard/use-live-officers.ts', // The same, for what officers read.
  'outcome/use-winner-emails.ts', // Nobody pressed anything.
  'accounts/other-ways.tsx', // The browser suggests a passkey: nobody pressed anything.
  'accounts/pages/sign-on-page.tsx', // The provider answers: nobody pressed anything.
  'uploads/', // A file goes with its progress, apart from the form that names it.
  'campus/pages/settings/moved-elections.tsx', // Each of several acts behind one form can be refused by itself.
  'voter-lists/dashboard/import-dialog.tsx', // A list is read, looked over and stored, each with its progress.
];

const formByHand = 'A form that makes a call is a CallForm (web/kit/call-form.tsx).';
const callByHand = 'Use useCall: the contract says what a call changes (web/app/use-call.ts).';
const tryByHand =
  'CallForm, ActButton, AskedAct and ReasonedAct try a call and say what became of it; use one of them.';
const twoByHand =
  'Whether a second officer is needed, and its words, are inside ReasonedAct, ProposingForm and ProposingMenu (web/proposals).';
/** What only web/proposals knows of the rule of two officers. */
const partsOfTwo = ['#web/proposals/officers-needed.ts', '#texts/en/two-officers.ts'];
const castCall =
  'A call is made by its name, with what that call takes: no cast hides what it lacks.';
const bannedNames = new Map([
  ['useMutation', callByHand],
  ['useForm', formByHand],
]);

const saysTwo = /\b(second officer|two officers)\b/i;
const wordsOf = ({ type, value }) => String(type === 'TemplateElement' ? value.cooked : value);

/** One way to make a call: no state of a problem, no try, no toast, no cache by hand. */
export const webCalls = {
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
      if (source === '#web/kit/form-problem.tsx') report(node, formByHand);
      if (from.folder !== 'proposals' && partsOfTwo.includes(source)) report(node, twoByHand);
      if (source !== '@tanstack/react-query' && source !== 'react-hook-form') return;
      for (const { imported, local } of node.specifiers ?? []) {
        const message = bannedNames.get((imported ?? local).name);
        if (message !== undefined) report(node, message);
      }
    });
    return {
      ...imports,
      TSAsExpression({ typeAnnotation }) {
        if (typeAnnotation.type === 'TSNeverKeyword') report(typeAnnotation, castCall);
      },
      JSXOpeningElement(node) {
        if (node.name.type === 'JSXIdentifier' && node.name.name === 'form') {
          report(node, formByHand);
        }
      },
      MemberExpression(node) {
        if (isCalled(node, 'notify', 'refused')) report(node, tryByHand);
        if (node.property.name === 'invalidateQueries') report(node, callByHand);
        if (from.folder !== 'proposals' && node.object.property?.name === 'needed') {
          report(node, twoByHand);
        }
      },
      'Literal, TemplateElement'(node) {
        if (saysTwo.test(wordsOf(node))) report(node, twoByHand);
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

const toastWords = 'What a toast says is an entry of src/texts/en, which each language has.';
const writes = /^(Literal|TemplateLiteral)$/;

/** A toast has no words of its own. */
export const webToasts = {
  create(context) {
    if (placeIn('web', context.filename) === null) return {};
    return {
      CallExpression({ callee, arguments: [text] }) {
        if (callee.object?.name !== 'notify' || !writes.test(text?.type)) return;
        context.report({ node: text, message: toastWords });
      },
    };
  },
};

const loadedByHand =
  'What is loaded is shown by Loaded (web/kit/loaded.tsx): while it loads, when that failed, and then.';
const partsOfLoaded = ['#web/kit/error-block.tsx', '#web/kit/use-delayed-loading.ts'];
const troubles = ['error', 'errorUpdateCount', 'isError', 'isLoading', 'isPending', 'refetch'];
/** A page that broke is not one that loads. */
const loadsNothing = ['app/page-failed.tsx'];

/** One way to show what is loaded: no page looks by itself whether a query waits or failed. */
export const webLoaded = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null || ['kit', 'app'].includes(from.folder) || loadsNothing.includes(from.file)) {
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
  'A list with a search, filters or pages is a ServerList or a DataTable (web/kit/list).';

/** One table and one pager: no page searches a list, or keeps its page in the address, by itself. */
export const webLists = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null || from.folder === 'kit') return {};
    const report = (node) => context.report({ node, message: listByHand });
    return {
      ...onImports((node, source) => {
        if (source.startsWith('#web/kit/list/search-')) report(node);
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

const reasonByHand = 'A reason is asked by ReasonedAct, or by ReasonField in a form with more.';
const choiceByHand =
  'A choice in a form is a SelectField or a RadioCardsField; a field of its own is bound in web/kit.';
const missingByHand =
  'What has to be there is lineOfText(max, sentence) and the like (web/app/form-schema.ts), with the sentence of the contract.';
/** Bound by hand, each for its reason. */
const boundByHand = [
  'kit/', // The kit.
  'app/form-schema.ts', // The kit of schemas.
  'nominations/dashboard/entered-fields.tsx', // A choice for each line that is typed.
  'elections/dashboard/organize/numbers-field.tsx', // Numbers that are read from a file.
  'elections/dashboard/organize/positions-field.tsx', // Lines of one text, each a position that stays the same one.
  'elections/dashboard/organize/voters-part.tsx', // A voter list that is read from a file, and roles to tick.
  'voter-lists/dashboard/import-dialog.tsx', // A choice that is read before the file, in no form.
  'voter-lists/dashboard/letters-choice.tsx', // The letters of a file, of which the names are looked at, in no form.
  'nominations/', // A photo that is the profile picture until another one is chosen.
  'campus/pages/settings/language-fields.tsx', // Boxes and a choice that are one list, in its order.
  'campus/pages/settings/number-format-fields.tsx', // Lines that come and go, each with its example.
  'campus/pages/settings/moved-elections.tsx', // A choice for each election, which is there with its question only.
  'elections/dashboard/moment-field.tsx', // A time, and which of two moments it is.
  'events/event-date-fields.tsx', // The same with the day beside it.
  'uploads/', // A file goes with its progress.
];

/** One way to ask in a form: bound fields, the reason of an act, and texts that have to be there. */
export const webFields = {
  create(context) {
    const from = placeIn('web', context.filename);
    if (from === null) return {};
    if (
      boundByHand.some(
        (one) => from.file === one || (one.endsWith('/') && from.file.startsWith(one)),
      )
    ) {
      return {};
    }
    const report = (node, message) => context.report({ node, message });
    return {
      ...onImports((node, source) => {
        if (source === '#web/kit/radio-cards.tsx') report(node, choiceByHand);
        if (source !== 'react-hook-form') return;
        for (const { imported, local } of node.specifiers ?? []) {
          const { name } = imported ?? local;
          if (name === 'Controller' || name === 'useController') report(node, choiceByHand);
        }
      }),
      JSXAttribute({ name, value }) {
        const { expression } = value ?? {};
        if (name.name === 'name' && value?.value === 'reason') report(name, reasonByHand);
        if (name.name === 'as' && expression?.name === 'Select') report(name, choiceByHand);
      },
      MemberExpression(node) {
        if (isCalled(node, 'z', 'minLength')) report(node, missingByHand);
      },
      CallExpression({ callee, arguments: given }) {
        if (callee.name !== 'checkedBy') return;
        const isEmpty = (one) =>
          one.type === 'BinaryExpression' &&
          one.left.type === 'Identifier' &&
          one.operator === '===' &&
          one.right.value === '';
        if (contains(given, isEmpty)) report(callee, missingByHand);
      },
    };
  },
};
