import type { MigrationInterface } from 'typeorm';
import { FirstVersion1764300000000 } from './1764300000000-FirstVersion';

/** All migrations in the order in which they run, on every engine. A released migration never changes. */
export const migrations: (new () => MigrationInterface)[] = [FirstVersion1764300000000];
