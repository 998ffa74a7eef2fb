import { render, screen } from '@testing-library/react';
import { Stars } from './Stars';

test.each([
  [3.4, ['1.00', '1.00', '1.00', '0.40', '0.00']],
  [5, ['1.00', '1.00', '1.00', '1.00', '1.00']],
  [0.25, ['0.25', '0.00', '0.00', '0.00', '0.00']],
])('a rating of %s fills whole stars and a part of the next', (rating, shares) => {
  render(<Stars rating={rating} />);
  const stars = screen.getByRole('img', { name: `${rating.toFixed(1)} out of 5 stars` });
  expect([...stars.querySelectorAll('svg')].map((star) => star.dataset.share)).toEqual(shares);
});
