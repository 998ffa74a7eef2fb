import type { DatabaseModel } from '../database/connect';
import { addSealedColumns, type SealedColumn } from '../database/sealedColumns';
import { addLoaders, type LoaderTable } from '../database/loaders';
import { addAuditedFields, type AuditedFields } from './audit/auditedFields';
import { addPermissions, type PermissionTable } from './policy';

type Class = new () => object;

/** Work that the server repeats, on any of its instances. */
export interface Job {
  /** The interval between two runs, in milliseconds. */
  every: number;
  run: () => Promise<void>;
}

/**
 * What a folder adds to the server, declared in its `domain.ts`. domains.ts lists all domains, and the server
 * is built from that list.
 */
export interface Domain {
  /** Its database entities. */
  entities?: DatabaseModel['entities'];
  /** Its TypeORM subscribers. */
  subscribers?: DatabaseModel['subscribers'];
  resolvers?: readonly Class[];
  loaders?: LoaderTable;
  permissions?: PermissionTable;
  jobs?: Readonly<Record<string, Job>>;
  /** Its columns of encrypted texts, which a job seals again when a secret of the server was replaced. */
  sealed?: readonly SealedColumn[];
  /** The fields of its records that the audit log shows. */
  audited?: Partial<AuditedFields>;
  /** Joins hooks of lower domains and its own hooks. */
  joinHooks?: () => void;
}

/** Registers the permissions, loaders, sealed columns, audited fields and hooks of the domains; returns the domains. */
export function declareDomains(domains: readonly Domain[]): readonly Domain[] {
  for (const { permissions, loaders, sealed, audited, joinHooks } of domains) {
    addPermissions(permissions ?? {});
    addLoaders(loaders ?? {});
    addSealedColumns(sealed ?? []);
    addAuditedFields(audited ?? {});
    joinHooks?.();
  }
  return domains;
}
