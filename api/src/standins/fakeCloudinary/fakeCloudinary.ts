import cors from 'cors';
import { Router } from 'express';
import { delivery } from './delivery';
import { intake, type Intake } from './upload';
import { answerRefusal } from './refusals';
import { Shelf } from './storage';

export interface FakeCloudinarySettings extends Omit<Intake, 'shelf'> {
  /** The folder of the album's files. */
  root: string;
}

/**
 * Stands in for the image host on a machine without an account: its signed upload and destroy under `/v1_1`,
 * its delivery of pictures in any size beside it. Mount it as it is.
 */
export function fakeCloudinary({ root, ...settings }: FakeCloudinarySettings): Router {
  const shelf = new Shelf(root);
  const router = Router();
  router.use(cors());
  router.use('/v1_1', intake({ shelf, ...settings }));
  router.use(delivery(shelf));
  router.use(answerRefusal);
  return router;
}
