/*
 * Prepares the working copy: refuses an old Node, installs packages, generates typed documents, and builds if
 * the build is out of date. It is plain JavaScript without dependencies, since it runs before packages are installed.
 *   node .ci/prepare.cjs            install
 *   node .ci/prepare.cjs generate   install, generate
 *   node .ci/prepare.cjs build      install, generate and build
 */
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    'Staybook needs Node 20.19 or newer; this is ' + process.version + '. Get it from https://nodejs.org',
  );
  process.exit(1);
}

var fs = require('fs');
var path = require('path');
var run = require('child_process').spawnSync;

process.chdir(path.join(__dirname, '..'));

var steps = {
  install: {
    say: 'Installing packages (about a minute, once) ...',
    npm: ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    stamp: 'node_modules/.package-lock.json',
    from: ['package-lock.json'],
  },
  generate: {
    say: 'Generating typed documents ...',
    npm: ['run', '-s', 'codegen', '--', '--silent'],
    stamp: 'node_modules/.generated',
    from: [
      'web/src',
      'web/codegen',
      'web/vite',
      'schema/schema.graphql',
      'schema/client',
      'codegen.ts',
      'node_modules/.package-lock.json',
    ],
  },
  build: {
    say: 'Building ...',
    npm: ['run', '-s', 'build'],
    stamp: 'node_modules/.built',
    from: ['api', 'web', 'schema', 'codegen.ts', 'node_modules/.package-lock.json'],
  },
};

if (stale(steps.install)) make(steps.install);
var goal = steps[process.argv[2]];
if (goal && stale(goal)) make(goal);

function make(step) {
  console.log(step.say);
  var result = run('npm', step.npm, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('npm ' + step.npm.join(' ') + ' failed; see above.');
    process.exit(1);
  }
  fs.writeFileSync(step.stamp, fs.existsSync(step.stamp) ? fs.readFileSync(step.stamp) : '');
}

function stale(step) {
  return time(step.stamp) < Math.max.apply(null, step.from.map(newest));
}

function time(file) {
  try {
    return fs.statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function newest(file) {
  if (!fs.existsSync(file)) return 0;
  if (!fs.statSync(file).isDirectory()) return time(file);
  return fs.readdirSync(file).reduce(function (latest, name) {
    var made = /^(node_modules|dist|coverage|test-results)$|\.generated\.ts$/.test(name);
    return made ? latest : Math.max(latest, newest(path.join(file, name)));
  }, time(file));
}
