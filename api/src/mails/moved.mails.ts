import { ABOUT_BOOKING, arrivalBlocks, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { plainName } from './format';
import { paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** The room of a stay that staff have changed. */
export interface AboutMove {
  from: number;
  to: number;
  /** The title of the new room's type. */
  title: string;
}

/** Tells the guest that the hotel has given them another room on the same nights, at the same price. */
export const roomMovedMail = (values: AboutBooking & AboutMove): RenderedMail =>
  renderMail({
    subject: 'Your room at Staybook is changed',
    preview: `${values.hotelName}: room ${values.to} instead of room ${values.from}.`,
    title: 'Your room is changed',
    blocks: [
      paragraph(
        `Hello ${plainName(values.name)}, ${values.hotelName} has changed your room: you stay in room ${values.to} (${values.title}) instead of room ${values.from}. Your dates and the price stay the same.`,
      ),
      ...bookingBlocks(values, 'Price'),
      ...arrivalBlocks(values),
      ...seeBooking(values.url),
    ],
    footer: ABOUT_BOOKING,
  });
