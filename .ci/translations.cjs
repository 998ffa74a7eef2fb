/*
 * Checks the translations of the texts that people read: each text has its translation in each language, no translation is
 * of a text that is gone or was changed, and each one has the placeholders, the tags and the plural forms that it needs.
 *   node .ci/translations.cjs           all
 *   node .ci/translations.cjs de        one language
 *   node .ci/translations.cjs de chats  the files of that language whose names begin with this word
 * `X/translations/LANGUAGE/FOLDER.json` has the texts of `X/src/FOLDER/texts.ts`, and `schema/translations/LANGUAGE/NAME.json`
 * those of `schema/texts/NAME.ts`: English text to translation. A text whose meaning the words alone do not tell is found by
 * "name|English text" first, with the name of its constant.
 */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { parse, TYPE } = require('@formatjs/icu-messageformat-parser');
const ts = require('typescript');

const root = path.join(__dirname, '..');
const LANGUAGES = ['de', 'fr', 'es', 'pt-BR', 'ja'];

/** What stays in English: pages for programmers in every language, the pages of staff in all but German. */
const FOR_PROGRAMMERS = /^web\/src\/(developers|webhooks|explorer)\//;
const FOR_STAFF = /^web\/src\/(admin|bookings\/staffchange)\//;
const isTranslated = (file, language) =>
  !FOR_PROGRAMMERS.test(file) && (language === 'de' || !FOR_STAFF.test(file));

/** The files with texts, and where their translations are in the folder of a language. */
const SOURCES = [
  {
    files: () =>
      readdirSync('web/src', { recursive: true }).filter((name) => path.basename(name) === 'texts.ts'),
    in: 'web/src',
    translations: 'web/translations',
    nameOf: (file) => path.dirname(file),
  },
];

/** The constants of a file of texts. */
function readTexts(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
          .filter(({ initializer }) => initializer && ts.isStringLiteralLike(initializer))
          .map(({ name, initializer }) => ({ name: name.text, text: initializer.text }))
      : [],
  );
}

/** The placeholders and tags of a text, and the forms of its plurals. */
function partsOf(text) {
  const names = new Set();
  const forms = [];
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.tag) {
        names.add(`<${element.value}>`);
        visit(element.children);
      } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
      if (element.type === TYPE.plural) forms.push(Object.keys(element.options));
      for (const { value } of Object.values(element.options ?? {})) visit(value);
    }
  };
  visit(parse(text));
  return { names: [...names].sort(), forms };
}

/** What is wrong with a translation; undefined if nothing is. */
function problemOf(english, translation, language) {
  if (typeof translation !== 'string' || translation.trim() !== translation || !translation)
    return 'is empty, or has blanks at its ends';
  try {
    const wanted = partsOf(english);
    const found = partsOf(translation);
    if (String(wanted.names) !== String(found.names))
      return `has ${found.names.join(', ') || 'no placeholders'} instead of ${wanted.names.join(', ') || 'none'}`;
    const needed = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many');
    const lacking = found.forms.flatMap((forms) => needed.filter((form) => !forms.includes(form)));
    if (lacking.length) return `lacks the plural form ${lacking.join(', ')}`;
  } catch (error) {
    return `cannot be read: ${error.message}`;
  }
  return undefined;
}

/** What is wrong with the translations of one file of texts. */
function checkFile(file, translations, language) {
  if (!existsSync(translations)) return [`${translations} is missing.`];
  const known = JSON.parse(readFileSync(translations, 'utf8'));
  const used = new Set();
  const complaints = readTexts(file).flatMap(({ name, text }) => {
    const key = [`${name}|${text}`, text].find((each) => each in known);
    if (key === undefined) return [`${translations} has no translation of ${name}: ${JSON.stringify(text)}`];
    used.add(key);
    const problem = problemOf(text, known[key], language);
    return problem ? [`${translations}: the translation of ${name} ${problem}.`] : [];
  });
  const unused = Object.keys(known).filter((key) => !used.has(key));
  return [
    ...complaints,
    ...unused.map((key) => `${translations}: no text reads ${JSON.stringify(key)} any more.`),
  ];
}

function check(languages = LANGUAGES, start = '') {
  return SOURCES.flatMap(({ files, in: folder, translations, nameOf }) =>
    languages.flatMap((language) => {
      const known = new Set();
      const complaints = files().flatMap((name) => {
        const file = path.join(folder, name);
        const target = path.join(translations, language, `${nameOf(name)}.json`);
        known.add(target);
        return isTranslated(file, language) && nameOf(name).startsWith(start)
          ? checkFile(file, target, language)
          : [];
      });
      const there = path.join(translations, language);
      const others = existsSync(there)
        ? readdirSync(there, { recursive: true }).filter(
            (name) => name.endsWith('.json') && !known.has(path.join(there, name)),
          )
        : [];
      return [...complaints, ...others.map((name) => `${path.join(there, name)} has no file of texts.`)];
    }),
  );
}

if (require.main === module) {
  process.chdir(root);
  const [language, start] = process.argv.slice(2);
  const complaints = check(language && [language], start);
  console.log(complaints.join('\n') || 'Every text has its translation.');
  process.exitCode = complaints.length ? 1 : 0;
}

module.exports = { checkTranslations: () => check().join('\n') || null };
