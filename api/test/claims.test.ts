interface Project {
  count: number;
  read: (file: string) => string | undefined;
  decisions: ReadonlySet<string>;
}
const { claimProblems } = jest.requireActual<{
  claimProblems: (list: string, project: Project) => string[];
}>('../../.ci/claims.cjs');

/* The check of the claims of the specification, on lists of its own. */

const SOURCE = `
test('a guest pays', () => undefined);
test.each([[1]])('a room of %s', () => undefined);
describe('a hotel', () => {
  it(\`has \${2} rooms\`, () => undefined);
  it.skip('is closed', () => undefined);
  test.fixme('is open', () => undefined);
});
test.step('a step', () => undefined);
`;
const project = {
  count: 2,
  read: (file: string) => (file === 'web/pay.test.ts' ? SOURCE : undefined),
  decisions: new Set(['1.2']),
};
const problemsOf = (...lines: string[]) =>
  claimProblems(['# Claims', 'What they are.', '## Pay', '', ...lines, ''].join('\n'), project);
const SECOND = ['2. Rooms.', '   - Decision 1.2: another way.'];

test.each(['a guest pays', 'a room of %s', 'has ${2} rooms'])('the test "%s" proves a claim', (title) => {
  expect(problemsOf('1. Pay.', `   - \`web/pay.test.ts\`: \`${title}\``, ...SECOND)).toEqual([]);
});

test.each(['a guest pays later', 'is closed', 'is open', 'a hotel', 'a step'])('"%s" is no test', (title) => {
  expect(problemsOf('1. Pay.', `   - \`web/pay.test.ts\`: \`${title}\``, ...SECOND)).toEqual([
    `Claim 1 (Pay.) names the test "${title}", which is not in web/pay.test.ts, or is skipped. Name the test that proves the claim now, or put it back.`,
  ]);
});

test('a claim without a test says what to do', () => {
  expect(problemsOf('1. Pay.', ...SECOND)).toEqual([
    'Claim 1 (Pay.) names no test. Write one, and name its file and its title below the claim in .readme/claims.md.',
  ]);
});

test('a file or decision that is gone is named', () => {
  const lines = ['1. Pay.', '   - `web/gone.test.ts`: `a guest pays`', '   - Decision 1.20: another way.'];
  expect(problemsOf(...lines, ...SECOND)).toEqual([
    'Claim 1 (Pay.) names decision 1.20, which is not in .readme/decisions.',
    'Claim 1 (Pay.) names web/gone.test.ts, which is not there. Name the test that proves the claim now, or write it.',
  ]);
});

test('no claim may go, come twice or be added', () => {
  expect(problemsOf(...SECOND, ...SECOND, '3. More.', '   - Decision 1.2: another way.')).toEqual([
    'Claim 1 is not in .readme/claims.md. Put it back.',
    'Claim 2 is in .readme/claims.md twice.',
    'Claim 3 is in .readme/claims.md beyond the last, 2.',
  ]);
});

test('a line that is neither a claim nor a proof is refused', () => {
  const [problem] = problemsOf('1. Pay.', '   - Decision 1.2: another way.', ...SECOND, '   - see elsewhere');
  expect(problem).toMatch(/^\.readme\/claims\.md:9 cannot be read: "- see elsewhere"\./);
});
