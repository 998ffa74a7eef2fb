import { useRef, useState } from 'react';
import type { OperationVariables } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { useSession } from '../../session/SessionProvider';
import { saveFile } from '../../kit/saveFile';
import { sendSigned } from '../fields/sendSigned';
import type { Column, Screen } from './screen';
import type { TableState } from './tableState';

/** So many bytes are a megabyte in what the reader is told. */
const MEGABYTE = 1_000_000;

/**
 * Downloads all rows that the filters leave, however many, as a CSV file of the shown columns, which the server writes.
 * Tells how far it is or what went wrong, and can be stopped.
 */
export function useExport<Row extends { id: string }, Data, Variables extends OperationVariables>(
  screen: Screen<Row, Data, Variables>,
) {
  const { session } = useSession();
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const stopped = useRef<AbortController>(undefined);

  const start = async (state: TableState, columns: readonly Column<Row>[]) => {
    const stop = (stopped.current = new AbortController());
    setProblem(undefined);
    setProgress('Preparing the file');
    const body = JSON.stringify({
      columns: columns.map(({ field, label }) => ({ field, label })),
      ...askedOf(screen.variables(state, { limit: 1, offset: 0 })),
      text: state.text,
    });
    try {
      const response = await sendSigned(session, `/api/exports/${fieldOf(screen.document)}.csv`, {
        body,
        type: 'application/json',
        signal: stop.signal,
      });
      const file = await take(response, (bytes) =>
        setProgress(`Downloading, ${(bytes / MEGABYTE).toFixed(1)} MB so far`),
      );
      saveFile(`${screen.name}.csv`, 'text/csv;charset=utf-8', file);
    } catch (error) {
      const said = error instanceof Refused ? error.message : 'The file did not arrive whole. Try again.';
      setProblem(stop.signal.aborted ? undefined : said);
    }
    setProgress(undefined);
  };

  return { progress, problem, start, stop: () => stopped.current?.abort() };
}

class Refused extends Error {}

/** The variables that narrow and sort a list, without those of a page of it. */
function askedOf({ limit: _limit, offset: _offset, after: _after, ...variables }: OperationVariables) {
  return { variables };
}

/** The field that a document asks for: the name of the list. */
function fieldOf(document: DocumentNode): string {
  const [field] = getMainDefinition(document).selectionSet.selections;
  if (field?.kind !== 'Field') throw new Error('The document of a list begins with its field.');
  return field.name.value;
}

async function take(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
    throw new Refused(answer.errors?.[0]?.message ?? 'The file could not be made. Try again.');
  }
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body!.pipeThrough(counting)).blob();
}
