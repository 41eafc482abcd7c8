// Texts in other languages: npm run texts -- hi says what is missing. See docs/languages.md.
import fs from 'node:fs';
import { isLanguageTag, languages } from '#texts/languages.ts';
import { exportPo, importPo } from './texts/po.ts';
import { releaseNeeds } from './texts/readers.ts';
import { reportLines, reportOn } from './texts/report.ts';

const usage = `npm run texts -- hi                    says what a language has and lacks
npm run texts -- export hi             writes hi.po, for a program of translators
npm run texts -- import hi hi.po       puts what stands in it into the texts
npm run texts -- release               fails where a language lacks what a release needs`;

const [first = '', ...rest] = process.argv.slice(2);
process.exitCode = await main();

async function main(): Promise<number> {
  if (first === 'release' && rest.length === 0) return checkRelease();
  const [tag = '', file, ...more] = rest;
  const isOther = isLanguageTag(tag) && tag !== 'en' && more.length === 0;
  if (first === 'export' && isOther && file === undefined) return writePo(tag);
  if (first === 'import' && isOther && file !== undefined) return readPo(tag, file);
  if (isLanguageTag(first) && first !== 'en' && rest.length === 0) {
    console.log(reportLines(await reportOn(first)).join('\n'));
    return 0;
  }
  if (first === '') {
    for (const { tag, name, englishName, reviewed, translators } of languages) {
      const by = translators.length === 0 ? '' : `, by ${translators.join(', ')}`;
      const state = reviewed ? '' : ', not yet checked by a native reader';
      console.log(`${tag}  ${name} (${englishName})${by}${state}`);
    }
    console.log('');
  }
  console.error(usage);
  return first === '' ? 0 : 2;
}

async function writePo(tag: string): Promise<number> {
  const file = `${tag}.po`;
  fs.writeFileSync(file, await exportPo(tag));
  console.log(`${file} is written. What voters meet first stands in front.`);
  return 0;
}

async function readPo(tag: string, file: string): Promise<number> {
  const { files, texts, problems } = await importPo(tag, fs.readFileSync(file));
  console.log(`${texts} texts are translated; ${files.length} files changed.`);
  for (const one of problems) console.log(`Left out: ${one}`);
  return problems.length === 0 ? 0 : 1;
}

async function checkRelease(): Promise<number> {
  let lacks = 0;
  for (const [tag, needs] of Object.entries(releaseNeeds)) {
    const { missing, same, misplaced } = await reportOn(tag);
    const wanted = [...missing, ...same].filter(({ file }) => needs(file));
    const wrong = misplaced.filter((one) => needs(one.split(/[.:]/)[0] ?? ''));
    lacks += wanted.length + wrong.length;
    console.log(
      `${tag}: ${wanted.length} missing or left in English, ${wrong.length} filled in otherwise`,
    );
  }
  if (lacks > 0) console.log('npm run texts -- <language> says which.');
  return lacks === 0 ? 0 : 1;
}
