import { AuditRecord } from '../../access/audit/auditEntry.entity';
import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { admin, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { PaymentDifference } from '../../bookings/pay/paymentDifference.entity';
import { Payout } from './payout.entity';
import { PayoutResolver, ProviderReadingResolver, ProviderTransactionResolver } from './provider.resolver';
import { countOpenOf } from './providerList.service';
import { ProviderReading } from './providerReading.entity';
import { ProviderTransaction } from './providerTransaction.entity';
import { readProviderDaily } from './readProvider.service';

const loaders = {
  payouts: (kit) => kit.row(Payout, 'id'),
  openOfPayout: (kit) => kit.batch(countOpenOf),
  paymentDifferences: (kit) => kit.row(PaymentDifference, 'id'),
} satisfies LoaderTable;

const permissions = {
  'payout:list': [admin, [STAFF]],
  'payout:read': [admin, [STAFF]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The transactions and payouts of the card provider, compared with our payments to the cent. */
export const cardProvider: Domain = {
  entities: [ProviderTransaction, Payout, ProviderReading],
  resolvers: [PayoutResolver, ProviderTransactionResolver, ProviderReadingResolver],
  loaders,
  permissions,
  audited: { [AuditRecord.PAYOUT]: [] },
  jobs: {
    readProviderDaily: { every: 600_000, run: readProviderDaily },
  },
};
