import { randomInt } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const NAME = /^[a-z]{1,40}(\/[a-z0-9]{1,40})?\/[a-z0-9]{20}\.(jpg|png|txt)$/;

/** A stored file: its name with the extension, its size in bytes, and its upload time. */
export interface StoredFile {
  name: string;
  bytes: number;
  createdAt: Date;
}

/**
 * The uploaded files: a directory for each upload folder, a random name for each file. The sizes made of a picture are
 * in a directory beside it and are deleted with it.
 */
export class FileStore {
  constructor(private readonly root: string) {}

  /** Stores the file under a new name; returns `folder/name` without the extension. */
  async add(bytes: Buffer, folder: string, format: string): Promise<string> {
    const name = Array.from({ length: 20 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    await write(this.pathOf(`${folder}/${name}.${format}`), bytes);
    return `${folder}/${name}`;
  }

  /** The file of this name, extension included. */
  read(name: string): Promise<Buffer | undefined> {
    return NAME.test(name) ? readIfThere(this.pathOf(name)) : Promise.resolve(undefined);
  }

  /** A size of the picture that was made before, by its key. */
  readSize(name: string, key: string): Promise<Buffer | undefined> {
    return NAME.test(name) ? readIfThere(path.join(this.sizesOf(name), key)) : Promise.resolve(undefined);
  }

  /** Stores a size of the picture, unless the picture was deleted in the meantime. */
  async addSize(name: string, key: string, bytes: Buffer): Promise<void> {
    await write(path.join(this.sizesOf(name), key), bytes);
    if (!(await isThere(this.pathOf(name)))) await this.remove(name);
  }

  /** The stored facts of the file; undefined if there is none. */
  async find(name: string): Promise<StoredFile | undefined> {
    const found = NAME.test(name) ? await stat(this.pathOf(name)).catch(() => undefined) : undefined;
    return found && { name, bytes: found.size, createdAt: found.mtime };
  }

  /** Every file uploaded since then, the oldest first. */
  async list(since: Date): Promise<StoredFile[]> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => []);
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)));
    const files: StoredFile[] = [];
    for (const name of names) {
      const file = await this.find(name);
      if (file && file.createdAt >= since) files.push(file);
    }
    return files.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  /** Deletes the file and all its sizes; false if there is none. */
  async remove(name: string): Promise<boolean> {
    if (!NAME.test(name)) return false;
    const existed = await isThere(this.pathOf(name));
    await rm(this.pathOf(name), { force: true });
    await rm(this.sizesOf(name), { recursive: true, force: true });
    return existed;
  }

  private pathOf(name: string): string {
    return path.join(this.root, name);
  }

  private sizesOf(name: string): string {
    return `${this.pathOf(name)}.sizes`;
  }
}

/** Writes the whole file or nothing, even if the process ends in the meantime. */
async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomInt(2 ** 40)}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

const readIfThere = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
