import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const NAMED = /^[a-z]{1,40}\/[a-z0-9]{20}\.(jpg|png|txt)$/;

/** The album's files: a folder each of the house's folders, a name of chance each file. */
export class Shelf {
  constructor(private readonly root: string) {}

  /** Keeps the file under a new name, `folder/name` without its ending. */
  async keep(bytes: Buffer, folder: string, format: string): Promise<string> {
    const name = Array.from({ length: 20 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    const file = path.join(this.root, folder, `${name}.${format}`);
    await mkdir(path.dirname(file), { recursive: true });
    // whole or not at all, even where the process ends in between
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    return `${folder}/${name}`;
  }

  /** The file of this name, ending included. */
  read(name: string): Promise<Buffer | undefined> {
    return NAMED.test(name)
      ? readFile(path.join(this.root, name)).catch(() => undefined)
      : Promise.resolve(undefined);
  }

  /** Takes the file away; false where there was none. */
  async remove(name: string): Promise<boolean> {
    if (!NAMED.test(name)) return false;
    const file = path.join(this.root, name);
    const there = await stat(file).then(
      () => true,
      () => false,
    );
    await rm(file, { force: true });
    return there;
  }
}
