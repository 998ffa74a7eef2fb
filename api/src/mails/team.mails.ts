import { plainName } from './format';
import { button, paragraph } from './mail.content';
import { renderMail, type RenderedMail } from './renderMail';
import { inWords } from '../../../schema/dutyWords';
import type { DutyName } from '../../../schema/dutyWords';

/** Sent to an address that a hotel invites to its team. */
export const teamInvitationMail = (values: {
  inviter: string;
  hotelName: string;
  duties: readonly DutyName[];
  url: string;
  days: number;
}): RenderedMail => {
  const hotel = plainName(values.hotelName);
  return renderMail({
    subject: `Join the team of ${hotel}`,
    preview: `${plainName(values.inviter)} invites you to work on ${hotel} in Staybook.`,
    title: `Join the team of ${hotel}`,
    blocks: [
      paragraph(`${plainName(values.inviter)} invites you to the team of ${hotel} on Staybook.`),
      paragraph(`You would have these duties: ${inWords(values.duties)}.`),
      paragraph(
        `Sign in with the account of this email address, or sign up with it. The link works for ${values.days} days.`,
      ),
      button('See the invitation', values.url),
    ],
    footer:
      'You are receiving this email because a hotel invited this address. If you did not expect it, ignore it.',
  });
};
