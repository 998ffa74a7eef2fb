import { openapi } from './openapi';

/** Prints the routes of /api/v1 to schema/openapi.json. */
export const print = (): Record<string, string> => ({
  'schema/openapi.json': `${JSON.stringify(openapi(), null, 2)}\n`,
});
