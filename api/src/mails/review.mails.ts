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
    subject: 'How was your Staybook stay?',
    preview: `${hotelName}: tell other guests how it was.`,
    title: 'How was your stay?',
    blocks: [
      paragraph(
        `Hello ${plainName(name)}, thank you for staying at ${hotelName}. A few words and stars help other guests to choose.`,
      ),
      facts(
        ['Hotel', hotelName],
        ['Check-in', spokenDate(checkIn)],
        ['Check-out', spokenDate(checkOut)],
        ['Booking reference', reference],
      ),
      button('Write a review', url),
    ],
    footer:
      'You are receiving this email because your stay has ended. It is sent once for each booking, and you need not answer.',
  });
}
