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
 * Replaces the image host on a machine without an account. `/v1_1` has its signed upload and deletion and its lists of
 * files; images are served in several sizes beside it. The router can be mounted at any path.
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
