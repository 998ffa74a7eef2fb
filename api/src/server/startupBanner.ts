import { config } from '../core/config';

/** What somebody who started the house wants to know: where it is, who can sign in, what is a stand-in. */
export function startupBanner(): string {
  const lines = [
    '',
    `  Staybook is open at ${config.publicUrl}`,
    '',
    `  database   ${config.databaseUrl ? new URL(config.databaseUrl).protocol + '//' + new URL(config.databaseUrl).host : `SQLite in ${config.dataDir}`}`,
    `  payments   ${config.stripe.secretKey ? 'Stripe' : 'the till, a stand-in: card 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined'}`,
    `  mail       ${config.mail.smtpUrl ? new URL(config.mail.smtpUrl).host : `the mailbox, a stand-in: ${config.publicUrl}/dev/mailbox`}`,
    `  photos     ${config.images.cloudinaryUrl ? 'Cloudinary' : `the album, a stand-in: ${config.dataDir}/album`}`,
    `  events     ${config.redisUrl ? 'Redis' : 'in this process'}`,
  ];
  if (config.seed !== 'none' && !config.production)
    lines.push(
      '',
      '  demonstration accounts, password Stay#2026:',
      '    guest_demo, guest_two, guest_three (customers), staff_demo, admin_demo',
    );
  return [...lines, ''].join('\n');
}
