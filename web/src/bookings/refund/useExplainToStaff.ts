import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { splitByMethod } from '../../../../schema/refunds';
import { dollars } from '../../kit/format';
import { useExplainToStaff_booking, type ExplainToStaff_BookingFragment } from './ExplainToStaff.generated';
import * as texts from './texts';

const REFUNDED_TO: Record<string, string> = {
  TERMINAL: texts.paidOutToCard,
  CASH: texts.paidOutInCash,
  ON_ACCOUNT: texts.backToCompany,
  BANK: texts.waitsForDispute,
};

/** How a refund of these cents comes back, by way of payment, in sentences for staff. */
export function useExplainToStaff(
  booking: FragmentType<ExplainToStaff_BookingFragment>,
): (cents: number) => string[] {
  const { payments } = useExplainToStaff_booking(booking);
  return (refundCents) =>
    splitByMethod(payments, refundCents).map(({ method, cents }) =>
      fill(REFUNDED_TO[method] ?? texts.goesToCard, { amount: dollars(cents) }),
    );
}
