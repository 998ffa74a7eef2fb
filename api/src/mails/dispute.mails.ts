import { dollars, plainName } from './format';
import { button, facts, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';

/** What a mail to an administrator says about a dispute. */
export interface AboutDispute {
  name: string;
  hotelName: string;
  reference: string;
  cents: number;
  /** The bank's reason in words. */
  reason: string;
  /** Whether the bank only asks, and has taken nothing back. */
  isInquiry: boolean;
  /** The last moment for evidence, in words; empty if there is none. */
  dueBy: string;
  url: string;
}

const FOOTER = 'You are receiving this email because you are an administrator of Staybook.';

const factsOf = ({ reference, hotelName, cents, reason, dueBy }: AboutDispute) =>
  facts(
    ['Booking', reference],
    ['Hotel', hotelName],
    ['Amount', dollars(cents)],
    ['Reason', reason],
    ...(dueBy ? [['Evidence until', dueBy] satisfies [string, string]] : []),
  );

/** Sent to administrators when a bank disputes a payment or asks about it. */
export function disputeOpenedMail(about: AboutDispute): RenderedMail {
  const { isInquiry, cents, url } = about;
  const title = isInquiry ? "A guest's bank asks about a payment" : 'A payment is disputed';
  return renderMail({
    subject: `${title}: ${dollars(cents)}`,
    preview: `${about.hotelName}, booking ${about.reference}.`,
    title,
    blocks: [
      paragraph(
        isInquiry
          ? `Hello ${plainName(about.name)}, a guest's bank asks about this payment. It has taken nothing back yet.`
          : `Hello ${plainName(about.name)}, a guest's bank has taken this payment back. Refunds of it wait until the dispute ends.`,
      ),
      paragraph('Download the evidence, check it, and submit it before the last moment.'),
      factsOf(about),
      button('See the dispute', url),
    ],
    footer: FOOTER,
  });
}

/** Sent to administrators when a dispute is lost. */
export const disputeLostMail = (about: AboutDispute): RenderedMail =>
  renderMail({
    subject: `A dispute is lost: ${dollars(about.cents)}`,
    preview: `${about.hotelName}, booking ${about.reference}.`,
    title: 'A dispute is lost',
    blocks: [
      paragraph(
        `Hello ${plainName(about.name)}, the cardholder keeps the money of this payment. It is not refunded a second time. If the stay is still ahead, decide whether to cancel the booking.`,
      ),
      factsOf({ ...about, dueBy: '' }),
      button('See the dispute', about.url),
    ],
    footer: FOOTER,
  });
