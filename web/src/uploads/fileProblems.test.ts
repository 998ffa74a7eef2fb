import { fileProblems } from './fileProblems';

const MB = 1024 * 1024;
const limits = { types: ['.jpg', '.jpeg', '.png'], sizeLimit: 5, most: 6 };
const file = (name: string, size = MB) => ({ name, size });

test('no file is a problem, and valid files are not', () => {
  expect(fileProblems([], limits)).toEqual(['no file selected']);
  expect(fileProblems([file('a.jpg', 5 * MB), file('b.JPG'), file('c.JPEG')], limits)).toEqual([]);
});

test('files that are too large are named together', () => {
  const files = [file('a.jpg', 5 * MB + 1), file('b.jpg'), file('c.png', 9 * MB)];
  expect(fileProblems(files, limits)).toEqual(['a.jpg, c.png is(are) above the 5 MB size limit']);
});

test.each(['a.gif', 'a.jpg.exe', 'jpg', '.png.', 'photo'])('%s is not allowed', (name) => {
  expect(fileProblems([file(name)], limits)).toEqual([`${name} is(are) not allowed`]);
});

test('a file that is too large and not allowed has both problems', () => {
  expect(fileProblems([file('film.mp4', 80 * MB)], limits)).toEqual([
    'film.mp4 is(are) above the 5 MB size limit',
    'film.mp4 is(are) not allowed',
  ]);
});

test('more files than the limit are refused', () => {
  const files = Array.from({ length: 7 }, (_, index) => file(`${index}.jpg`));
  expect(fileProblems(files, limits)).toEqual(['Choose at most 6 files at a time.']);
});
