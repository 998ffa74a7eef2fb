import { useState } from 'react';
import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { failureWords, onlySignIn } from '../../apollo/failureLink';
import { failsOffline } from '../../apollo/reachabilityLink';
import type { Screen } from './screen';
import type { TableState } from './tableState';
import * as texts from './texts';

/** The count of all rows of a list. */
export interface CountOfAll {
  /** Undefined until the rows are counted. */
  total: number | undefined;
  isRunning: boolean;
  problem: string | undefined;
  /** Counts the rows; undefined for a list that is always counted. */
  start: (() => void) | undefined;
}

/** Counts all rows of a list on request. Another search or filter forgets the count. */
export function useCountAll<Row extends { id: string }, Data, Variables extends OperationVariables>(
  screen: Screen<Row, Data, Variables>,
  state: TableState,
): CountOfAll {
  const client = useApolloClient();
  const list = JSON.stringify([screen.name, state.text, state.filters]);
  const [known, setKnown] = useState<{ list: string; total?: number; problem?: string }>();
  const count = known?.list === list ? known : undefined;
  const finish = (result: { total?: number; problem?: string }) =>
    setKnown((latest) => (latest?.list === list ? { list, ...result } : latest));
  const start = async () => {
    setKnown({ list });
    const page = { limit: 1, offset: 0, countAll: true };
    try {
      const { data } = await client.query<Data, OperationVariables>({
        query: screen.document,
        variables: screen.variables(state, page),
        fetchPolicy: 'no-cache',
        context: { ...onlySignIn, ...failsOffline },
      });
      finish({ total: screen.list(data as Data, state, page).total });
    } catch (error) {
      finish({ problem: failureWords(error) ?? texts.notCounted });
    }
  };
  return {
    total: count?.total,
    isRunning: count !== undefined && count.total === undefined && count.problem === undefined,
    problem: count?.problem,
    start: screen.countsAll ? () => void start() : undefined,
  };
}
