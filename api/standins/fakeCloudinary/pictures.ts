import sharp from 'sharp';
import { UPLOAD_MEGAPIXELS } from '../../../schema/uploads';
import { slots } from '../../src/core/slots';

/** The largest picture that is ever decoded, in pixels. */
export const MOST_PIXELS = UPLOAD_MEGAPIXELS * 1_000_000;

/** Runs two decodes or encodes at once beside the event loop. 200 more wait, and further ones are refused. */
export const workOnPicture = slots(2, 200);

// Each decode or encode uses one thread, since requests need the others.
sharp.concurrency(1);
