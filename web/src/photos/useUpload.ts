import { useEffect, useRef, useState } from 'react';
import { ServerError } from '@apollo/client/errors';
import { failsOffline } from '../apollo/lineLink';
import { UPLOADS } from '../../../schema/uploads';
import { fileProblems } from '../uploads/fileProblems';
import { sendFile, type SentFile } from '../uploads/sendFile';
import { useGenerateUploadSignatureMutation } from '../uploads/sendFile.generated';
import { useReportUploadsMutation } from './UploadPage.generated';
import type { UploadTask } from './uploadTask';

export interface ChosenFile {
  file: File;
  /** 0 to 1. */
  progress: number;
  /** What the image host answered; a second try does not send it again. */
  sent?: SentFile | undefined;
  /** Why it was not taken. */
  problem?: string | undefined;
}

type Status =
  | { is: 'choosing' }
  | { is: 'uploading' }
  | { is: 'failed'; message: string }
  | { is: 'uploaded'; count: number };

/** Files on their way at the same time. */
const AT_ONCE = 3;

/**
 * The files of one upload: chosen, checked, sent each to the image host, and reported together. What arrived is kept
 * when another file fails.
 */
export function useUpload(task: UploadTask) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [status, setStatus] = useState<Status>({ is: 'choosing' });
  const [isAsked, setAsked] = useState(false);
  const [askSignature] = useGenerateUploadSignatureMutation({ context: failsOffline });
  const [report] = useReportUploadsMutation({ context: failsOffline });

  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = (leaving.current = new AbortController());
    return () => controller.abort();
  }, []);

  const all = fileProblems(
    files.map(({ file }) => file),
    task,
  );
  // nobody is told that nothing is chosen before they want to send it
  const problems = files.length > 0 || isAsked ? all : [];

  const choose = (chosen: readonly File[]) => {
    const added = chosen.map((file) => ({ file, progress: 0 }));
    setFiles((before) => (task.isMultiple ? [...before, ...added] : added.slice(0, 1)));
    setStatus({ is: 'choosing' });
    setAsked(false);
  };
  const remove = (file: File) => {
    setFiles((before) => before.filter((chosen) => chosen.file !== file));
    setStatus({ is: 'choosing' });
    setAsked(false);
  };
  const change = (file: File, row: Partial<ChosenFile>) =>
    setFiles((before) => before.map((chosen) => (chosen.file === file ? { ...chosen, ...row } : chosen)));

  /** Sends what has not arrived yet; answers what has, in the order of choosing. */
  const sendAll = async (signal: AbortSignal): Promise<SentFile[]> => {
    const arrived = new Map(files.flatMap(({ file, sent }) => (sent ? [[file, sent] as const] : [])));
    const missing = files.map(({ file }) => file).filter((file) => !arrived.has(file));
    if (missing.length > 0) {
      const input = { folder: UPLOADS[task.purpose].folder, files: missing.length };
      const { data } = await askSignature({ variables: { input } });
      const signature = data!.generateUploadSignature;
      const queue = missing.values();
      const sendNext = async () => {
        for (const file of queue) {
          if (signal.aborted) return;
          const onProgress = (progress: number) => change(file, { progress });
          try {
            const sent = await sendFile(file, { signature, signal, onProgress });
            arrived.set(file, sent);
            change(file, { sent, progress: 1, problem: undefined });
          } catch (error) {
            change(file, { progress: 0, problem: wordsOf(error) });
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    }
    if (arrived.size < files.length) throw new Error(countOf(files.length - arrived.size, files.length));
    return files.map(({ file }) => arrived.get(file)!);
  };

  /** Says at the files that were refused why; where none is named, all are sent again. */
  const refuse = (message: string, refused: readonly string[]) =>
    setFiles((before) =>
      before.map((chosen) => {
        if (refused.length === 0) return { file: chosen.file, progress: 0 };
        const isRefused = chosen.sent && refused.includes(chosen.sent.publicId);
        return isRefused ? { file: chosen.file, progress: 0, problem: message } : chosen;
      }),
    );

  /** Answers how many files were uploaded; undefined where it came to nothing, which is shown. */
  const upload = async (): Promise<number | undefined> => {
    setAsked(true);
    if (all.length > 0 || !leaving.current) return undefined;
    const { signal } = leaving.current;
    setFiles((before) => before.map((chosen) => ({ ...chosen, problem: undefined })));
    setStatus({ is: 'uploading' });
    try {
      const uploads = await sendAll(signal);
      const { purpose, id } = task;
      const { data } = await report({ variables: { input: { purpose, id, uploads } } });
      const answer = data!.reportUploads;
      if (answer.__typename === 'UploadRefused') refuse(answer.message, answer.refused);
      if (answer.__typename !== 'UploadsReported') throw new Error(answer.message);
      setFiles([]);
      setAsked(false);
      setStatus({ is: 'uploaded', count: answer.count });
      return answer.count;
    } catch (error) {
      setStatus({ is: 'failed', message: wordsOf(error) });
      return undefined;
    }
  };

  return { files, problems, status, choose, remove, upload };
}

const countOf = (refused: number, all: number): string =>
  all === 1
    ? 'The file was not taken.'
    : `${refused} of ${all} files were not taken. The others are kept: remove what was refused to go on without it.`;

/** What the server or the image host said; a browser's own words for a broken connection help nobody. */
const wordsOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError || ServerError.is(error)) && error.message
    ? error.message
    : 'The connection broke off.';
