import type { MigrationInterface } from 'typeorm';
import { FirstVersion1764300000000 } from './1764300000000-FirstVersion';

/** In the order in which they run, on every engine. A migration that was released is never changed. */
export const migrations: (new () => MigrationInterface)[] = [FirstVersion1764300000000];
