import { decimal } from '../../kit/format';
import { useRef, useState } from 'react';
import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { fill } from '../../../../schema/fill';
import { useSession } from '../../session/SessionProvider';
import { saveFile } from '../../kit/saveFile';
import { sendSigned } from '../../session/sendSigned';
import type { Column, Screen } from './screen';
import type { TableState } from './tableState';
import * as texts from './texts';

/** Bytes per megabyte in messages. */
const MEGABYTE = 1_000_000;

/**
 * Downloads all rows that match the filters as a CSV file of the shown columns. The server writes the file. The download
 * reports its progress and problems, and can be stopped.
 */
export function useExport<Row extends { id: string }, Data, Variables extends OperationVariables>(
  screen: Screen<Row, Data, Variables>,
) {
  const { session } = useSession();
  const client = useApolloClient();
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const stopped = useRef<AbortController>(undefined);

  const start = async (state: TableState, columns: readonly Column<Row>[]) => {
    const stop = (stopped.current = new AbortController());
    setProblem(undefined);
    setProgress(texts.preparingFile);
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
        client,
      });
      const file = await take(response, (bytes) =>
        setProgress(fill(texts.downloading, { megabytes: decimal(bytes / MEGABYTE) })),
      );
      saveFile(`${screen.name}.csv`, 'text/csv;charset=utf-8', file);
    } catch (error) {
      const message = error instanceof Refused ? error.message : texts.downloadInterrupted;
      setProblem(stop.signal.aborted ? undefined : message);
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

/** The field of a document, which is the name of the list. */
function fieldOf(document: DocumentNode): string {
  const [field] = getMainDefinition(document).selectionSet.selections;
  if (field?.kind !== 'Field') throw new Error('The document of a list begins with its field.');
  return field.name.value;
}

async function take(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  if (!response.ok) {
    const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
    throw new Refused(answer.errors?.[0]?.message ?? texts.fileNotCreated);
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
