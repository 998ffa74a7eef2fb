import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePlace, type Books, type Engine } from './books';
import { furnish, inDatabase, type Furniture } from './furnish';
import { House } from './house';
import { openPost, type Post } from './post';
import { openProvider, type Provider } from './provider';

/** A furnished house in a process of its own, with all that lies outside in this one. */
export interface Stage extends Furniture {
  house: House;
  provider: Provider;
  post: Post;
  books: Books;
  folder: string;
  close(): Promise<void>;
}

/** Sets the stage; the house is not open yet. */
export async function setStage(
  engine: Engine,
  { rooms, guests }: { rooms: number; guests: number },
  more: Record<string, string> = {},
): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-proof-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const place = await makePlace(engine, folder);
  const [provider, post] = [await openProvider(folder), await openPost()];
  const settings = {
    DATA_DIR: folder,
    SEED: 'none',
    CAPTCHA: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    JWT_SECRET: 'a secret of the proofs that is long enough',
    ACCESS_TOKEN_SECONDS: '86400',
    ...place.settings,
    ...provider.settings,
    ...post.settings,
    ...more,
  };
  const furniture = await inDatabase(settings, () => furnish(rooms, guests));
  const house = await House.at(settings);
  provider.serve(house.url);
  const books = await place.openBooks();
  return {
    ...furniture,
    ...{ house, provider, post, books, folder },
    async close() {
      await house.kill();
      await books.close();
      await provider.close();
      await post.close();
      await place.remove();
      removeFolder();
    },
  };
}
