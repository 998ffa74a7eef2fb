import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../schema/fill';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../../schema/uploads';
import { photoAltProblem } from '../../../schema/textRules';
import { fileProblems } from '../uploads/fileProblems';
import type { NewPhoto } from './outbox';
import * as texts from './texts';

/** The most photos that can be selected at once. Each becomes a message. */
const MAX_PHOTOS = 10;
export const PHOTO_TYPES: readonly string[] = UPLOADS.CHAT_PHOTO.types;
const LIMITS = { types: PHOTO_TYPES, sizeLimit: UPLOAD_MEGABYTES, most: MAX_PHOTOS };

interface SelectedPhoto extends NewPhoto {
  /** Its address on this page. */
  url: string;
}

/** The photos selected to be sent, and the problems of those that were refused. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly SelectedPhoto[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const add = async (files: readonly File[]) => {
    if (!files.length) return;
    const found = fileProblems([...photos.map(({ file }) => file), ...files], LIMITS);
    if (found.length) return setProblems([...found, fill(texts.photoRules, { limit: UPLOAD_MEGABYTES })]);
    const measured = await Promise.all(files.map(measure));
    const broken = files.filter((_, index) => !measured[index]);
    setProblems(broken.map(({ name }) => fill(texts.photoUnreadable, { name })));
    setPhotos((before) => [...before, ...measured.filter((photo) => photo !== undefined)]);
  };
  const describe = (url: string, alt: string) =>
    setPhotos((before) => before.map((photo) => (photo.url === url ? { ...photo, alt } : photo)));
  const remove = (url: string) => {
    URL.revokeObjectURL(url);
    setProblems([]);
    setPhotos((before) => before.filter((photo) => photo.url !== url));
  };
  const clear = () => {
    for (const { url } of photos) URL.revokeObjectURL(url);
    setProblems([]);
    setPhotos([]);
  };

  const clearAtEnd = useEffectEvent(clear);
  useEffect(() => () => clearAtEnd(), []);

  const isWrong = photos.some(({ alt }) => photoAltProblem(alt));
  return { photos, problems, isWrong, add, describe, remove, clear };
}

export type Photos = ReturnType<typeof usePhotos>;

/** The photo with its size; undefined if the browser cannot read it. */
async function measure(file: File): Promise<SelectedPhoto | undefined> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { file, url, width: image.naturalWidth, height: image.naturalHeight, alt: '' };
  } catch {
    URL.revokeObjectURL(url);
    return undefined;
  }
}
