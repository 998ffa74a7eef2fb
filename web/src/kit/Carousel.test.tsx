import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

const photos = ['/a.svg', '/b.svg', '/c.svg'];
const shown = () => screen.getByRole('img').getAttribute('src');

describe('a carousel', () => {
  it('wraps around at both ends', async () => {
    render(<Carousel photos={photos} of="Garden room" />);
    await userEvent.click(screen.getByRole('button', { name: /previous/i }));
    expect(shown()).toBe('/c.svg');
    await userEvent.click(screen.getByRole('button', { name: /next/i }));
    expect(shown()).toBe('/a.svg');
  });

  it('turns with the arrow keys', () => {
    render(<Carousel photos={photos} of="Garden room" />);
    fireEvent.keyDown(screen.getByRole('button', { name: /next/i }), { key: 'ArrowRight' });
    expect(screen.getByRole('img', { name: 'Garden room, picture 2 of 3' })).toBeVisible();
  });

  it('has no arrows where there is nothing to turn', () => {
    render(<Carousel photos={['/a.svg']} of="Garden room" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the space of a picture that cannot be loaded', () => {
    render(<Carousel photos={['/gone.jpg']} of="Garden room" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Garden room, picture' })).not.toHaveAttribute('src');
  });
});
