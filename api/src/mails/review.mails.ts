import { fill, translated } from '../../../schema/fill';
import { spokenDate } from '../../../schema/spoken';
import { plainName } from './format';
import { button, facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** A stay that its guest may review. */
interface AboutPastStay {
  name: string;
  hotelName: string;
  checkIn: string;
  checkOut: string;
  reference: string;
  /** The page on which the guest writes the review. */
  url: string;
}

/** Asks the guest for a review on the day after the stay. */
export function reviewRequestMail(values: AboutPastStay): RenderedMail {
  const { name, hotelName, checkIn, checkOut, reference, url } = values;
  return renderMail({
    subject: translated('How was your Staybook stay?'),
    preview: fill('{hotel}: tell other guests how it was.', { hotel: hotelName }),
    title: translated('How was your stay?'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, thank you for staying at {hotel}. A few words and stars help other guests to choose.',
          { name: plainName(name), hotel: hotelName },
        ),
      ),
      facts(
        [translated('Hotel'), hotelName],
        [translated('Check-in'), spokenDate(checkIn)],
        [translated('Check-out'), spokenDate(checkOut)],
        [translated('Booking reference'), reference],
      ),
      button(translated('Write a review'), url),
    ],
    footer: translated(
      'You are receiving this email because your stay has ended. It is sent once for each booking, and you need not answer.',
    ),
  });
}
