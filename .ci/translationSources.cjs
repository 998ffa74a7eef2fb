/*
 * Finds the English texts that are translated: those of the web in its files of texts, those that schema/ and the api mark by
 * `text`, `fill` and `translated`, and the api's refusals and messages of validators.
 */
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

function walk(node, look) {
  if (look(node) !== false) ts.forEachChild(node, (child) => walk(child, look));
}

/** The constants of a file of texts. */
const constantsOf = (file) =>
  parse(file).statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
          .filter(({ initializer }) => initializer && ts.isStringLiteralLike(initializer))
          .map(({ name, initializer }) => ({ name: name.text, text: initializer.text }))
      : [],
  );

const MARKS = ['fill', 'text', 'translated'];

/** The literal that each call of `fill`, `text` or `translated` begins with. */
function markedIn(source) {
  const found = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !MARKS.includes(node.expression.getText())) return;
    const [first] = node.arguments;
    if (first && ts.isStringLiteralLike(first)) found.push(first.text);
  });
  return found;
}

/** The literals that an expression may be: itself, or the branches of its conditions. */
function literalsOf(expression) {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  )
    return [...literalsOf(expression.left), ...literalsOf(expression.right)];
  return [];
}

/** The classes whose constructors translate a message that is a constant, and all that extend one of them. */
const TRANSLATING = [
  'Problem',
  'BadInput',
  'Busy',
  'Forbidden',
  'Unauthenticated',
  'TookTooLong',
  'ImportProblem',
];
/** Errors whose messages are answered as refusals. */
const ANSWERED = ['CaptchaUnavailable', 'ScannerUnavailable'];

/** A sentence is told from a code or a name by its blank. */
const isSentence = (text) => /\S \S/.test(text);

const parentOf = (declaration) =>
  declaration.heritageClauses
    ?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    ?.types[0].expression.getText();

function refusalClasses(sources) {
  const parents = new Map();
  for (const source of sources)
    walk(source, (node) => {
      if (ts.isClassDeclaration(node) && node.name) parents.set(node.name.text, parentOf(node));
    });
  const isRefusal = (name) =>
    name !== undefined && (TRANSLATING.includes(name) || isRefusal(parents.get(name)));
  return new Set([...TRANSLATING, ...ANSWERED, ...[...parents.keys()].filter(isRefusal)]);
}

/** What is given to the constructors of refusals, within and outside their classes, and each `message:`. */
function refusalsIn(source, classes) {
  const found = [];
  const add = (expressions) => found.push(...expressions.flatMap(literalsOf).filter(isSentence));
  const lookIn = (owner) => (node) => {
    if (ts.isClassDeclaration(node)) {
      ts.forEachChild(node, (child) => walk(child, lookIn(node.name?.text)));
      return false;
    }
    if (ts.isNewExpression(node) && classes.has(node.expression.getText())) add(node.arguments ?? []);
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.SuperKeyword &&
      classes.has(owner)
    )
      add(node.arguments);
    if (ts.isConstructorDeclaration(node) && classes.has(owner))
      add(node.parameters.flatMap(({ initializer }) => initializer ?? []));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') add([node.initializer]);
    return undefined;
  };
  walk(source, lookIn(undefined));
  return found;
}

const isTs = (name) => name.endsWith('.ts') && !/\.(test|samples|print|generated)\.ts$/.test(name);
const unnamed = (texts) => [...new Set(texts)].map((text) => ({ text }));

/** Folders of the api that speak to operators or to programs, in English alone; the mails and documents are texts of their own. */
const IN_ENGLISH = /^(commands|ops|v1|sandbox|database|rendering)\//;
const OPERATORS =
  /^(main|app|optionalParts|domains)\.ts$|^core\/(config|checkSettings|\w*Settings|settings?)\.ts$/;

/** The texts of the api by the folders under api/src. */
function textsOfApi() {
  const files = readdirSync('api/src', { recursive: true }).filter(
    (name) => isTs(name) && !/(^|\/)testing\//.test(name),
  );
  const sources = new Map(files.map((name) => [name, parse(path.join('api/src', name))]));
  const classes = refusalClasses(sources.values());
  const texts = new Map();
  for (const [name, source] of sources) {
    if (IN_ENGLISH.test(name) || OPERATORS.test(name)) continue;
    const found = [...markedIn(source), ...refusalsIn(source, classes)];
    const folder = name.split('/')[0];
    if (found.length) texts.set(folder, [...(texts.get(folder) ?? []), ...found]);
  }
  return new Map([...texts].sort().map(([folder, found]) => [folder, unnamed(found)]));
}

/** The texts of schema/ by its files. */
const textsOfSchema = () =>
  new Map(
    readdirSync('schema')
      .filter(isTs)
      .map((name) => [name.replace(/\.ts$/, ''), unnamed(markedIn(parse(path.join('schema', name))))])
      .filter(([, texts]) => texts.length),
  );

/** The texts of the web by the folders under web/src. */
const textsOfWeb = () =>
  new Map(
    readdirSync('web/src', { recursive: true })
      .filter((name) => path.basename(name) === 'texts.ts')
      .map((name) => [path.dirname(name), constantsOf(path.join('web/src', name))]),
  );

/** What stays in English: pages for programmers in every language, the pages of staff in all but German. */
const FOR_PROGRAMMERS = /^(developers|webhooks|explorer)(\/|$)/;
const FOR_STAFF = /^(admin|bookings\/staffchange)(\/|$)/;
/** What the api tells programs in every language, and what it tells only staff. */
const PROGRAMS_ARE_TOLD = /^(channels|eventLog|webhooks)$/;
const STAFF_ARE_TOLD = /^(books|calendars|files)$/;
/** The files of schema/ whose words only staff read. */
const WORDS_OF_STAFF = /^(auditWords|fieldWords)$/;

/** Where the texts are, and where their translations are in the folder of a language. */
const SOURCES = {
  web: {
    texts: textsOfWeb,
    translations: 'web/translations',
    isIn: (name, language) => !FOR_PROGRAMMERS.test(name) && (language === 'de' || !FOR_STAFF.test(name)),
  },
  schema: {
    texts: textsOfSchema,
    translations: 'schema/translations',
    isIn: (name, language) => language === 'de' || !WORDS_OF_STAFF.test(name),
  },
  api: {
    texts: textsOfApi,
    translations: 'api/translations',
    isIn: (name, language) =>
      !PROGRAMS_ARE_TOLD.test(name) && (language === 'de' || !STAFF_ARE_TOLD.test(name)),
  },
};

/** The names of the placeholders of messages to guests, which stand in braces as they are, with blanks and hyphens. */
function ownPlaceholders() {
  const found = [];
  walk(parse(path.join(__dirname, '../schema/guestMessages.ts')), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'PLACEHOLDERS') return;
    for (const { name } of node.initializer.expression.properties) found.push(name.text);
  });
  return found;
}

module.exports = { SOURCES, ownPlaceholders };
