import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../../../schema/uploads';
import { failsOffline } from '../../apollo/reachabilityLink';
import { fileProblems } from '../../uploads/fileProblems';
import { sendFile, type SentFile } from '../../uploads/sendFile';
import { useGenerateUploadSignatureMutation } from '../../uploads/sendFile.generated';
import { uploadProblem } from '../../uploads/uploadProblem';
import * as texts from './texts';

const { types, most, folder } = UPLOADS.HOUSEKEEPING_PHOTO;
const RULES = { types, sizeLimit: UPLOAD_MEGABYTES, most: Infinity };

/** A photo of a report: it is uploaded as soon as it is chosen. */
export interface ReportPhoto {
  key: string;
  file: File;
  sent?: SentFile;
  /** Why it was not uploaded. */
  problem?: string;
}

let added = 0;

/** The photos of a report that is written. */
export function useReportPhotos() {
  const [photos, setPhotos] = useState<readonly ReportPhoto[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [requestSignature] = useGenerateUploadSignatureMutation({ context: failsOffline });
  const [leaving] = useState(() => new AbortController());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // an effect that is run twice in development ends nothing
      setTimeout(() => !isMounted.current && leaving.abort());
    };
  }, [leaving]);

  const change = (key: string, row: Partial<ReportPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...row } : photo)));

  const upload = async (files: readonly ReportPhoto[]) => {
    try {
      const { data } = await requestSignature({ variables: { input: { folder, files: files.length } } });
      const signature = data!.generateUploadSignature;
      const { signal } = leaving;
      for (const { key, file } of files)
        sendFile(file, { signature, signal, onProgress: () => undefined }).then(
          (sent) => change(key, { sent }),
          (error: unknown) => change(key, { problem: uploadProblem(error) }),
        );
    } catch (error) {
      for (const { key } of files) change(key, { problem: uploadProblem(error) });
    }
  };

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const allowed = files.filter((file) => fileProblems([file], RULES).length === 0);
    const chosen = allowed
      .slice(0, most - photos.length)
      .map((file): ReportPhoto => ({ key: `${(added += 1)} ${file.name}`, file }));
    setProblems([
      ...fileProblems(files, RULES),
      ...(chosen.length < allowed.length ? [fill(texts.tooManyPhotos, { count: most })] : []),
    ]);
    if (chosen.length === 0) return;
    setPhotos((all) => [...all, ...chosen]);
    void upload(chosen);
  };
  const remove = (key: string) => {
    setProblems([]);
    setPhotos((all) => all.filter((photo) => photo.key !== key));
  };

  /** Whether the report can be sent; the form says why not. */
  const isReady = (): boolean => {
    const failed = photos.some(({ problem }) => problem);
    const waits = photos.some(({ sent, problem }) => !sent && !problem);
    setProblems(failed ? [texts.removeFailed] : waits ? [texts.waitForPhotos] : []);
    return !failed && !waits;
  };
  return {
    photos,
    problems,
    /** The photos as the server takes them. */
    uploads: photos.flatMap(({ sent }) => (sent ? [{ url: sent.url, publicId: sent.publicId }] : [])),
    isReady,
    add,
    remove,
  };
}

export type ReportPhotoForm = ReturnType<typeof useReportPhotos>;
