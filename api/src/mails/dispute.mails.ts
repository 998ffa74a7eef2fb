import { fill, text, translated } from '../../../schema/fill';
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

const FOOTER = text('You are receiving this email because you are an administrator of Staybook.');

const factsOf = ({ reference, hotelName, cents, reason, dueBy }: AboutDispute) =>
  facts(
    [translated('Booking'), reference],
    [translated('Hotel'), hotelName],
    [translated('Amount'), dollars(cents)],
    [translated('Reason'), reason],
    ...(dueBy ? [[translated('Evidence until'), dueBy] satisfies [string, string]] : []),
  );

/** Sent to administrators when a bank disputes a payment or asks about it. */
export function disputeOpenedMail(about: AboutDispute): RenderedMail {
  const { isInquiry, cents, url } = about;
  return renderMail({
    subject: isInquiry
      ? fill("A guest's bank asks about a payment: {amount}", { amount: dollars(cents) })
      : fill('A payment is disputed: {amount}', { amount: dollars(cents) }),
    preview: fill('{hotel}, booking {reference}.', { hotel: about.hotelName, reference: about.reference }),
    title: isInquiry
      ? translated("A guest's bank asks about a payment")
      : translated('A payment is disputed'),
    blocks: [
      paragraph(
        isInquiry
          ? fill("Hello {name}, a guest's bank asks about this payment. It has taken nothing back yet.", {
              name: plainName(about.name),
            })
          : fill(
              "Hello {name}, a guest's bank has taken this payment back. Refunds of it wait until the dispute ends.",
              { name: plainName(about.name) },
            ),
      ),
      paragraph(translated('Download the evidence, check it, and submit it before the last moment.')),
      factsOf(about),
      button(translated('See the dispute'), url),
    ],
    footer: translated(FOOTER),
  });
}

/** Sent to administrators when a dispute is lost. */
export const disputeLostMail = (about: AboutDispute): RenderedMail =>
  renderMail({
    subject: fill('A dispute is lost: {amount}', { amount: dollars(about.cents) }),
    preview: fill('{hotel}, booking {reference}.', { hotel: about.hotelName, reference: about.reference }),
    title: translated('A dispute is lost'),
    blocks: [
      paragraph(
        fill(
          'Hello {name}, the cardholder keeps the money of this payment. It is not refunded a second time. If the stay is still ahead, decide whether to cancel the booking.',
          { name: plainName(about.name) },
        ),
      ),
      factsOf({ ...about, dueBy: '' }),
      button(translated('See the dispute'), about.url),
    ],
    footer: translated(FOOTER),
  });
