import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import type { TokenHolder } from './sessionLink';

/**
 * Asks the person for a proof that they are at the device where an answer says that one is needed, and repeats the call
 * once. Without a proof, the refusal is the answer. sessionLink says who asks.
 */
export const proofLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    mergeMap((result) => {
      const { prove } = operation.getContext() as Partial<TokenHolder>;
      if (!prove || !needsProof(result)) return of(result);
      return from(prove(operation.client)).pipe(
        mergeMap((isProven) => (isProven ? forward(operation) : of(result))),
      );
    }),
  ),
);

/** Whether all that was asked for was refused; repeating the call then does nothing twice. */
function needsProof({ data, errors }: ApolloLink.Result): boolean {
  if (errors?.length) return errors.every(({ extensions }) => extensions?.code === 'PROOF_NEEDED');
  const answers = Object.values(data ?? {});
  return answers.length > 0 && answers.every((answer) => answer?.__typename === 'ProofNeeded');
}
