import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import { giveMissingMoments } from '../pay/madeAt.service';
import { FolioSalesSubscriber } from '../stats/folioSales.subscriber';
import { sumSalesLines } from '../stats/salesStats.service';
import { PaymentListResolver, RefundListResolver } from './paymentList.resolver';
import { TaxReportResolver } from './taxReport.resolver';

const permissions = {
  'payment:list': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
  'refund:list': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
  'tax:read': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Lists and reports of the books, for staff, and what the folio adds to the sales statistics. */
export const bookLists: Domain = {
  subscribers: [FolioSalesSubscriber],
  resolvers: [PaymentListResolver, RefundListResolver, TaxReportResolver],
  permissions,
  jobs: {
    sumSalesLines: { every: 2000, run: sumSalesLines },
    giveMissingMoments: { every: 60_000, run: giveMissingMoments },
  },
};
