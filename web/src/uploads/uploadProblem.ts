import { ServerError } from '@apollo/client/errors';
import { connectionLost } from './texts';

/** The message of the server or the image host, but not the browser's own message for a lost connection. */
export const uploadProblem = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError || ServerError.is(error)) && error.message
    ? error.message
    : connectionLost;
