import sharp from 'sharp';
import { UPLOAD_MEGAPIXELS } from '../../../schema/uploads';
import { limitConcurrency } from '../../src/core/concurrency';

/** Pixels of the largest picture that is ever decoded. */
export const MOST_PIXELS = UPLOAD_MEGAPIXELS * 1_000_000;

/** Decodes and encodes run beside the event loop, a few at once; whoever would wait too long is refused. */
export const workOnPicture = limitConcurrency(2, 200);

// Each on one thread: requests need the others.
sharp.concurrency(1);
