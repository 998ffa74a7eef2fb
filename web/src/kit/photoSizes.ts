/** Addresses of our image host: what it is asked to do with a picture goes in between. */
const HOSTED = /^(.*\/image\/upload\/)(v\d+\/[^?#]+)$/;
const WIDTHS = [320, 480, 640, 960, 1440, 1920];

const asked = (src: string, words: string): string => src.replace(HOSTED, `$1${words},q_auto,f_auto/$2`);

/** The same picture in several widths, for the browser to choose from; undefined for pictures of other hosts. */
export const widthsOf = (src: string): string | undefined =>
  HOSTED.test(src)
    ? WIDTHS.map((width) => `${asked(src, `c_limit,w_${width}`)} ${width}w`).join(', ')
    : undefined;

/** A square of the picture, around the face where there is one, sharp on dense screens as well. */
export const squareOf = (src: string, size: number): string =>
  asked(src, `c_fill,g_face,w_${size * 2},h_${size * 2}`);
