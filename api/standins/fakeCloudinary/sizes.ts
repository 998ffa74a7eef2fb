import sharp from 'sharp';
import { MOST_PIXELS } from './pictures';

/** The widths of the sizes that are made, and the sides of squares. A request between two gets the larger one. */
const WIDTHS = [96, 192, 320, 480, 640, 960, 1440, 1920];
const SQUARES = [96, 192, 384];
const MOST_ASKED = 2560;
/** The widest WebP. WebP is smaller, but larger pictures take too long to make. */
const WIDEST_WEBP = 640;

export interface Size {
  width: number;
  /** Cut to a square; otherwise the picture keeps its shape. */
  isSquare: boolean;
  webp: boolean;
}

/**
 * The size that a transformation such as `c_fill,w_96,h_96,f_auto` asks for, rounded up to one of a few; undefined if
 * it names no size. Only small squares are cut. Other shapes are whole, in the requested width.
 */
export function readSize(transformation: string, acceptsWebp: boolean): Size | undefined {
  const values = new Map(transformation.split(',').map((part) => [part.slice(0, 2), part.slice(2)]));
  const [asked, height] = [Number(values.get('w_')), Number(values.get('h_') ?? values.get('w_'))];
  if (!isLength(asked) || !isLength(height)) return undefined;
  const side = values.has('h_') && values.get('c_') === 'fill' && asked === height && stepOf(asked, SQUARES);
  const width = side || stepOf(asked, WIDTHS) || WIDTHS.at(-1)!;
  const webp = acceptsWebp && values.get('f_') === 'auto' && width <= WIDEST_WEBP;
  return { width, isSquare: Boolean(side), webp };
}

const isLength = (length: number): boolean => Number.isInteger(length) && length >= 1 && length <= MOST_ASKED;

const stepOf = (length: number, steps: number[]): number | undefined => steps.find((step) => step >= length);

/** The key under which a size is stored. */
export const keyOf = ({ width, isSquare, webp }: Size, format: string): string =>
  `${isSquare ? `square-${width}` : width}.${webp ? 'webp' : format}`;

/** The picture upright in this size, never larger than the original. */
export async function resize(bytes: Buffer, { width, isSquare, webp }: Size): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  if (!isSquare && !webp && (await picture.metadata()).width <= width) return bytes;
  const shape = isSquare ? { width, height: width, fit: 'cover' as const } : { width };
  const resized = picture.rotate().resize({ ...shape, withoutEnlargement: true });
  return (webp ? resized.webp({ effort: 1 }) : resized).toBuffer();
}
