import { Type } from '@sinclair/typebox';
import { choice, text, url } from './settingTypes';

const WEB = ['http', 'https'];

/** What operators see of a running server: metrics and traces. */
export const metricsSettings = {
  METRICS_TOKEN: Type.Optional(
    text('opens `/metrics` (Prometheus text) to who sends it as `Authorization: Bearer`', {
      shown: 'unset: `/metrics` is not there',
      secret: true,
      minLength: 16,
      must: 'have 16 characters or more',
    }),
  ),
  METRICS_PORT: Type.Optional(
    text('a port of its own for `/metrics`, without a token; keep it from the outside', {
      pattern: '^([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])$',
      must: 'be a whole number from 1 to 65535',
    }),
  ),
  SECRETS_SINCE: Type.Optional(
    text('day on which the secrets of the settings were last replaced; `/metrics` tells their age', {
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      must: 'be a day, as in 2026-11-20',
      shown: 'unset: their age is not told',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    url(WEB, "a collector's address, to which traces are sent at `/v1/traces`", {
      shown: 'unset: no traces',
    }),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Type.Optional(
    url(WEB, 'the whole address instead, where it does not end in `/v1/traces`'),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: choice(['http/json'], 'how traces are sent', { default: 'http/json' }),
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(
    text('what the collector asks for: `name=value`, comma-separated', { secret: true }),
  ),
  OTEL_TRACES_SAMPLER: choice(
    [
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ],
    'which requests are traced',
    { default: 'parentbased_always_on' },
  ),
  OTEL_TRACES_SAMPLER_ARG: Type.Optional(
    text('the part that is traced with `traceidratio`, as in 0.1', {
      pattern: '^(0(\\.\\d+)?|1(\\.0+)?)$',
      must: 'be a number from 0 to 1',
    }),
  ),
  OTEL_TRACES_EXPORTER: choice(['otlp', 'none'], '`none` sends no traces', { default: 'otlp' }),
  OTEL_SDK_DISABLED: choice(['true', 'false'], '`true` sends no traces', { default: 'false' }),
};
