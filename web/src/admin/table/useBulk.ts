import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fill } from '../../../../schema/fill';
import type { BulkAction, BulkAnswer, Said } from './bulk';
import * as texts from './texts';

const NOTHING: Said = { reason: '', choice: '' };

interface Outcome {
  /** '3 users disabled.' */
  text: string;
  /** The refused rows with their reasons, one line each. */
  refused: readonly string[];
  undo: (() => void) | undefined;
}

interface Options<Row> {
  nameOf: (row: Row) => string;
  /** Reads the list again, because it may have changed. */
  onFailure: () => void;
}

/** Runs an action on several rows, reports the outcome of each, and offers undo if that is safe. */
export function useBulk<Row extends { id: string }>({ nameOf, onFailure }: Options<Row>) {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const run = async (action: BulkAction<Row>, rows: readonly Row[], said: Said = NOTHING): Promise<void> => {
    setSending(true);
    try {
      const { data } = await client.mutate<Record<string, readonly BulkAnswer[]>>({
        mutation: action.document,
        variables: {
          input: action.input(
            rows.map(({ id }) => id),
            said,
          ),
        },
      });
      const answers = Object.values(data ?? {})[0] ?? [];
      const problems = new Map(answers.map(({ id, problem }) => [id, problem]));
      const changed = rows.filter(({ id }) => problems.get(id) === null);
      setOutcome({
        text: fill(action.done, { count: changed.length }),
        refused: rows.flatMap((row) => {
          const problem = problems.get(row.id);
          return problem ? [fill(texts.problemOf, { row: nameOf(row), problem })] : [];
        }),
        undo: action.undo && changed.length ? () => void run(action.undo!(), changed) : undefined,
      });
    } catch (error) {
      const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
      setOutcome({
        text: message ?? texts.bulkNotReached,
        refused: [],
        undo: undefined,
      });
      onFailure();
    }
    setSending(false);
  };

  const clear = useCallback(() => setOutcome(undefined), []);
  return { run, isSending, outcome, clear };
}
