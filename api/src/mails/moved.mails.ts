import { ABOUT_BOOKING, arrivalBlocks, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { spokenDate } from '../../../schema/spoken';
import { plainName } from './format';
import { paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** The room of a stay that staff have changed. */
export interface AboutMove {
  from: number;
  to: number;
  /** The title of the new room's type. */
  title: string;
  /** The first night in the new room, if the guests have another room before; otherwise null. */
  since: string | null;
}

/** Tells the guest that the hotel has given them another room, for all nights or from one on, at the same price. */
export const roomMovedMail = (values: AboutBooking & AboutMove): RenderedMail => {
  const since = values.since ? `from ${spokenDate(values.since)} ` : '';
  return renderMail({
    subject: 'Your room at Staybook is changed',
    preview: `${values.hotelName}: room ${values.to} instead of room ${values.from}.`,
    title: 'Your room is changed',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, ${values.hotelName} has changed your room: ${since}you stay in room ${values.to} (${values.title}) instead of room ${values.from}. Your dates and the price stay the same.`,
      ),
      ...bookingBlocks(values, 'Price'),
      ...arrivalBlocks(values),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
};
