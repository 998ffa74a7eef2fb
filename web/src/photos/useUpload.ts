import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../schema/fill';
import { failsOffline } from '../apollo/reachabilityLink';
import { UPLOADS } from '../../../schema/uploads';
import { fileProblems } from '../uploads/fileProblems';
import { sendFile, type SentFile } from '../uploads/sendFile';
import { uploadProblem } from '../uploads/uploadProblem';
import { useGenerateUploadSignatureMutation } from '../uploads/sendFile.generated';
import * as texts from './texts';
import { useReportUploadsMutation } from './UploadPage.generated';
import type { UploadTask } from './uploadTask';

export interface ChosenFile {
  file: File;
  /** 0 to 1. */
  progress: number;
  /** The image host's answer. A second try does not send the file again. */
  sent?: SentFile | undefined;
  /** The reason why the file was refused. */
  problem?: string | undefined;
}

type Status =
  | { is: 'choosing' }
  | { is: 'uploading' }
  | { is: 'failed'; message: string }
  | { is: 'uploaded'; count: number };

/** The number of files that upload at the same time. */
const PARALLEL_UPLOADS = 3;

/**
 * The files of one upload. Checks them, sends each to the image host, and reports them together. A file that arrived is
 * kept if another one fails.
 */
export function useUpload(task: UploadTask) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [status, setStatus] = useState<Status>({ is: 'choosing' });
  const [wasSubmitted, setSubmitted] = useState(false);
  const [requestSignature] = useGenerateUploadSignatureMutation({ context: failsOffline });
  const [report] = useReportUploadsMutation({ context: failsOffline });

  const unmount = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = (unmount.current = new AbortController());
    return () => controller.abort();
  }, []);

  const all = fileProblems(
    files.map(({ file }) => file),
    task,
  );
  // an empty selection is a problem only once the person submits it
  const problems = files.length > 0 || wasSubmitted ? all : [];

  const choose = (chosen: readonly File[]) => {
    const added = chosen.map((file) => ({ file, progress: 0 }));
    setFiles((before) => (task.isMultiple ? [...before, ...added] : added.slice(0, 1)));
    setStatus({ is: 'choosing' });
    setSubmitted(false);
  };
  const remove = (file: File) => {
    setFiles((before) => before.filter((chosen) => chosen.file !== file));
    setStatus({ is: 'choosing' });
    setSubmitted(false);
  };
  const change = (file: File, row: Partial<ChosenFile>) =>
    setFiles((before) => before.map((chosen) => (chosen.file === file ? { ...chosen, ...row } : chosen)));

  /** Sends the files that have not arrived yet. Returns all of them, in the order of choosing. */
  const sendAll = async (signal: AbortSignal): Promise<SentFile[]> => {
    const arrived = new Map(files.flatMap(({ file, sent }) => (sent ? [[file, sent] as const] : [])));
    const missing = files.map(({ file }) => file).filter((file) => !arrived.has(file));
    if (missing.length > 0) {
      const input = { folder: UPLOADS[task.purpose].folder, files: missing.length };
      const { data } = await requestSignature({ variables: { input } });
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
            change(file, { progress: 0, problem: uploadProblem(error) });
          }
        }
      };
      await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, sendNext));
    }
    if (arrived.size < files.length) throw new Error(failureOf(files.length - arrived.size, files.length));
    return files.map(({ file }) => arrived.get(file)!);
  };

  /** Marks the refused files with the reason. If none is named, all are sent again. */
  const refuse = (message: string, refused: readonly string[]) =>
    setFiles((before) =>
      before.map((chosen) => {
        if (refused.length === 0) return { file: chosen.file, progress: 0 };
        const isRefused = chosen.sent && refused.includes(chosen.sent.publicId);
        return isRefused ? { file: chosen.file, progress: 0, problem: message } : chosen;
      }),
    );

  /** Uploads the files. Returns their number, or undefined if the upload failed, which `status` then says. */
  const upload = async (): Promise<number | undefined> => {
    setSubmitted(true);
    if (all.length > 0 || !unmount.current) return undefined;
    const { signal } = unmount.current;
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
      setSubmitted(false);
      setStatus({ is: 'uploaded', count: answer.count });
      return answer.count;
    } catch (error) {
      setStatus({ is: 'failed', message: uploadProblem(error) });
      return undefined;
    }
  };

  return { files, problems, status, choose, remove, upload };
}

const failureOf = (failed: number, count: number): string =>
  failed === count ? fill(texts.noneUploaded, { count }) : fill(texts.someNotUploaded, { failed, count });
