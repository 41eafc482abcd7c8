// Texts in other languages: npm run texts -- hi says what is missing. See docs/languages.md.
import { isLanguageTag, languages } from '#texts/languages.ts';
import { updateCatalogues } from './texts/catalogues.ts';
import { releaseNeeds } from './texts/readers.ts';
import { reportLines, reportOn } from './texts/report.ts';

const usage = `npm run texts -- hi         brings the catalogues of a language up to the English texts, and says what it lacks
npm run texts -- release    fails where a language lacks what a release needs`;

const [first = '', ...rest] = process.argv.slice(2);
process.exitCode = await main();

async function main(): Promise<number> {
  if (first === 'release' && rest.length === 0) return checkRelease();
  if (isLanguageTag(first) && first !== 'en' && rest.length === 0) {
    await updateCatalogues(first);
    const report = await reportOn(first);
    console.log(reportLines(report).join('\n'));
    return report.problems.length === 0 ? 0 : 1;
  }
  if (first !== '' && rest.length === 0) {
    console.error(`There is no language "${first}" in src/texts/languages.ts.\n`);
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

async function checkRelease(): Promise<number> {
  let lacks = 0;
  for (const [tag, needs] of Object.entries(releaseNeeds)) {
    const { missing, same, problems } = await reportOn(tag);
    const wanted = [...missing, ...same].filter(({ file }) => needs(file));
    lacks += wanted.length + problems.length;
    console.log(`${tag}: ${wanted.length} missing or left in English, ${problems.length} to mend`);
  }
  if (lacks > 0) console.log('npm run texts -- <language> says which.');
  return lacks === 0 ? 0 : 1;
}
