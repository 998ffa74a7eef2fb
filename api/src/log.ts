import { pino } from 'pino';

/** The log of the process, one JSON line an event; secrets and tokens never reach it. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
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
