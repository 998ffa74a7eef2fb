import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { log } from './log';
import { retentionOf, type Retention } from './retentionSettings';
import { Settings } from './settings';
import type { SettingOptions } from './settingTypes';
import { storedSecrets } from './storedSecrets';

export type CaptchaKind = Settings['CAPTCHA'];

/** Every setting, read once from the environment. */
export interface Config extends Retention {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  corsOrigins: string[];
  /** The origin of an existing client of /api/v1; unset: publicUrl. */
  clientUrl: string | undefined;
  /** The default profile picture of /api/v1; unset: the avatar of publicUrl. */
  defaultPhotoUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How long a database server is waited for, in milliseconds. */
  databasePool: { size: number; connectMs: number; timeoutMs: number };
  redisUrl: string | undefined;
  jwtSecret: string;
  /** Opens what stand-ins show to operators only, in production. */
  standInToken: string;
  /** Unset key: fakeStripe stands in for the card provider. */
  stripe: { secretKey: string | undefined; webhookSecret: string; apiBase: string | undefined };
  /** Unset address: devMail stands in for the mail server. */
  mail: { smtpUrl: string | undefined; from: string };
  contact: { email: string | undefined; address: string | undefined };
  /** Unset address: fakeCloudinary stands in for the image host. */
  images: { cloudinaryUrl: string | undefined };
  /** Style of a map with streets; unset: our own without any. */
  mapStyleUrl: string | undefined;
  captcha: {
    kind: CaptchaKind;
    /** Public key of the provider's widget; ALTCHA needs none. */
    siteKey: string | undefined;
    secret: string | undefined;
    /** Where tokens are checked; unset: at the provider. */
    verifyUrl: string | undefined;
  };
  seed: 'demo' | 'none';
  accessTokenSeconds: number;
  /** What is added to the priority value of the thread that hashes passwords: 0 to 19. */
  hashingPriority: number;
  holdSeconds: number;
  /** Room-nights that one person may hold unpaid: with a paid booking, and without one. */
  holdRoomNights: { usual: number; withoutPaid: number };
  publicSearch: boolean;
  /** Whether public pages are sent with their content. */
  renderPages: boolean;
  /** What opens /metrics; without either it is not there. */
  metrics: { token: string | undefined; port: number | undefined };
  /** When the secrets were last replaced, in milliseconds since 1970; unset where nobody says. */
  secretsSince: number | undefined;
  /** Where traces are sent; unset: there are none. */
  tracesUrl: string | undefined;
  rateLimits: boolean;
  /** Whether webhooks may go to addresses of private networks. */
  webhookPrivateAddresses: boolean;
  /** How many proxies stand in front and add the caller's address to X-Forwarded-For. */
  trustProxy: number;
  logLevel: string;
}

/** A setting that cannot be used; each line says which and what to do. */
export class ConfigProblem extends Error {
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}

/** The settings in force; empty until loadConfig() has read them. */
export const config = {} as Config;

type Environment = Record<string, string | undefined>;
type Given = { [Name in keyof Settings]?: string };

/** Reads and checks all settings; throws one ConfigProblem that lists everything that is wrong or missing. */
export function loadConfig(env: Environment = process.env): Config {
  const names = Object.keys(Settings.properties) as (keyof Settings)[];
  const given: Given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const settings = Value.Convert(Settings, Value.Default(Settings, { ...given })) as Settings;
  const dataDir = path.resolve(settings.DATA_DIR);
  const problems = [...brokenTypes(settings, given), ...brokenRules(given)];
  let secrets = { jwt: '', webhook: '' };
  try {
    secrets = storedSecrets(dataDir);
  } catch (error) {
    problems.push(
      `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}). Choose a folder that can be written.`,
    );
  }
  if (problems.length) throw new ConfigProblem(problems);
  Object.assign(config, configOf(settings, dataDir, secrets));
  log.level = config.logLevel;
  return config;
}

/** Each setting whose value is not what the schema says, once. */
function brokenTypes(settings: Settings, given: Given): string[] {
  const broken = new Map<string, string>();
  for (const { path, schema } of Value.Errors(Settings, settings)) {
    const name = path.split('/')[1] as keyof Settings;
    const was = schema.type === 'number' ? `; it is "${given[name]}"` : '';
    broken.set(name, `${name} must ${(Settings.properties[name] as SettingOptions).must}${was}.`);
  }
  return [...broken.values()];
}

/** What settings need of one another. */
function brokenRules(given: Given): string[] {
  const production = given.NODE_ENV === 'production';
  const needs = (missing: boolean, standIn: string) => production && missing && !allowed.includes(standIn);
  const named = (given.ALLOW_STAND_INS ?? '').split(',');
  const unset = [given.STRIPE_SECRET_KEY, given.SMTP_URL, given.CLOUDINARY_URL].filter(
    (value) => !value,
  ).length;
  // Test payments beside real mail are rarely meant: then each stand-in is to be named.
  const isMixed = production && named.includes('true') && unset > 0 && unset < 3;
  const allowed = named.includes('true') ? ['payments', 'mail', 'images'] : named;
  const captcha = given.CAPTCHA ?? '';
  const hasKeys = ['recaptcha', 'hcaptcha', 'turnstile'].includes(captcha);
  const rules: [broken: unknown, message: string][] = [
    [production && !given.JWT_SECRET, 'JWT_SECRET is missing: set a random text of 32 characters or more.'],
    [
      needs(!given.STRIPE_SECRET_KEY, 'payments'),
      'STRIPE_SECRET_KEY is missing: set it, or name payments in ALLOW_STAND_INS to take test payments only.',
    ],
    [
      needs(!given.SMTP_URL, 'mail'),
      'SMTP_URL is missing: set it, or name mail in ALLOW_STAND_INS to keep all mail on this machine.',
    ],
    [
      needs(!given.CLOUDINARY_URL, 'images'),
      'CLOUDINARY_URL is missing: set it, or name images in ALLOW_STAND_INS to keep all photos on this machine.',
    ],
    [
      isMixed,
      'ALLOW_STAND_INS=true goes with no real service at all: name each stand-in instead, as in ALLOW_STAND_INS=mail,images.',
    ],
    [
      production && given.SMTP_URL && !given.MAIL_FROM,
      'MAIL_FROM is missing beside SMTP_URL: set the sender, as in Staybook <stay@example.com>.',
    ],
    [
      given.DATABASE_URL &&
        URL.canParse(given.DATABASE_URL) &&
        new URL(given.DATABASE_URL).pathname.length < 2,
      'DATABASE_URL names no database: write it after the host, as in mysql://user:password@host/staybook.',
    ],
    [
      given.STRIPE_SECRET_KEY && !given.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET is missing beside STRIPE_SECRET_KEY.',
    ],
    [
      production && captcha === 'none',
      'CAPTCHA=none is for tests only: leave it out, and our own captcha guards the forms.',
    ],
    [hasKeys && !given.CAPTCHA_SITE_KEY, `CAPTCHA_SITE_KEY is missing beside CAPTCHA=${captcha}.`],
    [hasKeys && !given.CAPTCHA_SECRET, `CAPTCHA_SECRET is missing beside CAPTCHA=${captcha}.`],
    [
      production && given.RATE_LIMITS === 'off',
      'RATE_LIMITS=off is for benchmarks only, not for production.',
    ],
    [
      production && given.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
      'WEBHOOK_PRIVATE_ADDRESSES=allow is for tests only: it would let users reach what is inside your network.',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, message]) => message);
}

function configOf(settings: Settings, dataDir: string, secrets: { jwt: string; webhook: string }): Config {
  const production = settings.NODE_ENV === 'production';
  const clientUrl = settings.CLIENT_URL && new URL(settings.CLIENT_URL).origin;
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    corsOrigins: corsOrigins(settings, clientUrl),
    clientUrl,
    defaultPhotoUrl: settings.DEFAULT_PHOTO_URL,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databasePool: {
      size: settings.DATABASE_POOL,
      connectMs: settings.DATABASE_CONNECT_SECONDS * 1000,
      timeoutMs: settings.DATABASE_TIMEOUT_SECONDS * 1000,
    },
    redisUrl: settings.REDIS_URL,
    jwtSecret: settings.JWT_SECRET ?? secrets.jwt,
    standInToken: settings.STAND_IN_TOKEN ?? randomBytes(24).toString('base64url'),
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? secrets.webhook,
      apiBase: settings.STRIPE_API_BASE,
    },
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    contact: { email: settings.CONTACT_EMAIL, address: settings.CONTACT_ADDRESS },
    images: { cloudinaryUrl: settings.CLOUDINARY_URL },
    mapStyleUrl: settings.MAP_STYLE_URL,
    captcha: {
      kind: settings.CAPTCHA,
      siteKey: settings.CAPTCHA_SITE_KEY,
      secret: settings.CAPTCHA_SECRET,
      verifyUrl: settings.CAPTCHA_VERIFY_URL,
    },
    seed: settings.SEED ?? (settings.DATABASE_URL || production ? 'none' : 'demo'),
    accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
    ...retentionOf(settings),
    hashingPriority: settings.HASHING_PRIORITY,
    holdSeconds: settings.HOLD_SECONDS,
    holdRoomNights: { usual: settings.HOLD_ROOM_NIGHTS, withoutPaid: settings.HOLD_ROOM_NIGHTS_NEW },
    publicSearch: settings.PUBLIC_SEARCH === 'true',
    renderPages: settings.RENDER_PAGES === 'on',
    metrics: {
      token: settings.METRICS_TOKEN,
      port: settings.METRICS_PORT === undefined ? undefined : Number(settings.METRICS_PORT),
    },
    secretsSince: settings.SECRETS_SINCE === undefined ? undefined : Date.parse(settings.SECRETS_SINCE),
    tracesUrl: tracesUrl(settings),
    rateLimits: settings.RATE_LIMITS !== 'off',
    webhookPrivateAddresses: settings.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  };
}

function corsOrigins({ CORS_ORIGINS = '' }: Settings, clientUrl = ''): string[] {
  const named = [...CORS_ORIGINS.split(','), clientUrl].map((origin) => origin.trim());
  return [...new Set(named.filter(Boolean))];
}

/** Where traces are sent, as the names of OpenTelemetry's settings say. */
function tracesUrl(settings: Settings): string | undefined {
  if (settings.OTEL_SDK_DISABLED === 'true' || settings.OTEL_TRACES_EXPORTER === 'none') return undefined;
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  return settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
}
