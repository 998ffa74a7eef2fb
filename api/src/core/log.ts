import { pino } from 'pino';

/** The log of the process, one JSON line an event; its level is a setting. Secrets and tokens never reach it. */
export const log = pino({
  redact: [
    'password',
    '*.password',
    'accessToken',
    '*.accessToken',
    'headers.authorization',
    'headers.cookie',
  ],
  serializers: { error: pino.stdSerializers.err },
});
