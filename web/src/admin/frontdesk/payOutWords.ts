import type { METHOD_WORDS } from '../../../../schema/words';
import * as texts from './texts';

type PaymentMethod = keyof typeof METHOD_WORDS;

/** How a refund is paid out, by how it was paid. */
export const PAID_OUT_BY: Record<PaymentMethod, string> = {
  CASH: texts.inCash,
  TERMINAL: texts.toCard,
  ONLINE: texts.toCard,
  ON_ACCOUNT: texts.toCompany,
};

/** What staff confirm about a pay-out, by how it was paid. */
export const CONFIRM_BY: Record<PaymentMethod, string> = {
  CASH: texts.confirmCash,
  TERMINAL: texts.confirmCard,
  ONLINE: texts.confirmCard,
  ON_ACCOUNT: texts.confirmTransfer,
};
