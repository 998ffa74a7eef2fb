import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fill } from '../../../../schema/fill';
import type { Column } from './screen';
import * as texts from './texts';

interface Options<Row> {
  nameOf: (row: Row) => string;
  /** Reads the list again, because another person changed or deleted the row. */
  onRefused: () => void;
}

interface Done {
  /** 'Price per night of Queen room was changed.' */
  text: string;
  undo: () => void;
}

type Answer = { __typename: string; message?: string; version?: number } | null;

/**
 * Saves the text of an edited cell, and offers undo. The row shows the change at once and stays in place, whatever the
 * sort order, so that it does not move under the pointer.
 */
export function useCellEdits<Row extends { id: string }>({ nameOf, onRefused }: Options<Row>) {
  const client = useApolloClient();
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();

  /** Saves a value; returns its problem, or undefined. */
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
      const names = { column: column.label, row: nameOf(row) };
      const text = edit.words
        ? fill(texts.cellChangedTo, { ...names, value: edit.words(value) })
        : fill(texts.cellChanged, names);
      setDone({ text, undo: () => void undo() });
      return undefined;
    } catch (error) {
      const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
      return message ?? texts.editNotReached;
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
      return texts.undoFailed;
    }
  };

  const clear = () => {
    setDone(undefined);
    setProblem(undefined);
  };
  return { save, done, problem, clear };
}
