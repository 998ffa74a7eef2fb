import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { counted } from '../../kit/format';
import type { BulkAction, BulkAnswer } from './bulk';

interface Outcome {
  /** '3 users disabled.' */
  text: string;
  /** What was not done, a line each. */
  refused: readonly string[];
  undo: (() => void) | undefined;
}

interface Options<Row> {
  noun: string;
  nameOf: (row: Row) => string;
  /** Reads the list again: whether something was changed is not known. */
  onFailure: () => void;
}

/** Does something with several rows, tells what became of each, and offers to take it back where that is safe. */
export function useBulk<Row extends { id: string }>({ noun, nameOf, onFailure }: Options<Row>) {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const run = async (action: BulkAction<Row>, rows: readonly Row[], reason = ''): Promise<void> => {
    setSending(true);
    try {
      const { data } = await client.mutate<Record<string, readonly BulkAnswer[]>>({
        mutation: action.document,
        variables: {
          input: action.input(
            rows.map(({ id }) => id),
            reason,
          ),
        },
      });
      const answers = Object.values(data ?? {})[0] ?? [];
      const problems = new Map(answers.map(({ id, problem }) => [id, problem]));
      const changed = rows.filter(({ id }) => problems.get(id) === null);
      setOutcome({
        text: `${counted(changed.length, noun)} ${action.done}.`,
        refused: rows.flatMap((row) => {
          const problem = problems.get(row.id);
          return problem ? [`${nameOf(row)}: ${problem}`] : [];
        }),
        undo: action.undo && changed.length ? () => void run(action.undo!(), changed) : undefined,
      });
    } catch (error) {
      const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
      setOutcome({
        text: said ?? 'We could not reach Staybook. Look whether something was changed.',
        refused: [],
        undo: undefined,
      });
      onFailure();
    }
    setSending(false);
  };

  const forget = useCallback(() => setOutcome(undefined), []);
  return { run, isSending, outcome, forget };
}
