import type { DatabaseModel } from '../database/connect';
import { addLoaders, type LoaderTable } from '../database/loaders';
import { addAuditedFields, type AuditedFields } from './audit/auditedFields';
import { addPermissions, type PermissionTable } from './policy';

type Class = new () => object;

/** Work that the server does again and again, on any of its instances. */
export interface Job {
  /** Milliseconds between two runs. */
  every: number;
  run: () => Promise<void>;
}

/**
 * What a folder adds to the server, declared in its `domain.ts`. domains.ts names all domains, and everything that the
 * server knows of them is made from that list.
 */
export interface Domain {
  /** Its tables. */
  entities?: DatabaseModel['entities'];
  /** What follows the writes of TypeORM. */
  subscribers?: DatabaseModel['subscribers'];
  resolvers?: readonly Class[];
  loaders?: LoaderTable;
  permissions?: PermissionTable;
  jobs?: Readonly<Record<string, Job>>;
  /** Which fields of its records the audit log shows. */
  audited?: Partial<AuditedFields>;
  /** Joins hooks of lower domains, and of its own. */
  joinHooks?: () => void;
}

/** Makes the permissions, loaders, audited fields and hooks of the domains known; returns the domains. */
export function declareDomains(domains: readonly Domain[]): readonly Domain[] {
  for (const { permissions, loaders, audited, joinHooks } of domains) {
    addPermissions(permissions ?? {});
    addLoaders(loaders ?? {});
    addAuditedFields(audited ?? {});
    joinHooks?.();
  }
  return domains;
}
