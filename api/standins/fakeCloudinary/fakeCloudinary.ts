import cors from 'cors';
import { Router } from 'express';
import { adminApi } from './adminApi';
import { delivery } from './delivery';
import { FileStore } from './fileStore';
import { answerRefusal } from './refusals';
import { uploadApi, type UploadSettings } from './upload';

export interface FakeCloudinarySettings extends Omit<UploadSettings, 'files'> {
  /** The folder of the uploaded files. */
  root: string;
}

/**
 * Stands in for the image host on a machine without an account: its signed upload and destroy and its lists of files
 * under `/v1_1`, its delivery of images in several sizes beside it. Mount it as it is.
 */
export function fakeCloudinary({ root, ...settings }: FakeCloudinarySettings): Router {
  const files = new FileStore(root);
  const router = Router();
  router.use(cors());
  router.use('/v1_1', uploadApi({ files, ...settings }), adminApi(settings.account, files));
  router.use(delivery(files));
  router.use(answerRefusal);
  return router;
}
