import { config } from '../core/config';
import { pictureAt } from './pictures';

test('an own picture gets an absolute address, one of another host keeps its address, and an empty one stays empty', () => {
  expect(pictureAt('/pictures/quay.jpg')).toBe(`${config.publicUrl}/pictures/quay.jpg`);
  expect(pictureAt('https://images.example/quay.jpg')).toBe('https://images.example/quay.jpg');
  expect(pictureAt('')).toBe('');
});
