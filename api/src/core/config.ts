import { isIP } from 'node:net';
import { perApp } from './appState';
import { replicaRules, sandboxRules } from './databaseSettings';
import { log } from './log';
import { providedValues } from './secretFiles';
import { readSettings, settingsIn, type Values, type ValuesOf } from './setting';
import { SETTINGS } from './settings';
import { storedSecrets } from './storedSecrets';

/** Every setting, read once from the environment, or from the files that it names for secrets. */
export type Config = ValuesOf<typeof SETTINGS>;
export type CaptchaKind = Config['captcha']['kind'];

/** Settings that cannot be used; each line names one and says what to do. */
export class ConfigProblem extends Error {
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}

const settings = perApp(() => ({}) as Config);
/** What the current app's settings were read from. */
const given = perApp((): { env: Values } => ({ env: {} }));

/** The current app's settings; undefined until loadConfig() has read them. */
export const config = {} as Config;
for (const name of Object.keys(SETTINGS) as (keyof Config)[])
  Object.defineProperty(config, name, {
    enumerable: true,
    get: () => settings()[name],
    set: (value: never) => void (settings()[name] = value),
  });

/** Reads and checks all settings; throws one ConfigProblem that lists every wrong or missing one. */
export function loadConfig(env: Values = process.env): Config {
  given().env = env;
  const all = settingsIn(SETTINGS);
  const { provided, problems: unread } = providedValues(all, env);
  const values = Object.fromEntries(all.map(({ row }) => [row.name, provided[row.name] ?? row.default]));
  const wrong = all.map(({ row, refusal }) => provided[row.name] && refusal(provided[row.name]!));
  const problems = [...unread, ...wrong.filter((line) => line !== undefined), ...brokenRules(provided)];
  const dataDir = SETTINGS.dataDir.read(values);
  try {
    const made = storedSecrets(dataDir);
    values.JWT_SECRET ??= made.jwt;
    values.STRIPE_WEBHOOK_SECRET ??= made.webhook;
  } catch (error) {
    problems.push(
      `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}). Choose a writable folder.`,
    );
  }
  if (problems.length) throw new ConfigProblem(problems);
  Object.assign(settings(), readSettings(SETTINGS, values));
  log.level = config.logLevel;
  return config;
}

/** Those of the named settings that the current app was given, as texts; for another app that has them as well. */
export const givenSettings = (names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, given().env[name]]));

/** Checks the rules that involve several settings. */
function brokenRules(provided: Values): string[] {
  const production = provided.NODE_ENV === 'production';
  const needs = (missing: boolean, standIn: string) => production && missing && !allowed.includes(standIn);
  const named = (provided.ALLOW_STAND_INS ?? '').split(',');
  const unset = [provided.STRIPE_SECRET_KEY, provided.SMTP_URL, provided.CLOUDINARY_URL].filter(
    (value) => !value,
  ).length;
  // Test payments with real mail are rarely intended, so then each stand-in must be named.
  const isMixed = production && named.includes('true') && unset > 0 && unset < 3;
  const allowed = named.includes('true') ? ['payments', 'mail', 'images'] : named;
  const captcha = provided.CAPTCHA ?? '';
  const hasKeys = ['recaptcha', 'hcaptcha', 'turnstile'].includes(captcha);
  const rules: [broken: unknown, message: string][] = [
    [
      production && !provided.JWT_SECRET,
      'JWT_SECRET is missing: set a random text of 32 characters or more.',
    ],
    [
      needs(!provided.STRIPE_SECRET_KEY, 'payments'),
      'STRIPE_SECRET_KEY is missing: set it, or name payments in ALLOW_STAND_INS to take test payments only.',
    ],
    [
      needs(!provided.SMTP_URL, 'mail'),
      'SMTP_URL is missing: set it, or name mail in ALLOW_STAND_INS to keep all mail on this machine.',
    ],
    [
      needs(!provided.CLOUDINARY_URL, 'images'),
      'CLOUDINARY_URL is missing: set it, or name images in ALLOW_STAND_INS to keep all photos on this machine.',
    ],
    [
      isMixed,
      'ALLOW_STAND_INS=true cannot be combined with a real service: name each stand-in instead, as in ALLOW_STAND_INS=mail,images.',
    ],
    [
      production && provided.SMTP_URL && !provided.MAIL_FROM,
      'MAIL_FROM is missing beside SMTP_URL: set the sender, as in Staybook <stay@example.com>.',
    ],
    [
      provided.DATABASE_URL &&
        URL.canParse(provided.DATABASE_URL) &&
        new URL(provided.DATABASE_URL).pathname.length < 2,
      'DATABASE_URL names no database: write it after the host, as in mysql://user:password@host/staybook.',
    ],
    [
      !provided.TLS_CERT !== !provided.TLS_KEY,
      'TLS_CERT and TLS_KEY belong together: set both, or neither to serve by http.',
    ],
    ...['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SANDBOX_DATABASE_URL'].map((name): [boolean, string] => [
      !!provided.DATABASE_CA && isAddress(provided[name]),
      `${name} must name a host beside DATABASE_CA, not an IP address: the certificate is checked for that name.`,
    ]),
    ...replicaRules(provided),
    ...sandboxRules(provided),
    [
      provided.REDIS_CA && !provided.REDIS_URL?.startsWith('rediss://'),
      'REDIS_URL must begin with rediss:// beside REDIS_CA: redis:// is not encrypted.',
    ],
    [
      provided.STRIPE_SECRET_KEY && !provided.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET is missing beside STRIPE_SECRET_KEY.',
    ],
    [
      production && captcha === 'none',
      'CAPTCHA=none is for tests only: leave it out, and our own captcha guards the forms.',
    ],
    [hasKeys && !provided.CAPTCHA_SITE_KEY, `CAPTCHA_SITE_KEY is missing beside CAPTCHA=${captcha}.`],
    [hasKeys && !provided.CAPTCHA_SECRET, `CAPTCHA_SECRET is missing beside CAPTCHA=${captcha}.`],
    [
      production && provided.RATE_LIMITS === 'off',
      'RATE_LIMITS=off is for benchmarks only, not for production.',
    ],
    [
      production && provided.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
      'WEBHOOK_PRIVATE_ADDRESSES=allow is for tests only: it would let users reach what is inside your network.',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, message]) => message);
}

/** Whether the host in a URL is an IP address. */
const isAddress = (url = ''): boolean =>
  URL.canParse(url) && isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) > 0;
