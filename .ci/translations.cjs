/*
 * Checks the translations of the texts that people read: each text has its translation in each language, no translation is
 * of a text that is gone or was changed, and each one has the placeholders, the tags and the plural forms that it needs.
 *   node .ci/translations.cjs                    all
 *   node .ci/translations.cjs de                 one language
 *   node .ci/translations.cjs de chats           the files of that language whose names begin with this word
 *   node .ci/translations.cjs --print api        the files of a source (web, schema, api) with the number of their texts
 *   node .ci/translations.cjs --print api/chats  the texts of one file as JSON, each as its own translation, to begin from
 * `web/translations/LANGUAGE/FOLDER.json` has the texts of `web/src/FOLDER/texts.ts`, `schema/translations/LANGUAGE/NAME.json`
 * those of `schema/NAME.ts`, `api/translations/LANGUAGE/FOLDER.json` those of `api/src/FOLDER`: English text to translation.
 * translationSources.cjs says what counts as a text. A text of the web whose meaning the words alone do not tell is found by
 * "name|English text" first, with the name of its constant.
 */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { parse, TYPE } = require('@formatjs/icu-messageformat-parser');
const { SOURCES, ownPlaceholders } = require('./translationSources.cjs');

const root = path.join(__dirname, '..');
const LANGUAGES = ['de', 'fr', 'es', 'pt-BR', 'ja'];

/** The placeholders of messages to guests that the ICU format cannot read, such as `{check-in}` and `{balance due}`. */
const OWN = new Map(ownPlaceholders().map((name) => [`{${name}}`, `{${name.replace(/[ -]/g, '_')}}`]));
const readable = (text) => text.replace(/\{[a-z -]+\}/g, (found) => OWN.get(found) ?? found);

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
  visit(parse(readable(text)));
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

/** What is wrong with the translations of the texts of one file. */
function checkFile(texts, translations, language) {
  if (!existsSync(translations)) return [`${translations} is missing.`];
  const known = JSON.parse(readFileSync(translations, 'utf8'));
  const used = new Set();
  const complaints = texts.flatMap(({ name, text }) => {
    const key = [`${name}|${text}`, text].find((each) => each in known);
    const shown = name ?? JSON.stringify(text);
    if (key === undefined)
      return [`${translations} has no translation of ${name ? `${name}: ` : ''}${JSON.stringify(text)}`];
    used.add(key);
    const problem = problemOf(text, known[key], language);
    return problem ? [`${translations}: the translation of ${shown} ${problem}.`] : [];
  });
  const unused = Object.keys(known).filter((key) => !used.has(key));
  return [
    ...complaints,
    ...unused.map((key) => `${translations}: no text reads ${JSON.stringify(key)} any more.`),
  ];
}

/** The api looks a text up in all of its files and those of schema/ together, so that one text has one translation there. */
function checkAgreement(language) {
  const translations = new Map();
  return ['api/translations', 'schema/translations'].flatMap((folder) => {
    const there = path.join(folder, language);
    const files = existsSync(there) ? readdirSync(there) : [];
    return files.flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(path.join(there, name), 'utf8'))).flatMap(
        ([text, translation]) => {
          const file = path.join(there, name);
          const before = translations.get(text) ?? { translation, file };
          translations.set(text, before);
          return before.translation === translation
            ? []
            : [`${file} translates ${JSON.stringify(text)} in another way than ${before.file}.`];
        },
      ),
    );
  });
}

function check(languages = LANGUAGES, start = '') {
  const complaints = Object.values(SOURCES).flatMap(({ texts, translations, isIn }) => {
    const files = texts();
    return languages.flatMap((language) => {
      const there = path.join(translations, language);
      const others = existsSync(there)
        ? readdirSync(there, { recursive: true }).filter(
            (name) => name.endsWith('.json') && !files.has(name.replace(/\.json$/, '')),
          )
        : [];
      return [
        ...[...files]
          .filter(([name]) => isIn(name, language) && name.startsWith(start))
          .flatMap(([name, found]) => checkFile(found, path.join(there, `${name}.json`), language)),
        ...others.map((name) => `${path.join(there, name)} has no file of texts.`),
      ];
    });
  });
  return [...complaints, ...languages.flatMap(checkAgreement)];
}

/** The texts of a file as the file of their translations begins, or the files of a source. */
function print(asked) {
  const [source, ...name] = asked.split('/');
  const files = SOURCES[source].texts();
  if (!name.length) return [...files].map(([file, texts]) => `${source}/${file}: ${texts.length}`).join('\n');
  const texts = files.get(name.join('/')) ?? [];
  return JSON.stringify(Object.fromEntries(texts.map(({ text }) => [text, text])), null, 2);
}

if (require.main === module) {
  process.chdir(root);
  const [language, start] = process.argv.slice(2);
  if (language === '--print') console.log(print(start));
  else {
    const complaints = check(language && [language], start);
    console.log(complaints.join('\n') || 'Every text has its translation.');
    process.exitCode = complaints.length ? 1 : 0;
  }
}

module.exports = { problemOf, checkTranslations: () => check().join('\n') || null };
