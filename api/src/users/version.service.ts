import type { Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { repo } from '../database/transaction';
import { User } from './user.entity';
import { Outdated } from './version.types';

interface Versioned {
  version: number;
  updatedById: string | null;
}

/**
 * Gives a row that the caller has locked its next version, and notes who changes it. Refuses Outdated where `seen` is
 * another version than that of the row; without one the caller overwrites, as existing clients do.
 */
export async function raiseVersion(
  viewer: Viewer | undefined,
  row: Versioned,
  seen: number | null | undefined,
): Promise<void> {
  if (seen != null && seen !== row.version) {
    const by = row.updatedById ? await repo(User).findOneBy({ id: row.updatedById }) : null;
    refuse(new Outdated(by?.name ?? null, row.version));
  }
  row.version += 1;
  row.updatedById = viewer?.id ?? null;
}
