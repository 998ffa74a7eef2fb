import { Type, type Static } from '@sinclair/typebox';
import { metricsSettings } from './metricsSettings';
import { retentionSettings } from './retentionSettings';
import { choice, text, url, whole } from './settingTypes';

const WEB = ['http', 'https'];

/**
 * Every setting: its type, its default, and its row in .readme/settings.md, which `npm run schema` prints.
 * An empty value counts as none.
 */
export const Settings = Type.Object({
  NODE_ENV: Type.Optional(text('`production` makes the server refuse to start while something is missing')),
  PORT: whole(0, 65_535, 'where the server listens; 0 takes any free port', { default: 4000 }),
  HOST: text('address that the server listens on', { default: '127.0.0.1' }),
  PUBLIC_URL: Type.Optional(
    url(WEB, 'links and return addresses; other loopback names are redirected to it', {
      shown: '`http://localhost:PORT`',
    }),
  ),
  CORS_ORIGINS: Type.Optional(text('comma-separated, with credentials', { shown: 'none' })),
  CLIENT_URL: Type.Optional(
    url(
      WEB,
      'origin of an existing client of `/api/v1`: links in mails and return addresses of what it begins, and one more origin beside `CORS_ORIGINS`',
      {
        pattern: '^https?://[^/?#]+/?$',
        must: 'be an origin, as in https://client.example',
        shown: 'unset: `PUBLIC_URL`',
      },
    ),
  ),
  DEFAULT_PHOTO_URL: Type.Optional(
    url(WEB, 'default profile picture on `/api/v1`, the very one that an existing client compares with', {
      shown: 'unset: `PUBLIC_URL/avatar.svg`',
    }),
  ),
  DATA_DIR: text('embedded database, files of the stand-ins, secrets made by the server', {
    default: '.data',
  }),
  DATABASE_URL: Type.Optional(
    url(['mysql', 'mariadb'], '`mysql://user:password@host/name` or `mariadb://...`', {
      shown: 'unset: SQLite in `DATA_DIR`',
      secret: true,
    }),
  ),
  DATABASE_CONNECT_SECONDS: whole(1, 60, 'how long a new connection to the database server may take', {
    default: 5,
  }),
  DATABASE_TIMEOUT_SECONDS: whole(
    1,
    3600,
    'how long is waited for a connection of the pool, and for the answer to a statement; then it fails, and its connection is thrown away',
    { default: 10 },
  ),
  DATABASE_POOL: whole(6, 200, 'connections of one instance to the database server', { default: 10 }),
  REDIS_URL: Type.Optional(
    url(
      ['redis', 'rediss'],
      'set it on every instance to run several; in production with a database server the start warns without it',
      {
        shown: 'unset: events stay in the process',
        secret: true,
      },
    ),
  ),
  JWT_SECRET: Type.Optional(
    text('32 characters or more; required in production', {
      shown: 'unset: made once, stored in `DATA_DIR`',
      secret: true,
      minLength: 32,
      must: 'have 32 characters or more',
    }),
  ),
  STRIPE_SECRET_KEY: Type.Optional(
    text('required in production, or `ALLOW_STAND_INS`', {
      shown: 'unset: test payments at `/dev/till`',
      secret: true,
    }),
  ),
  STRIPE_WEBHOOK_SECRET: Type.Optional(
    text(
      'required beside the key; webhook: `/api/v1/bookings/stripe/stripe-webhook`, with `checkout.session.*` and `refund.*`',
      { shown: 'unset: made once, stored in `DATA_DIR`', secret: true },
    ),
  ),
  STRIPE_API_BASE: Type.Optional(url(WEB, 'another address for the SDK to call')),
  CLOUDINARY_URL: Type.Optional(
    text(
      '`cloudinary://KEY:SECRET@CLOUD`; browsers upload straight to it; required in production, or `ALLOW_STAND_INS`',
      {
        shown: 'unset: photos at `/dev/album`',
        secret: true,
        pattern: '^cloudinary://[^:@/\\s]+:[^:@/\\s]+@[^:@/?\\s]+(\\?\\S*)?$',
        must: 'read cloudinary://KEY:SECRET@CLOUD',
      },
    ),
  ),
  SMTP_URL: Type.Optional(
    url(
      ['smtp', 'smtps'],
      '`smtps://user:password@host` or `smtp://...?requireTLS=true`; required in production, or `ALLOW_STAND_INS`',
      { shown: 'unset: mail at `/dev/mailbox`', secret: true },
    ),
  ),
  MAIL_FROM: text('`Name <address>`; required in production beside `SMTP_URL`', {
    default: 'Staybook <no-reply@staybook.example>',
    // An address, alone or in angle brackets behind a name.
    pattern: '^[^\\s@<>]+@[^\\s@<>]+$|^[^<>\\r\\n]+<[^\\s@<>]+@[^\\s@<>]+>$',
    must: 'be an address, as in Staybook <stay@example.com>',
  }),
  MAP_STYLE_URL: Type.Optional(
    url(
      WEB,
      'style document of a map with streets, in the MapLibre format; tiles, signs and letters come from the same host, and the style names whom to thank',
      { shown: 'unset: coasts, countries and cities of our own; a city is a plain sheet' },
    ),
  ),
  CONTACT_EMAIL: Type.Optional(
    text('where guests write to, shown on `/contact`', {
      shown: 'unset: not shown',
      pattern: '^[^\\s@<>]+@[^\\s@<>]+$',
      must: 'be an address, as in help@example.com',
    }),
  ),
  CONTACT_ADDRESS: Type.Optional(
    text('postal address of the seller, its lines parted by commas, shown on `/contact`', {
      shown: 'unset: not shown',
    }),
  ),
  CAPTCHA: choice(
    ['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'none'],
    '`altcha` is served by Staybook itself and needs no account; `none` outside production only',
    { default: 'altcha' },
  ),
  CAPTCHA_SITE_KEY: Type.Optional(
    text("public key of the provider's widget; required with `recaptcha`, `hcaptcha` and `turnstile`"),
  ),
  CAPTCHA_SECRET: Type.Optional(
    text("key of the provider's account; required with `recaptcha`, `hcaptcha` and `turnstile`", {
      secret: true,
    }),
  ),
  CAPTCHA_VERIFY_URL: Type.Optional(
    url(WEB, 'where tokens are checked instead of at the provider, for tests'),
  ),
  TRUST_PROXY: whole(
    0,
    10,
    'how many proxies stand in front and add to `X-Forwarded-For`; limits count by that address',
    { default: 0 },
  ),
  ALLOW_STAND_INS: Type.Optional(
    text(
      '`true` lets production run without a card provider, a mail server and an image host: test payments only, mail and photos stay on the machine; beside real services name each stand-in: `payments`, `mail`, `images`, comma-separated',
      {
        pattern: '^(true|false|(payments|mail|images)(,(payments|mail|images))*)$',
        must: 'be true, or name the stand-ins: payments, mail, images',
      },
    ),
  ),
  STAND_IN_TOKEN: Type.Optional(
    text(
      'in production, opens `/dev/mailbox` and the API of the payment stand-in to every caller but programs of the machine itself, as `Authorization: Bearer` or `?token=`; a request that a proxy passed on, or under a host name that is not loopback, needs it',
      {
        shown: 'unset: made at start and printed',
        secret: true,
        minLength: 16,
        must: 'have 16 characters or more',
      },
    ),
  ),
  SEED: Type.Optional(
    choice(['demo', 'none'], 'demonstration hotels; never touches a database that has rows', {
      shown: '`demo` on an empty embedded database outside production, else `none`',
    }),
  ),
  ACCESS_TOKEN_SECONDS: whole(1, 86_400, 'how long an access token is valid', { default: 900 }),
  HASHING_PRIORITY: whole(
    0,
    19,
    'how far hashing passwords gives way to answering requests, as `nice` counts (Linux)',
    { default: 10 },
  ),
  HOLD_SECONDS: whole(1, 82_800, 'how long an unpaid booking holds its rooms', { default: 1800 }),
  HOLD_ROOM_NIGHTS: whole(1, 1_000_000, 'room-nights that one person may hold unpaid', { default: 400 }),
  HOLD_ROOM_NIGHTS_NEW: whole(1, 1_000_000, 'the same for a person without a paid booking', {
    default: 120,
  }),
  PUBLIC_SEARCH: choice(['true', 'false'], '`true` lets visitors search from the home page', {
    default: 'false',
  }),
  RENDER_PAGES: choice(['on', 'off'], '`on` sends public pages with their content to who is not signed in', {
    default: 'on',
  }),
  ...metricsSettings,
  ...retentionSettings,
  WEBHOOK_PRIVATE_ADDRESSES: choice(
    ['refuse', 'allow'],
    '`allow` outside production only: webhooks may go to addresses of private networks, and without https',
    { default: 'refuse' },
  ),
  RATE_LIMITS: choice(['on', 'off'], '`off` outside production only', { default: 'on' }),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'what the log shows', {
    default: 'info',
  }),
});

export type Settings = Static<typeof Settings>;
