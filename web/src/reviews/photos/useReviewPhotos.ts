import { listed } from '../../../../schema/spoken';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../schema/fill';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../../../schema/uploads';
import { failsOffline } from '../../apollo/reachabilityLink';
import { fileProblems } from '../../uploads/fileProblems';
import { sendFile, type SentFile } from '../../uploads/sendFile';
import {
  useGenerateUploadSignatureMutation,
  type GenerateUploadSignatureMutation,
} from '../../uploads/sendFile.generated';
import { uploadProblem } from '../../uploads/uploadProblem';
import * as texts from './texts';

const { types, most, folder } = UPLOADS.REVIEW_PHOTO;
/** The rules of each file. The number of photos is checked with those that the review has. */
const RULES = { types, sizeLimit: UPLOAD_MEGABYTES, most: Infinity };

/** A photo that the review has, or a file that is uploaded to be added. */
export type FormPhoto = StoredPhoto | NewPhoto;
interface StoredPhoto {
  /** Its address at the image host. */
  key: string;
  file?: undefined;
  problem?: undefined;
}
export interface NewPhoto {
  key: string;
  file: File;
  /** 0 to 1. */
  progress: number;
  /** The image host's answer. */
  sent?: SentFile | undefined;
  /** The reason why it was not uploaded or not accepted. */
  problem?: string | undefined;
}

let added = 0;

/**
 * The photos of a review in a form, in the order in which they were added. Files are uploaded as soon as they are chosen;
 * one that fails is kept, with the reason, to be tried again or removed. `stored` are the addresses of the photos that the
 * review has.
 */
export function useReviewPhotos(stored: readonly string[] = []) {
  const [before] = useState(stored);
  const [photos, setPhotos] = useState<readonly FormPhoto[]>(() => stored.map((key) => ({ key })));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [requestSignature] = useGenerateUploadSignatureMutation({ context: failsOffline });

  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const change = (key: string, row: Partial<NewPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key && photo.file ? { ...photo, ...row } : photo)));

  const send = async (
    { key, file }: NewPhoto,
    signature: GenerateUploadSignatureMutation['generateUploadSignature'],
  ) => {
    const { signal } = running.current.get(key)!;
    if (signal.aborted) return;
    try {
      const sent = await sendFile(file, {
        signature,
        signal,
        onProgress: (progress) => change(key, { progress }),
      });
      change(key, { sent, progress: 1 });
    } catch (error) {
      change(key, { problem: uploadProblem(error) });
    }
  };
  const upload = async (files: readonly NewPhoto[]) => {
    for (const { key } of files) running.current.set(key, new AbortController());
    try {
      const { data } = await requestSignature({ variables: { input: { folder, files: files.length } } });
      await Promise.all(files.map((photo) => send(photo, data!.generateUploadSignature)));
    } catch (error) {
      for (const { key } of files) change(key, { problem: uploadProblem(error) });
    }
  };

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const allowed = files.filter((file) => fileProblems([file], RULES).length === 0);
    const room = most - photos.length;
    const chosen = allowed
      .slice(0, room)
      .map((file): NewPhoto => ({ key: `${(added += 1)} ${file.name}`, file, progress: 0 }));
    const names = allowed.slice(room).map(({ name }) => name);
    setProblems([
      ...fileProblems(files, RULES),
      ...(names.length > 0 ? [fill(texts.tooManyPhotos, { count: most, names: listed(names) })] : []),
    ]);
    if (chosen.length === 0) return;
    setPhotos((all) => [...all, ...chosen]);
    void upload(chosen);
  };
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    setProblems([]);
    setPhotos((all) => all.filter((photo) => photo.key !== key));
  };
  const retry = (photo: NewPhoto) => {
    setProblems([]);
    change(photo.key, { problem: undefined, progress: 0 });
    void upload([photo]);
  };

  const uploading = photos.filter((photo) => photo.file && !photo.sent && !photo.problem).length;
  const failed = photos.filter(({ problem }) => problem).length;

  /** Whether the review can be sent. If a photo has failed, the form says so. */
  const isReady = (): boolean => {
    if (failed > 0) setProblems([fill(texts.failedPhotos, { count: failed })]);
    return failed === 0 && uploading === 0;
  };
  /** Shows why the server refused photos: beside those that it names, otherwise below all of them. */
  const refuse = (message: string, refused: readonly string[]) => {
    if (refused.length === 0) setProblems([message]);
    for (const photo of photos)
      if (photo.file && photo.sent && refused.includes(photo.sent.publicId))
        change(photo.key, { sent: undefined, progress: 0, problem: message });
  };

  const uploads = photos.flatMap((photo) => (photo.file && photo.sent ? [photo.sent] : []));
  return {
    photos,
    problems,
    uploading,
    /** The new files, as the server takes them. */
    uploads,
    /** All photos in their order, as the server takes them. */
    all: photos.flatMap((photo) => (photo.file ? (photo.sent ? [photo.sent] : []) : [{ url: photo.key }])),
    isChanged: photos.map(({ key }) => key).join() !== before.join(),
    isReady,
    add,
    remove,
    retry,
    refuse,
  };
}

export type ReviewPhotoForm = ReturnType<typeof useReviewPhotos>;
