/*
 * Checks the types of the api or of the web, and lints its files by the same program of TypeScript: to read the sources
 * and to find their types is most of the work of both.
 *   node .ci/typesAndLint.cjs api   api and schema
 *   node .ci/typesAndLint.cjs web   web and every other file
 */
const path = require('node:path');
const { ESLint } = require('eslint');
const ts = require('typescript');

const root = path.join(__dirname, '..');
const API = ['api/', 'schema/'];

const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

/** The program of a folder with a tsconfig.json, and what the compiler says about it. */
function compile(side) {
  const file = path.join(root, side, 'tsconfig.json');
  const unreadable = [];
  const config = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => unreadable.push(diagnostic),
  });
  if (!config) return { complaints: unreadable };
  const program = ts.createProgram({
    rootNames: config.fileNames,
    options: config.options,
    configFileParsingDiagnostics: ts.getConfigFileParsingDiagnostics(config),
  });
  return { program, complaints: ts.getPreEmitDiagnostics(program) };
}

async function lint(side, program) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: path.join(root, '.config/eslint.config.mjs'),
    overrideConfig: [
      ...(side === 'api' ? [] : [{ ignores: API }]),
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parserOptions: { projectService: false, programs: [program] } },
      },
    ],
  });
  const results = await eslint.lintFiles(side === 'api' ? API : ['.']);
  const formatter = await eslint.loadFormatter('stylish');
  return formatter.format(results);
}

async function main(side) {
  const { program, complaints } = compile(side);
  if (complaints.length) console.log(ts.formatDiagnostics(complaints, host));
  const lintComplaints = program && (await lint(side, program));
  if (lintComplaints) console.log(lintComplaints);
  process.exitCode = program && !complaints.length && !lintComplaints ? 0 : 1;
}

const [chosen] = process.argv.slice(2);
if (!['api', 'web'].includes(chosen)) throw new Error('Name a side: api or web.');
void main(chosen);
