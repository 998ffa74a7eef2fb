import { squareOf, widthsOf } from './photoSizes';

const HOSTED = 'https://res.cloudinary.com/demo/image/upload/v17/roomphotos/abc.jpg';

test('a hosted picture is asked for in the width that a screen needs', () => {
  expect(widthsOf(HOSTED)).toContain(
    'https://res.cloudinary.com/demo/image/upload/c_limit,w_640,q_auto,f_auto/v17/roomphotos/abc.jpg 640w',
  );
  expect(squareOf(HOSTED, 32)).toBe(
    'https://res.cloudinary.com/demo/image/upload/c_fill,g_face,w_64,h_64,q_auto,f_auto/v17/roomphotos/abc.jpg',
  );
});

test('pictures from elsewhere stay as they are', () => {
  expect(widthsOf('/pictures/hotel-1.svg')).toBeUndefined();
  expect(squareOf('/pictures/hotel-1.svg', 32)).toBe('/pictures/hotel-1.svg');
});
