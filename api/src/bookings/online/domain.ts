import type { Domain } from '../../access/domain';
import { onBookingMoved } from '../history.service';
import { BalancePageResolver, PayBalanceAbilityResolver } from './balancePage.resolver';
import { endOverpayingPages } from './openPages.service';

/** What guests pay online of what they owe. */
export const onlinePayments: Domain = {
  resolvers: [BalancePageResolver, PayBalanceAbilityResolver],
  joinHooks() {
    onBookingMoved.join('balancePages', endOverpayingPages);
  },
};
