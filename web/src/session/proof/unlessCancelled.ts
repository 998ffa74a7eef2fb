import type { Failure } from '../../apollo/failureLink';

/** The context of a call whose failure opens the error page, unless the person chose not to prove that it is them. */
export const unlessCancelled = { errorPage: ({ code }: Failure) => code !== 'PROOF_NEEDED' };
