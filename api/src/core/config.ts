import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from './log';

const CAPTCHA_KINDS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'none'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** Every setting, read once from the environment; contract of names and defaults: README, Settings. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  corsOrigins: string[];
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  jwtSecret: string;
  /** Unset key: the till stands in for the card provider. */
  stripe: { secretKey: string | undefined; webhookSecret: string; apiBase: string | undefined };
  /** Unset address: the mailbox stands in for the mail server. */
  mail: { smtpUrl: string | undefined; from: string };
  /** Unset address: the album stands in for the image host. */
  images: { cloudinaryUrl: string | undefined };
  captcha: {
    kind: CaptchaKind;
    /** Public key of the provider's widget; ours needs none. */
    siteKey: string | undefined;
    secret: string | undefined;
    /** Where tokens are checked; unset: at the provider. */
    verifyUrl: string | undefined;
  };
  seed: 'demo' | 'none';
  accessTokenSeconds: number;
  holdSeconds: number;
  publicSearch: boolean;
  rateLimits: boolean;
  /** How many proxies of ours stand in front and say in X-Forwarded-For who asks. */
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

/** An address, alone or in angle brackets behind a name. */
const SENDER = /^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>$/;

/** The image host's account, as the host itself writes it. */
const CLOUDINARY_URL = /^cloudinary:\/\/[^:@/\s]+:[^:@/\s]+@[^:@/?\s]+(\?\S*)?$/;

type Environment = Record<string, string | undefined>;

/** Reads and checks all settings; throws one ConfigProblem that lists everything that is wrong or missing. */
export function loadConfig(env: Environment = process.env): Config {
  const problems: string[] = [];
  const production = env.NODE_ENV === 'production';
  const standIns = !production || env.ALLOW_STAND_INS === 'true';
  const number = (name: string, fallback: number, min: number, max: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < min || value > max)
      problems.push(`${name} must be a whole number from ${min} to ${max}; it is "${env[name]}".`);
    return value;
  };
  const address = (name: string, schemes: string[]) => {
    const value = env[name] || undefined;
    if (value && !(URL.canParse(value) && schemes.includes(new URL(value).protocol)))
      problems.push(`${name} must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`);
    return value;
  };
  const choice = <T extends string>(name: string, values: readonly T[]) => {
    const value = env[name] || undefined;
    if (value && !values.includes(value as T)) problems.push(`${name} must be ${values.join(' or ')}.`);
    return value as T | undefined;
  };

  const port = number('PORT', 4000, 0, 65535);
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  const secrets = storedSecrets(dataDir, problems);
  const databaseUrl = address('DATABASE_URL', ['mysql:', 'mariadb:']);
  const stripeKey = env.STRIPE_SECRET_KEY || undefined;
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);
  const cloudinaryUrl = env.CLOUDINARY_URL || undefined;
  const captcha = choice('CAPTCHA', CAPTCHA_KINDS) ?? 'altcha';

  if (production && !env.JWT_SECRET)
    problems.push('JWT_SECRET is missing: set a random text of 32 characters or more.');
  if (env.JWT_SECRET && env.JWT_SECRET.length < 32)
    problems.push('JWT_SECRET must have 32 characters or more.');
  if (!standIns && !stripeKey)
    problems.push(
      'STRIPE_SECRET_KEY is missing: set it, or ALLOW_STAND_INS=true to take test payments only.',
    );
  if (!standIns && !smtpUrl)
    problems.push('SMTP_URL is missing: set it, or ALLOW_STAND_INS=true to keep all mail on this machine.');
  if (!standIns && !cloudinaryUrl)
    problems.push(
      'CLOUDINARY_URL is missing: set it, or ALLOW_STAND_INS=true to keep all photos on this machine.',
    );
  if (cloudinaryUrl && !CLOUDINARY_URL.test(cloudinaryUrl))
    problems.push('CLOUDINARY_URL must read cloudinary://KEY:SECRET@CLOUD.');
  if (production && smtpUrl && !env.MAIL_FROM)
    problems.push('MAIL_FROM is missing beside SMTP_URL: set the sender, as in Staybook <stay@example.com>.');
  if (env.MAIL_FROM && !SENDER.test(env.MAIL_FROM))
    problems.push('MAIL_FROM must be an address, as in Staybook <stay@example.com>.');
  if (databaseUrl && URL.canParse(databaseUrl) && new URL(databaseUrl).pathname.length < 2)
    problems.push(
      'DATABASE_URL names no database: write it after the host, as in mysql://user:password@host/staybook.',
    );
  if (stripeKey && !env.STRIPE_WEBHOOK_SECRET)
    problems.push('STRIPE_WEBHOOK_SECRET is missing beside STRIPE_SECRET_KEY.');
  if (production && captcha === 'none')
    problems.push('CAPTCHA=none is for tests only: leave it out, and our own captcha guards the forms.');
  if (['recaptcha', 'hcaptcha', 'turnstile'].includes(captcha))
    for (const name of ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'])
      if (!env[name]) problems.push(`${name} is missing beside CAPTCHA=${captcha}.`);
  if (production && env.RATE_LIMITS === 'off')
    problems.push('RATE_LIMITS=off is for benchmarks only, not for production.');

  const read: Config = {
    production,
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: (address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/$/, ''),
    corsOrigins: (env.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    dataDir,
    databaseUrl,
    redisUrl: address('REDIS_URL', ['redis:', 'rediss:']),
    jwtSecret: env.JWT_SECRET || secrets.jwt,
    stripe: {
      secretKey: stripeKey,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET || secrets.webhook,
      apiBase: address('STRIPE_API_BASE', ['http:', 'https:']),
    },
    mail: { smtpUrl, from: env.MAIL_FROM || 'Staybook <no-reply@staybook.example>' },
    images: { cloudinaryUrl },
    captcha: {
      kind: captcha,
      siteKey: env.CAPTCHA_SITE_KEY || undefined,
      secret: env.CAPTCHA_SECRET || undefined,
      verifyUrl: address('CAPTCHA_VERIFY_URL', ['http:', 'https:']),
    },
    seed: choice('SEED', ['demo', 'none'] as const) ?? (env.DATABASE_URL || production ? 'none' : 'demo'),
    accessTokenSeconds: number('ACCESS_TOKEN_SECONDS', 900, 1, 86_400),
    holdSeconds: number('HOLD_SECONDS', 1800, 1, 82_800),
    publicSearch: choice('PUBLIC_SEARCH', ['true', 'false'] as const) === 'true',
    rateLimits: choice('RATE_LIMITS', ['on', 'off'] as const) !== 'off',
    trustProxy: number('TRUST_PROXY', 0, 0, 10),
    logLevel:
      choice('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const) ?? 'info',
  };
  if (problems.length) throw new ConfigProblem(problems);
  log.level = read.logLevel;
  return Object.assign(config, read);
}

/** Secrets that nobody set are made once and kept in DATA_DIR, so that a restart signs nobody out. */
function storedSecrets(dataDir: string, problems: string[]): { jwt: string; webhook: string } {
  const file = path.join(dataDir, 'secrets.json');
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    if (!existsSync(file)) {
      const made = {
        jwt: randomBytes(32).toString('hex'),
        webhook: `whsec_${randomBytes(24).toString('hex')}`,
      };
      writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    problems.push(
      `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}). Choose a folder that can be written.`,
    );
    return { jwt: '', webhook: '' };
  }
}

/** mkdir with its parents. Node's own recursion never ends on file systems that refuse with "not found". */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
