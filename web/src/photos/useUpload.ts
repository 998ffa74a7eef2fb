import { useEffect, useRef, useState } from 'react';
import { ServerError } from '@apollo/client/errors';
import { UPLOADS } from '../../../schema/uploads';
import { fileProblems } from './fileProblems';
import { sendFile, type SentFile } from './sendFile';
import { useGenerateUploadSignatureMutation, useReportUploadsMutation } from './UploadPage.generated';
import type { UploadTask } from './uploadTask';

export interface ChosenFile {
  file: File;
  /** 0 to 1. */
  progress: number;
  /** What the image host answered; a second try does not send it again. */
  sent?: SentFile;
}

type Status =
  | { is: 'choosing' }
  | { is: 'uploading' }
  | { is: 'failed'; message: string }
  | { is: 'uploaded'; count: number };

/** The files of one upload: chosen, checked, sent each to the image host, and reported together. */
export function useUpload(task: UploadTask) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [status, setStatus] = useState<Status>({ is: 'choosing' });
  const [isAsked, setAsked] = useState(false);
  const [askSignature] = useGenerateUploadSignatureMutation({ context: { inPlace: true } });
  const [report] = useReportUploadsMutation({ context: { inPlace: true } });

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

  const sendAll = async (signal: AbortSignal): Promise<SentFile[]> => {
    const { folder } = UPLOADS[task.purpose];
    const { data } = await askSignature({ variables: { input: { folder } } });
    const signature = data!.generateUploadSignature;
    const send = async ({ file, sent }: ChosenFile) => {
      const answer =
        sent ??
        (await sendFile(file, { signature, signal, onProgress: (progress) => change(file, { progress }) }));
      change(file, { sent: answer, progress: 1 });
      return answer;
    };
    const outcomes = await Promise.allSettled(files.map(send));
    return outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  };

  /** Answers how many files were uploaded; undefined where it came to nothing, which is shown. */
  const upload = async (): Promise<number | undefined> => {
    setAsked(true);
    if (all.length > 0 || !leaving.current) return undefined;
    const { signal } = leaving.current;
    setStatus({ is: 'uploading' });
    try {
      const uploads = await sendAll(signal);
      const { purpose, id } = task;
      const { data } = await report({ variables: { input: { purpose, id, uploads } } });
      const answer = data!.reportUploads;
      if (answer.__typename !== 'UploadsReported') {
        setFiles((before) => before.map(({ file }) => ({ file, progress: 0 })));
        throw new Error(answer.message);
      }
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

/** What the house or the image host said; a browser's own words for a broken connection help nobody. */
const wordsOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError || ServerError.is(error)) ? error.message : '';
