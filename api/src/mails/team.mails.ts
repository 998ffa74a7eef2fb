import { fill, translated } from '../../../schema/fill';
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
    subject: fill('Join the team of {hotel}', { hotel }),
    preview: fill('{inviter} invites you to work on {hotel} in Staybook.', {
      inviter: plainName(values.inviter),
      hotel,
    }),
    title: fill('Join the team of {hotel}', { hotel }),
    blocks: [
      paragraph(
        fill('{inviter} invites you to the team of {hotel} on Staybook.', {
          inviter: plainName(values.inviter),
          hotel,
        }),
      ),
      paragraph(fill('You would have these duties: {duties}.', { duties: inWords(values.duties) })),
      paragraph(
        fill(
          'Sign in with the account of this email address, or sign up with it. The link works for {days, plural, one {# day} other {# days}}.',
          { days: values.days },
        ),
      ),
      button(translated('See the invitation'), values.url),
    ],
    footer: translated(
      'You are receiving this email because a hotel invited this address. If you did not expect it, ignore it.',
    ),
  });
};
