import { fill, translated } from '../../../schema/fill';
import { ABOUT_BOOKING, arrivalBlocks, bookingBlocks, seeBooking, type AboutBooking } from './booking.mails';
import { spokenDate } from '../../../schema/spoken';
import { plainName } from './format';
import { paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** The room of a stay that staff have changed. */
export interface AboutMove {
  from: number;
  to: number;
  /** The first night in the new room, if the guests have another room before; otherwise null. */
  since: string | null;
}

/** Tells the guest that the hotel has given them another room, for all nights or from one on, at the same price. */
export const roomMovedMail = (values: AboutBooking & AboutMove): RenderedMail => {
  const { from, to, since, stays, hotelName: hotel } = values;
  const title = stays.find(({ number }) => number === to)?.title ?? '';
  const about = { name: plainName(values.name), hotel, from, to, title };
  return renderMail({
    subject: translated('Your room at Staybook is changed'),
    preview: fill('{hotel}: room {to} instead of room {from}.', { hotel, to, from }),
    title: translated('Your room is changed'),
    blocks: [
      paragraph(
        since
          ? fill(
              'Hello {name}, {hotel} has changed your room: from {since} you stay in room {to} ({title}) instead of room {from}. Your dates and the price stay the same.',
              { ...about, since: spokenDate(since) },
            )
          : fill(
              'Hello {name}, {hotel} has changed your room: you stay in room {to} ({title}) instead of room {from}. Your dates and the price stay the same.',
              about,
            ),
      ),
      ...bookingBlocks(values, translated('Price')),
      ...arrivalBlocks(values),
      ...seeBooking(values.url),
    ],
    footer: translated(ABOUT_BOOKING),
  });
};
