import path from 'node:path';

/** The module with which Node runs the sources of the api. */
export const SOURCE_LOADER = path.join(__dirname, '../../.ci/source.cjs');
