import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { ANY, anyone } from '../access/rules';
import { StoredRates } from './exchangeRates.entity';
import { ExchangeRatesResolver } from './exchangeRates.resolver';
import { refreshRates } from './refreshRates.service';

const permissions = { 'rates:read': [anyone, ANY] } as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Exchange rates, by which prices are also shown in other currencies. Money is only ever charged in dollars. */
export const exchangeRates: Domain = {
  entities: [StoredRates],
  resolvers: [ExchangeRatesResolver],
  permissions,
  jobs: { refreshRates: { every: 600_000, run: refreshRates } },
};
