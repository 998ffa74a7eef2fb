import { openapi } from './openapi';

/** schema/openapi.json: the routes of /api/v1. */
export const print = (): Record<string, string> => ({
  'schema/openapi.json': `${JSON.stringify(openapi(), null, 2)}\n`,
});
