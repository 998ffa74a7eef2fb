import { pino } from 'pino';
import { requestCaller, requestId } from './requestId';

/**
 * The log of the process, one JSON line for each event; its level is a setting. Each line names the request
 * and the caller, if there is one. Passwords and tokens are left out.
 */
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
  mixin: () => ({ requestId: requestId(), ...requestCaller() }),
});
