import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Column } from './screen';

interface Options<Row> {
  nameOf: (row: Row) => string;
  /** Reads the list again: somebody else changed the row, or it is gone. */
  onRefused: () => void;
}

interface Done {
  /** 'Price a night of Queen room is changed.' */
  text: string;
  undo: () => void;
}

type Answer = { __typename: string; message?: string; version?: number } | null;

/**
 * Saves what was typed into a cell, and offers to take it back. The row shows it at once and keeps its place, whatever the
 * list is sorted by: it does not move away under one's hand.
 */
export function useCellEdits<Row extends { id: string }>({ nameOf, onRefused }: Options<Row>) {
  const client = useApolloClient();
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();

  /** Saves a value; answers what is wrong with it, or undefined. */
  const save = async (row: Row, column: Column<Row>, value: string): Promise<string | undefined> => {
    const edit = column.edit!;
    const before = edit.value(row);
    if (value === before) return undefined;
    const wrong = edit.rule?.(value);
    if (wrong) return wrong;
    try {
      const { data } = await client.mutate<Record<string, Answer>>({
        mutation: edit.document,
        variables: { input: edit.input(row, value) },
      });
      const answer = Object.values(data ?? {})[0];
      if (answer?.message) {
        onRefused();
        return answer.message;
      }
      const now = { ...row, ...(answer?.version !== undefined && { version: answer.version }) };
      const undo = async () => {
        setDone(undefined);
        setProblem(await sendBack(now, column, before));
      };
      const result = edit.words ? `now ${edit.words(value)}` : 'changed';
      setDone({ text: `${column.label} of ${nameOf(row)} is ${result}.`, undo: () => void undo() });
      return undefined;
    } catch (error) {
      const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
      return said ?? 'We could not reach Staybook. Nothing is known to be saved.';
    }
  };

  const sendBack = async (row: Row, column: Column<Row>, value: string): Promise<string | undefined> => {
    const { document, input } = column.edit!;
    try {
      const variables = { input: input(row, value) };
      const { data } = await client.mutate<Record<string, Answer>>({
        mutation: document,
        variables,
      });
      const refused = Object.values(data ?? {})[0]?.message;
      if (refused) onRefused();
      return refused;
    } catch {
      return 'It could not be taken back. Look at what it is now.';
    }
  };

  const forget = () => {
    setDone(undefined);
    setProblem(undefined);
  };
  return { save, done, problem, forget };
}
