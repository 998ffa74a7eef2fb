import { atLeast, choice, text, url, whole, type Values } from './setting';

const TEN_YEARS = 3650;

/** Settings of monitoring, of what leaves the server, and how long records are kept that are no longer needed. */
export const OPERATION_SETTINGS = {
  metrics: {
    token: text('METRICS_TOKEN', 'token for `/metrics` (Prometheus text), sent as `Authorization: Bearer`', {
      ...atLeast(16),
      shown: 'unset: no `/metrics`',
      secret: true,
    }),
    port: text('METRICS_PORT', 'a separate port for `/metrics`, without a token; keep it private', {
      pattern: /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/,
      must: 'be a whole number from 1 to 65535',
    }).as((port) => (port === undefined ? undefined : Number(port))),
  },
  /** In milliseconds since 1970. */
  secretsSince: text(
    'SECRETS_SINCE',
    'date on which the secrets in the settings were last replaced; `/metrics` reports their age',
    {
      pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
      must: 'be a date, as in 2026-11-20',
      shown: 'unset: their age is not reported',
    },
  ).as((day) => (day === undefined ? undefined : Date.parse(day))),
  tracesUrl: url(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'address of a collector; traces are sent to `/v1/traces` there',
    { shown: 'unset: no traces' },
  ).as(tracesUrl),
  /** These are only checked here; tracesUrl() and OpenTelemetry read them. */
  openTelemetry: {
    tracesEndpoint: url(
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      'the full address instead, if it does not end in `/v1/traces`',
    ),
    protocol: choice('OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'how traces are sent', {
      default: 'http/json',
    }),
    headers: text('OTEL_EXPORTER_OTLP_HEADERS', 'headers for the collector: `name=value`, comma-separated', {
      secret: true,
    }),
    sampler: choice(
      'OTEL_TRACES_SAMPLER',
      [
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ],
      'which requests are traced',
      { default: 'parentbased_always_on' },
    ),
    samplerArg: text(
      'OTEL_TRACES_SAMPLER_ARG',
      'the fraction of requests traced with `traceidratio`, as in 0.1',
      {
        pattern: /^(0(\.\d+)?|1(\.0+)?)$/,
        must: 'be a number from 0 to 1',
      },
    ),
    exporter: choice('OTEL_TRACES_EXPORTER', ['otlp', 'none'], '`none` sends no traces', { default: 'otlp' }),
    disabled: choice('OTEL_SDK_DISABLED', ['true', 'false'], '`true` sends no traces', { default: 'false' }),
  },
  /** Records that are due or open are kept regardless. */
  keepDays: {
    mails: whole(
      'KEEP_MAILS_DAYS',
      [1, TEN_YEARS],
      30,
      'how long recipient, subject and time of a sent email are kept',
    ),
    deliveries: whole(
      'KEEP_DELIVERIES_DAYS',
      [1, TEN_YEARS],
      30,
      'how long messages to webhooks are kept once they were delivered or given up, to be read and resent',
    ),
    contact: whole(
      'KEEP_CONTACT_DAYS',
      [1, TEN_YEARS],
      365,
      'how long messages from the contact form are kept once they were answered or marked as done',
    ),
    // The provider lists its events for 30 days and may redeliver them for three days.
    events: whole(
      'KEEP_EVENTS_DAYS',
      [34, TEN_YEARS],
      40,
      'how long events of the card provider are kept; longer than it may repeat one',
    ),
  },
  sessionSeconds: {
    usual: whole('SESSION_HOURS', [1, 720], 24, 'how long an unused sign-in lasts, with its record').as(
      (hours) => hours * 3600,
    ),
    trusted: whole('SESSION_TRUSTED_DAYS', [1, 400], 30, 'the same on a device that its user trusts').as(
      daysInSeconds,
    ),
    longest: whole(
      'SESSION_LONGEST_DAYS',
      [1, TEN_YEARS],
      365,
      'after how long a sign-in ends even if it is used, with its record',
    ).as(daysInSeconds),
  },
  deviceSeconds: whole(
    'DEVICE_DAYS',
    [1, 400],
    365,
    'how long a browser is remembered for an account after its last sign-in there',
  ).as(daysInSeconds),
  webhookHosts: hostList('WEBHOOK_HOSTS', 'hosts that webhooks may be sent to'),
  calendarHosts: hostList('CALENDAR_HOSTS', 'hosts whose calendars (iCal) may be read'),
};

function daysInSeconds(days: number): number {
  return days * 86_400;
}

/** The address to which traces are sent, by the rules of OpenTelemetry's settings. */
function tracesUrl(endpoint: string | undefined, values: Values): string | undefined {
  if (values.OTEL_SDK_DISABLED === 'true' || values.OTEL_TRACES_EXPORTER === 'none') return undefined;
  const base = endpoint?.replace(/\/$/, '');
  return values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
}

function hostList(name: string, meaning: string) {
  return text(name, `${meaning}, comma-separated; \`*.example.com\` means all hosts below it`, {
    shown: 'unset: all public hosts',
    pattern: /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(,(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*)*$/,
    must: 'be host names in small letters, separated by commas without spaces',
  }).as((hosts): readonly string[] => hosts?.split(',') ?? []);
}
