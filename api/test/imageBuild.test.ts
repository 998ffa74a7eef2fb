import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What is never copied into an image, as folders and files from the root; patterns are left out. */
const leftOut = read('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.includes('*'));

/** Files that the command that builds a package names, as paths from the root. */
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

describe('the build within an image', () => {
  test.each(['api', 'web'])('finds every file that the build of %s names', (folder) => {
    const files = filesOfBuild(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(() => read(file)).not.toThrow();
      expect(leftOut.filter((part) => file === part || file.startsWith(`${part}/`))).toEqual([]);
    }
  });
});
