import { config } from '../core/config';
import { pictureAt } from './pictures';

test('a picture of ours has a whole address, one from elsewhere stays as it is, and none stays empty', () => {
  expect(pictureAt('/pictures/quay.jpg')).toBe(`${config.publicUrl}/pictures/quay.jpg`);
  expect(pictureAt('https://images.example/quay.jpg')).toBe('https://images.example/quay.jpg');
  expect(pictureAt('')).toBe('');
});
