import { fill } from '../../../../schema/fill';
import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import { spokenDate } from '../../../../schema/spoken';
import { Booking } from '../booking.entity';
import { Stay } from '../stay.entity';
import { NotChangeable } from './change.types';
import { changeBookingByStaff } from './staffChange.service';
import type { ChangeBookingByStaffInput } from './staffChange.types';
import type { ExtendStayInput, ShortenStayInput, StayDepartureInput } from './stayDeparture.types';

type Choice = Pick<ChangeBookingByStaffInput, 'addedNightCents' | 'creditCents'>;

/** Makes a stay longer. It is changeBookingByStaff() for the day of departure of one stay, and refuses the same. */
export const extendStay = (viewer: Viewer | undefined, input: ExtendStayInput): Promise<Booking> =>
  changeDeparture(viewer, 'extendStay', input);

/** Makes a stay shorter. It is changeBookingByStaff() for the day of departure of one stay, and refuses the same. */
export const shortenStay = (viewer: Viewer | undefined, input: ShortenStayInput): Promise<Booking> =>
  changeDeparture(viewer, 'shortenStay', input);

async function changeDeparture(
  viewer: Viewer | undefined,
  action: 'extendStay' | 'shortenStay',
  { stayId, checkOut, ...choice }: StayDepartureInput & Choice,
): Promise<Booking> {
  authorizeToAsk(viewer, 'stay:manage');
  const find = () => repo(Stay).findOneBy({ id: stayId });
  const stay = await find();
  const booking = stay && (await repo(Booking).findOneBy({ id: stay.bookingId }));
  if (!booking || !can(viewer, 'stay:manage', booking))
    refuse(new NotChangeable('This stay does not exist.'));
  const check = async () => {
    const isCheckOut = (await find())?.checkOut ?? stay.checkOut;
    if (action === 'extendStay' && checkOut <= isCheckOut)
      refuse(
        new NotChangeable(
          fill('The stay ends on {date}. Choose a later day to extend it.', {
            date: spokenDate(isCheckOut),
          }),
        ),
      );
    if (action === 'shortenStay' && checkOut >= isCheckOut)
      refuse(
        new NotChangeable(
          fill('The stay ends on {date}. Choose an earlier day to shorten it.', {
            date: spokenDate(isCheckOut),
          }),
        ),
      );
  };
  const wish = {
    bookingId: stay.bookingId,
    stays: [{ stayId, checkOut }],
    addedStays: [],
    droppedStayIds: [],
  };
  return changeBookingByStaff(viewer, { ...wish, ...choice }, { action, check });
}
