import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { CHECK_SETTINGS } from './checkSettings';
import { DATABASE_SETTINGS } from './databaseSettings';
import { OPERATION_SETTINGS } from './operationSettings';
import { SIGN_IN_SETTINGS } from './signInSettings';
import { atLeast, choice, text, url, whole, type Values } from './setting';
import { TLS_SETTINGS } from './tlsSettings';

/**
 * Every setting by its name in `config`: its name in the environment, allowed values, default, and the
 * sentence of the printed table, in this order. An empty value counts as unset.
 */
export const SETTINGS = {
  production: text('NODE_ENV', '`production` makes the server refuse to start while something is missing').as(
    (mode) => mode === 'production',
  ),
  port: whole('PORT', [0, 65_535], 4000, 'where the server listens; 0 takes any free port'),
  host: text('HOST', 'IP address that the server listens on', { default: '127.0.0.1' }),
  publicUrl: url(
    'PUBLIC_URL',
    'public address, for links and return addresses; other loopback names are redirected to it',
    {
      shown: '`http://localhost:PORT`, with `TLS_CERT` https',
    },
  ).as((address, { PORT, TLS_CERT }) =>
    (address ?? `${TLS_CERT ? 'https' : 'http'}://localhost:${Number(PORT)}`).replace(/\/$/, ''),
  ),
  corsOrigins: text('CORS_ORIGINS', 'comma-separated, with credentials', { shown: 'none' }).as(corsOrigins),
  clientUrl: url(
    'CLIENT_URL',
    'origin of an existing client of `/api/v1`: for links in emails and return addresses of requests that it starts; allowed in addition to `CORS_ORIGINS`',
    {
      pattern: /^https?:\/\/[^/?#]+\/?$/,
      must: 'be an origin, as in https://client.example',
      shown: 'unset: `PUBLIC_URL`',
    },
  ).as(originOf),
  defaultPhotoUrl: url(
    'DEFAULT_PHOTO_URL',
    'default profile picture on `/api/v1`, the one that an existing client compares with',
    { shown: 'unset: `PUBLIC_URL/avatar.svg`' },
  ),
  dataDir: text('DATA_DIR', 'embedded database, files of the stand-ins, own secrets, saved search index', {
    default: '.data',
  }).as((folder) => path.resolve(folder)),
  ...DATABASE_SETTINGS,
  redisUrl: url(
    'REDIS_URL',
    'set it on every instance to run several; without it, a production server with a database server warns at startup',
    { schemes: ['redis', 'rediss'], shown: 'unset: events stay in the process', secret: true },
  ),
  ...TLS_SETTINGS,
  /** Newest first: the first one signs, all of them verify; serverKeys.ts makes the keys. */
  jwtSecrets: text(
    'JWT_SECRET',
    '32 characters or more, without a comma; several secrets, comma-separated and newest first, while one is replaced: the first one signs, all verify; required in production',
    {
      pattern: /^(?!.*(\s,|,\s))[^,]{32,}(,[^,]{32,})*$/s,
      must: 'be a secret of 32 characters or more, or several such secrets, newest first, separated by commas without spaces',
      made: true,
      secret: true,
    },
  ).as((secrets): string[] => secrets.split(',')),
  /** Without a key fakeStripe stands in for the card provider. */
  stripe: {
    secretKey: text(
      'STRIPE_SECRET_KEY',
      'required in production, or `ALLOW_STAND_INS`; a restricted key writes Checkout Sessions, Charges and Refunds, and Disputes, and reads PaymentIntents, Events, Balance, Balance transaction sources, Payouts and Webhook Endpoints',
      {
        shown: 'unset: test payments at `/dev/till`',
        secret: true,
      },
    ),
    webhookSecret: text(
      'STRIPE_WEBHOOK_SECRET',
      'required beside the key; webhook: `/api/v1/bookings/stripe/stripe-webhook`, with `checkout.session.*`, `refund.*` and `charge.dispute.*`; in production the start warns of events that it does not receive',
      { made: true, secret: true },
    ),
    apiBase: url('STRIPE_API_BASE', 'another address for the SDK to call'),
  },
  images: {
    /** Without it fakeCloudinary stands in for the image host. */
    cloudinaryUrl: text(
      'CLOUDINARY_URL',
      '`cloudinary://KEY:SECRET@CLOUD`; browsers upload straight to it; required in production, or `ALLOW_STAND_INS`',
      {
        shown: 'unset: photos at `/dev/album`',
        secret: true,
        pattern: /^cloudinary:\/\/[^:@/\s]+:[^:@/\s]+@[^:@/?\s]+(\?\S*)?$/,
        must: 'read cloudinary://KEY:SECRET@CLOUD',
      },
    ),
  },
  mail: {
    /** Without it devMail stands in for the mail server. */
    smtpUrl: url(
      'SMTP_URL',
      '`smtps://user:password@host` or `smtp://...?requireTLS=true`; required in production, or `ALLOW_STAND_INS`',
      { schemes: ['smtp', 'smtps'], shown: 'unset: mail at `/dev/mailbox`', secret: true },
    ),
    from: text('MAIL_FROM', '`Name <address>`; required in production beside `SMTP_URL`', {
      default: 'Staybook <no-reply@staybook.example>',
      // An address, alone or in angle brackets behind a name.
      pattern: /^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>$/,
      must: 'be an address, as in Staybook <stay@example.com>',
    }),
  },
  mapStyleUrl: url(
    'MAP_STYLE_URL',
    'style document of a street map, in the MapLibre format; tiles, sprites and fonts come from the same host, and the style contains the attribution',
    { shown: 'unset: a built-in map of coasts, countries and cities, without streets' },
  ),
  exchangeRatesUrl: url(
    'EXCHANGE_RATES_URL',
    'exchange rates by which prices are also shown in other currencies, in the XML format of the European Central Bank, as `https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml`; read once a day; everything is charged in US dollars',
    {
      shown: 'unset: dollars only; outside production and beside the stand-in for payments, example rates',
    },
  ),
  contact: {
    email: text(
      'CONTACT_EMAIL',
      'email address for guests, shown on `/contact`, which also gets the messages from the form there; without it, a production server warns at startup',
      {
        shown: 'unset: not shown, and messages wait in the staff area only',
        pattern: /^[^\s@<>]+@[^\s@<>]+$/,
        must: 'be an address, as in help@example.com',
      },
    ),
    address: text(
      'CONTACT_ADDRESS',
      'postal address of the seller, lines separated by commas, shown on `/contact`',
      { shown: 'unset: not shown' },
    ),
  },
  captcha: {
    kind: choice(
      'CAPTCHA',
      ['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'none'],
      '`altcha` is served by Staybook itself and needs no account; `none` outside production only',
      { default: 'altcha' },
    ),
    siteKey: text(
      'CAPTCHA_SITE_KEY',
      "public key of the provider's widget; required with `recaptcha`, `hcaptcha` and `turnstile`",
    ),
    secret: text(
      'CAPTCHA_SECRET',
      "key of the provider's account; required with `recaptcha`, `hcaptcha` and `turnstile`",
      { secret: true },
    ),
    verifyUrl: url('CAPTCHA_VERIFY_URL', 'where tokens are checked, instead of at the provider, for tests'),
  },
  ...CHECK_SETTINGS,
  trustProxy: whole(
    'TRUST_PROXY',
    [0, 10],
    0,
    'number of proxies in front that add to `X-Forwarded-For`; limits count by that address',
  ),
  allowStandIns: text(
    'ALLOW_STAND_INS',
    '`true` lets production run without a card provider, a mail server and an image host: test payments only, mail and photos stay on the machine; together with real services, name each stand-in: `payments`, `mail`, `images`, comma-separated',
    {
      pattern: /^(true|false|(payments|mail|images)(,(payments|mail|images))*)$/,
      must: 'be true, or name the stand-ins: payments, mail, images',
    },
  ),
  standInToken: text(
    'STAND_IN_TOKEN',
    'in production, required for `/dev/mailbox` and the API of the payment stand-in, as `Authorization: Bearer` or `?token=`, except for programs on the machine itself; a request through a proxy, or to a host name that is not loopback, needs it',
    { ...atLeast(16), shown: 'unset: created and printed at startup', secret: true },
  ).as((token) => token ?? randomBytes(24).toString('base64url')),
  seed: choice('SEED', ['demo', 'none'], 'demonstration hotels; never changes a database that has rows', {
    shown: '`demo` on an empty embedded database outside production, else `none`',
  }).as(
    (seed, { DATABASE_URL, NODE_ENV }) =>
      seed ?? (DATABASE_URL || NODE_ENV === 'production' ? 'none' : 'demo'),
  ),
  ...SIGN_IN_SETTINGS,
  holdSeconds: whole('HOLD_SECONDS', [1, 82_800], 1800, 'how long an unpaid booking holds its rooms'),
  holdRoomNights: {
    usual: whole('HOLD_ROOM_NIGHTS', [1, 1_000_000], 400, 'room-nights that one person can hold unpaid'),
    withoutPaid: whole(
      'HOLD_ROOM_NIGHTS_NEW',
      [1, 1_000_000],
      120,
      'the same for a person without a paid booking',
    ),
  },
  goodwillLimitCents: whole(
    'GOODWILL_LIMIT_CENTS',
    [0, 100_000_000],
    100_000_000,
    'the most that staff can refund as goodwill on one booking, in cents; never more than was paid',
  ),
  publicSearch: choice('PUBLIC_SEARCH', ['true', 'false'], '`true` lets visitors search from the home page', {
    default: 'false',
  }).as((is) => is === 'true'),
  renderPages: choice('RENDER_PAGES', ['on', 'off'], '`on` renders public pages on the server for visitors', {
    default: 'on',
  }).as((is) => is === 'on'),
  ...OPERATION_SETTINGS,
  webhookPrivateAddresses: choice(
    'WEBHOOK_PRIVATE_ADDRESSES',
    ['refuse', 'allow'],
    '`allow` outside production only: webhooks and calendars may use addresses in private networks, and plain http',
    { default: 'refuse' },
  ).as((may) => may === 'allow'),
  rateLimits: choice('RATE_LIMITS', ['on', 'off'], '`off` outside production only', { default: 'on' }).as(
    (are) => are === 'on',
  ),
  logLevel: choice(
    'LOG_LEVEL',
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    'least severe level that is logged',
    {
      default: 'info',
    },
  ),
};

function originOf(address: string | undefined): string | undefined {
  return address && new URL(address).origin;
}

/** The origins in CORS_ORIGINS and the origin of the client of /api/v1. */
function corsOrigins(named = '', { CLIENT_URL }: Values): string[] {
  const all = [...named.split(','), originOf(CLIENT_URL) ?? ''].map((origin) => origin.trim());
  return [...new Set(all.filter(Boolean))];
}
