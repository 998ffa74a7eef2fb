/*
 * Compares the claims of the specification (.readme/claims.md) with the tests that prove them: each claim names a test
 * that exists, by its file and title, or the decision to deviate from it.
 */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const LIST = '.readme/claims.md';
const DECISIONS = '.readme/decisions';
/** The number of claims. None may go. */
const CLAIMS = 445;

const root = path.join(__dirname, '..');

const CLAIM = /^(\d+)\. +(\S.*)$/;
const TEST = /^ +- `([^`]+)`: (`+)(.+)\2$/;
const DECISION = /^ +- Decision (\d+\.\d+): \S/;

/** The claims of the list, each with what proves it, and the lines that cannot be read. */
function readClaims(list) {
  const claims = [];
  const unreadable = [];
  // what stands before the first chapter explains the list
  const start = list.indexOf('\n## ');
  const before = list.slice(0, start).split('\n').length;
  for (const [index, line] of list.slice(start).split('\n').entries()) {
    const [, number, words] = CLAIM.exec(line) ?? [];
    const [, file, , title] = TEST.exec(line) ?? [];
    const [, decision] = DECISION.exec(line) ?? [];
    const claim = claims.at(-1);
    if (number) claims.push({ number: Number(number), words, tests: [], decisions: [] });
    else if (claim && file) claim.tests.push({ file, title: title.trim() });
    else if (claim && decision) claim.decisions.push(decision);
    else if (line && !line.startsWith('## ')) unreadable.push([before + index, line.trim()]);
  }
  return { claims, unreadable };
}

/** The titles of the tests in a source, as they are written there; those that are skipped do not count. */
exports.titlesIn = function (file, source) {
  const titles = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0] && textOf(node.arguments[0]);
      if (title !== undefined) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
};

/** Whether a call of this makes a test: `test`, `it.each([...])`. */
function isTest(callee) {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isPropertyAccessExpression(callee))
    return ['each', 'only'].includes(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

/** The text of a title: of a template, its source. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

/**
 * What is wrong with the list, in sentences.
 * @param {string} list The text of the list
 * @param {{ count: number, read: (file: string) => string | undefined, decisions: ReadonlySet<string> }} project
 *   The number of claims, the text of a file of the project, and the numbers of its decisions
 */
exports.claimProblems = function (list, { count, read, decisions }) {
  const { claims, unreadable } = readClaims(list);
  const problems = unreadable.map(
    ([line, text]) =>
      `${LIST}:${line} cannot be read: "${text}". Write a claim as "NUMBER. WORDS", and below it "- \`FILE\`: \`TITLE\`" or "- Decision NUMBER: WORDS".`,
  );
  const numbers = claims.map(({ number }) => number);
  for (let number = 1; number <= count; number++)
    if (!numbers.includes(number)) problems.push(`Claim ${number} is not in ${LIST}. Put it back.`);
  for (const [index, number] of numbers.entries())
    if (number > count || numbers.indexOf(number) !== index)
      problems.push(
        `Claim ${number} is in ${LIST} ${number > count ? `beyond the last, ${count}` : 'twice'}.`,
      );

  const titles = new Map();
  const titlesOf = (file) => {
    const source = titles.has(file) ? undefined : read(file);
    if (source !== undefined) titles.set(file, exports.titlesIn(file, source));
    return titles.get(file);
  };
  for (const { number, words, tests, decisions: named } of claims) {
    const say = (problem) => problems.push(`Claim ${number} (${words}) ${problem}`);
    if (tests.length + named.length === 0)
      say(`names no test. Write one, and name its file and its title below the claim in ${LIST}.`);
    for (const decision of named)
      if (!decisions.has(decision)) say(`names decision ${decision}, which is not in ${DECISIONS}.`);
    for (const { file, title } of tests) {
      const there = titlesOf(file);
      if (!there)
        say(`names ${file}, which is not there. Name the test that proves the claim now, or write it.`);
      else if (!there.has(title))
        say(
          `names the test "${title}", which is not in ${file}, or is skipped. Name the test that proves the claim now, or put it back.`,
        );
    }
  }
  return problems;
};

/** The numbers of the decisions of the project. */
function readDecisions() {
  const texts = readdirSync(path.join(root, DECISIONS)).map((file) =>
    readFileSync(path.join(root, DECISIONS, file), 'utf8'),
  );
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/^## (\d+\.\d+) /gm), ([, number]) => number)),
  );
}

const read = (file) => {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

/** What is wrong with the list of this project; null if nothing is. */
exports.checkClaims = function () {
  const problems = exports.claimProblems(read(LIST), { count: CLAIMS, read, decisions: readDecisions() });
  return problems.length ? problems.join('\n') : null;
};
