import { config } from '../core/config';

/** What is printed at the start: the address, which services are stand-ins, and the demonstration accounts. */
export function startupBanner(): string {
  const lines = [
    '',
    `  Staybook is open at ${config.publicUrl}`,
    '',
    `  database   ${config.databaseUrl ? new URL(config.databaseUrl).protocol + '//' + new URL(config.databaseUrl).host : `SQLite in ${config.dataDir}`}`,
    `  payments   ${config.stripe.secretKey ? 'Stripe' : 'stand-in: card 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined'}`,
    `  mail       ${config.mail.smtpUrl ? new URL(config.mail.smtpUrl).host : `stand-in: ${config.publicUrl}/dev/mailbox`}`,
    `  photos     ${config.images.cloudinaryUrl ? 'Cloudinary' : `stand-in: files in ${config.dataDir}/album`}`,
    `  events     ${config.redisUrl ? 'Redis' : 'in this process'}`,
  ];
  const { stripe, mail, images } = config;
  if (config.production && !(stripe.secretKey && mail.smtpUrl && images.cloudinaryUrl))
    lines.push('', `  for operators, from elsewhere: STAND_IN_TOKEN ${config.standInToken}`);
  if (config.seed !== 'none' && !config.production)
    lines.push(
      '',
      '  demonstration accounts, password Stay#2026:',
      '    guest_demo, guest_two, guest_three (customers), staff_demo, admin_demo',
      '    owner_demo, manager_demo, desk_demo, revenue_demo, housekeeping_demo, finance_demo (a team)',
    );
  return [...lines, ''].join('\n');
}

const NO_REDIS =
  'REDIS_URL is not set: do not run another instance on this database. Each would deliver messages, presence and nights only to its own users, and count attempts separately. To run several instances, set REDIS_URL on each.';
const NO_CONTACT =
  'CONTACT_EMAIL is not set: messages from the form on /contact are not mailed to anyone, and wait in the staff area under Messages. To get them by email and show guests an address, set CONTACT_EMAIL.';

/** What an operator should know before others notice it: each a sentence that says what to do. */
export function startupWarnings(): string[] {
  return [
    ...(isMissingRedis() ? [NO_REDIS] : []),
    ...(config.production && !config.contact.email ? [NO_CONTACT] : []),
  ];
}

/** Whether other instances could use the same database while this one does not know of them. */
export const isMissingRedis = (): boolean =>
  config.production && config.databaseUrl !== undefined && config.redisUrl === undefined;
