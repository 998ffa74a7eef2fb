import sharp from 'sharp';
import { UPLOAD_MEGAPIXELS } from '../../../schema/uploads';
import { limitConcurrency } from '../../src/core/concurrency';

/** The largest picture that is ever decoded, in pixels. */
export const MOST_PIXELS = UPLOAD_MEGAPIXELS * 1_000_000;

/** Runs two decodes or encodes at once beside the event loop. 200 more wait, and further ones are refused. */
export const workOnPicture = limitConcurrency(2, 200);

// Each decode or encode uses one thread, since requests need the others.
sharp.concurrency(1);
