import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import text from '../../kit/text.module.css';
import { useRefusal } from '../../session/useRefusal';
import {
  useGoodwillRefund_booking,
  useRefundBookingMutation,
  type GoodwillRefund_BookingFragment,
} from './GoodwillRefund.generated';
import { RefundFields } from '../refund/RefundFields';
import { useExplainToStaff } from '../refund/useExplainToStaff';
import { useRefundChoice } from '../refund/useRefundChoice';
import * as balanceTexts from '../balance/texts';
import * as texts from './texts';

interface Props {
  booking: FragmentType<GoodwillRefund_BookingFragment>;
  /** It says how the refund comes back. */
  onDone: (told: string) => void;
  onClose: () => void;
}

/** Asks staff what is refunded as goodwill and why, and refunds it. */
export function GoodwillDialog({ booking, onDone, onClose }: Props) {
  const data = useGoodwillRefund_booking(booking);
  const { id: bookingId, user, hotelName, viewerCan } = data;
  const refund = useRefundChoice(null, viewerCan.mostGoodwillCents);
  const [refundBooking, { loading }] = useRefundBookingMutation();
  const refusal = useRefusal();
  const explain = useExplainToStaff(data);
  const send = async () => {
    const { refundCents = 0, reason = '' } = refund.input;
    const scope = `refund ${bookingId}`;
    const idempotencyKey = idempotencyKeyFor(scope, [String(refundCents), reason]);
    const input = { bookingId, refundCents, reason, idempotencyKey };
    const answer = (await refusal.answerOf(refundBooking({ variables: { input } })))?.refundBooking;
    if (answer?.__typename !== 'Booking') return answer && refusal.show(answer);
    dropIdempotencyKey(scope);
    onDone(explain(refundCents).join(' '));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.goodwillTitle}
      cancel={texts.noGoodwill}
      confirm={texts.refundGuest}
      isLoss={false}
      isSending={loading}
      isReady={refund.isReady}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div>
        <p className={text.h5}>{fill(balanceTexts.guestAtHotel, { guest: user.name, hotel: hotelName })}</p>
        <p className={text.body}>{texts.bookingStays}</p>
      </div>
      <RefundFields refund={refund} explain={explain} />
      {refusal.notice}
    </ConfirmDialog>
  );
}
