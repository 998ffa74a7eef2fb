import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const NAME = /^[a-z]{1,40}\/[a-z0-9]{20}\.(jpg|png|txt)$/;

/** The uploaded files: a directory for each upload folder, a random name for each file. */
export class FileStore {
  constructor(private readonly root: string) {}

  /** Stores the file under a new name; answers `folder/name` without the extension. */
  async add(bytes: Buffer, folder: string, format: string): Promise<string> {
    const name = Array.from({ length: 20 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    const file = path.join(this.root, folder, `${name}.${format}`);
    await mkdir(path.dirname(file), { recursive: true });
    // Whole or not at all, even where the process ends in between.
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    return `${folder}/${name}`;
  }

  /** The file of this name, extension included. */
  read(name: string): Promise<Buffer | undefined> {
    return NAME.test(name)
      ? readFile(path.join(this.root, name)).catch(() => undefined)
      : Promise.resolve(undefined);
  }

  /** Deletes the file; false where there was none. */
  async remove(name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    const file = path.join(this.root, name);
    const existed = await stat(file).then(
      () => true,
      () => false,
    );
    await rm(file, { force: true });
    return existed;
  }
}
