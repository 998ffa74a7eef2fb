import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files and folders that are never copied into an image, as paths from the root; patterns are left out. */
const leftOut = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.includes('*'));

/** Files in the build command of a package, as paths from the root. */
function filesOfBuild(folder: string): string[] {
  const { scripts } = JSON.parse(read(`${folder}/package.json`)) as { scripts: { build: string } };
  let at = folder;
  const files: string[] = [];
  for (const command of scripts.build.split('&&').map((part) => part.trim().split(/\s+/))) {
    if (command[0] === 'cd') at = path.join(at, command[1]!);
    else
      files.push(
        ...command.filter((word) => /\.(cjs|ts|json|swcrc)$/.test(word)).map((word) => path.join(at, word)),
      );
  }
  return files;
}

describe('the build inside an image', () => {
  test.each(['api', 'web'])('has every file that the build of %s names', (folder) => {
    const files = filesOfBuild(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(() => read(file)).not.toThrow();
      expect(leftOut.filter((part) => file === part || file.startsWith(`${part}/`))).toEqual([]);
    }
  });

  test('has the manifest of every workspace before it installs packages', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const stage of [...stagesOf('api').slice(0, 2), stagesOf('web')[0]!]) {
      const [before] = stage.split('npm ci');
      for (const folder of workspaces) expect(before).toContain(`COPY ${folder}/package.json ${folder}/\n`);
    }
  });

  test('starts with the same stage for the api and the web', () => {
    expect(stagesOf('web')[0]).toBe(stagesOf('api')[0]);
  });
});

describe('the image of the api', () => {
  test.each([
    ['yes', ['@staybook/api', '@staybook/standins', '@staybook/seeds']],
    ['no', ['@staybook/api']],
  ])('built with STANDINS=%s installs the packages of %j', (STANDINS, workspaces) => {
    const [installing] = commandsOf(stagesOf('api')[1]!).filter((command) => command.includes('npm ci'));
    const shown = `npm() { echo "$@"; }; mkdir() { :; }; ${installing}`;
    const words = execFileSync('sh', ['-c', shown], { encoding: 'utf8', env: { STANDINS } }).split(/\s+/);
    expect(words.filter((_word, index) => words[index - 1] === '--workspace')).toEqual(workspaces);
  });

  test.each([
    ['yes', []],
    ['no', ['-r', 'api/dist/api/standins', 'api/dist/api/seeds']],
  ])('built with STANDINS=%s leaves out %j', (STANDINS, removed) => {
    const [removing] = commandsOf(stagesOf('api')[1]!).filter((command) => command.includes('rm -r'));
    const shown = `rm() { echo "rm $@"; }; ${removing}`;
    const words = execFileSync('sh', ['-c', shown], { encoding: 'utf8', env: { STANDINS } }).trim();
    expect(words.split(' ').slice(1)).toEqual(removed);
    for (const folder of removed.slice(1))
      expect(existsSync(path.join(root, folder.replace('dist/api/', '')))).toBe(true);
  });

  // They are built into api/dist/, and from there Node does not find a package below api/standins/ or api/seeds/.
  test('has the packages of the stand-ins and the seeds', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: true }>;
    };
    const nested = Object.entries(packages).filter(
      ([name, { dev }]) => /^api\/(standins|seeds)\/node_modules\//.test(name) && !dev,
    );
    expect(nested).toEqual([]);
  });
});

/** The stages of a Dockerfile, each beginning at its FROM. */
const stagesOf = (folder: string): string[] =>
  read(`${folder}/Dockerfile`)
    .split(/^(?=FROM )/m)
    .filter((stage) => stage.startsWith('FROM '));

/** The commands in the RUN lines of a stage, without the options of RUN. */
const commandsOf = (stage: string): string[] =>
  [...stage.matchAll(/^RUN ((?:.*\\\n)*.*)$/gm)].map(([, command]) =>
    command!.replace(/\\\n/g, ' ').replace(/--mount=\S+/g, ''),
  );
