import { failureWords, onlySignIn } from '../../apollo/failureLink';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { Notice } from '../../kit/Notice';
import { RetryNotice } from '../../kit/RetryNotice';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import { close } from '../../kit/texts';
import { todayIn } from '../../../../schema/nights';
import { useStaffChangeQuery } from './StaffChange.generated';
import { StaffChangeForm } from './StaffChangeForm';
import { isChangeable, type StayWish } from './stayWishes';
import * as texts from './texts';

interface Props {
  bookingId: string;
  /** The change that staff have chosen elsewhere, by stay; they then choose no dates and rooms here. */
  chosen?: Readonly<Record<string, Partial<StayWish>>>;
  onDone: (done: StaffChangeDone) => void;
  onClose: () => void;
}

/** What a change has done to the price, in cents. */
export interface StaffChangeDone {
  differenceCents: number;
}

/** Asks staff for new dates and rooms of a booking, shows what that costs, and changes the booking. */
export function StaffChangeDialog({ bookingId, chosen, onDone, onClose }: Props) {
  const { data, error, loading, refetch } = useStaffChangeQuery({
    variables: { bookingId },
    fetchPolicy: 'network-only',
    context: onlySignIn,
  });
  const booking = data?.booking;
  const { hotel } = booking ?? {};
  const today = todayIn(hotel?.city.timeZone ?? 'UTC', new Date());
  const stays = booking?.stays.filter((stay) => isChangeable(stay, today)) ?? [];
  if (booking && hotel && stays.length)
    return (
      <StaffChangeForm
        {...{ booking, hotelId: hotel.id, stays, today, chosen, onDone, onClose }}
        key={booking.id}
      />
    );
  return (
    <ConfirmDialog title={texts.title} cancel={close} onClose={onClose} shape="medium">
      {loading && (
        <div role="status" aria-label={texts.loadingBooking}>
          <RowsSkeleton height={48} rows={3} />
        </div>
      )}
      {data && !loading && <Notice kind="info">{texts.nothingToChange}</Notice>}
      {error && !loading && (
        <RetryNotice retry={() => refetch()}>{failureWords(error) ?? texts.bookingNotLoaded}</RetryNotice>
      )}
    </ConfirmDialog>
  );
}
