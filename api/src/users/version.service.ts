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
 * Sets the next version of a row that the caller has locked, and records who changes it. Refuses Outdated if
 * `seen` is not the row's version; without `seen` the caller overwrites, as /api/v1 does.
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
